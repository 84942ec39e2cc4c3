rule-river-2 = La Rivière II
    .about = se pose d’abord et se divise : vers une ville et vers un lac avec un volcan
set-river-2 = La Rivière II
    .about = se pose d’abord, avec une fourche ; pas sur les cartes

mark-pig-herd = un troupeau de cochons
term-pig-herd = { $count ->
    [one] { $count } troupeau de cochons
   *[other] { $count } troupeaux de cochons
}

topic-river-2 = La Rivière II
    .text =
        La source est posée d’abord. La fourche est la première tuile piochée, puis viennent neuf tuiles mélangées, et le lac avec le volcan en dernier (RV10). Chaque tuile prolonge un bras ouvert de ton choix (RV11).

        - Le lac devant une ville termine son bras ; le lac avec le volcan termine le dernier (RV12). Une tuile qui ne va sur aucun bras sort du jeu (RV14).
        - Une tuile ne doit ni faire faire demi-tour à la rivière, ni mener un bras là où il heurterait une autre partie de la rivière. Au-delà d’un bout ouvert, quatre cases doivent être libres (la suivante, les deux à ses côtés et celle de derrière) ; c’est ainsi que joue la communauté (RV13).
        - La ville qui enjambe la rivière n’en fait qu’une, et le pré de chaque rive passe sous son pont (RV2). La route de l’auberge est une route avec auberge (RV20).
        - Avec les cochons, chaque ville complète du pré au troupeau rapporte 1 point de plus, 5 en tout avec ton propre cochon (RV30).
        - Avec le dragon, le volcan agit : le dragon arrive, et personne n’y est placé (RV40).
        - Tant qu’on pose une rivière, *Prends-en 2* ne s’ouvre pas et aucune abbaye ne se pose (RV15).
        - Les deux rivières n’en font qu’une : une source, la fourche mélangée au reste et seulement les lacs de cette rivière. La tuile qui finit devant une ville attend la fourche (RV51).

example-river-2 = De sa source à l’ouest, la rivière arrive à une fourche. Un bras va au nord sous le pont d’une route avec une auberge. L’autre va au sud, tourne à l’est près d’un troupeau de cochons et finit dans un lac devant une ville.

legend-mark-pig-herd = Troupeau de cochons : le pré rapporte plus par ville
