rule-the-count = Le Comte de Carcassonne
    .about = départ à Carcassonne ; des meeples attendent dans ses quartiers et rejoignent les évaluations
rule-count-empty = Quartiers : aussi vers du vide
    .about = un meeple peut aussi quitter un quartier pour une zone complète où personne ne se trouve
rule-count-all-quarters = Quartiers : tous sortent à la fin
    .about = avant le décompte final, de chaque quartier vers des zones incomplètes (première édition)
set-count-of-carcassonne = Le Comte de Carcassonne
    .about = la ville de Carcassonne à la place de la tuile de départ

kind-castle-quarter = quartier du château
kind-cathedral-quarter = quartier de la cathédrale
kind-blacksmith-quarter = quartier de la forge
kind-market-quarter = quartier du marché

piece-the-count = le Comte
piece-castle-quarter = au château
piece-cathedral-quarter = à la cathédrale
piece-blacksmith-quarter = à la forge
piece-market-quarter = au marché
sign-the-count = 🤴
sign-castle-quarter = 🛡️
sign-cathedral-quarter = 🔔
sign-blacksmith-quarter = ⚒️
sign-market-quarter = 🧺

event-entered = { $seat } place { FORM($on-role, "un") } en ville : { $on-place }.
event-sent = { $seat } envoie { FORM($from-role, "un") }, { $from-place } → { $to-spot } : { $to-place }.
event-count-moved = { $seat } déplace le Comte : { $to-place }.

ask-leave-quarter = { $who } – envoyer un meeple d’un quartier vers une zone évaluée maintenant ?
ask-last-quarter = { $who } – avant le décompte final : sortir un meeple d’un quartier ?
ask-town = { $who } – d’autres ont marqué, pas toi. Un meeple en ville ?
ask-count-moves = { $who } – déplacer le Comte dans un autre quartier ?
action-enter = { $on-role } : { $on-place }
action-send = { $to-role } ici : { $to-place }, { $to-spot }
action-move-count = Comte : { $to-place }
action-pass-leave-quarter = N’envoyer personne
action-pass-last-quarter = Ne sortir personne
action-pass-town = Personne n’entre
action-pass-count-moves = Le Comte reste

standing-leave-quarter-stay = Ne plus demander pour mes meeples des quartiers
    .off = Me redemander pour mes meeples des quartiers
standing-leave-quarter-stay-set = Désormais, tes meeples restent dans leurs quartiers lors des évaluations. Avant le décompte final, je demande quand même.
    .unset = Je te redemande quand un meeple peut quitter son quartier.

topic-count = Le Comte de Carcassonne
    .text =
        La ville de Carcassonne remplace la tuile de départ, et des meeples attendent dans ses quatre quartiers (CO2). Si ton tour rapporte aux autres des points pour des zones et rien à toi, tu peux placer un meeple de ta réserve dans n’importe quel quartier (CO14). Quand des zones sont complétées, chaque personne peut d’abord y envoyer des meeples du quartier correspondant (CO11).

        - Le château sert aux villes, la forge aux routes, la cathédrale aux abbayes, le marché aux prés (CO4). Personne ne va aux jardins (CO61).
        - On ne peut pas occuper la ville elle-même. Les routes, villes et prés de son bord sont comme sur les autres tuiles (CO10) ; pour les prés, c’est une ville complète (CO41).
        - Après ton meeple, tu peux déplacer le Comte (CO15). Personne ne sort de son quartier (CO12).
        - C’est possible une fois par tour (CO17). Les points de la fée, des moutons ou d’une flèche ne comptent pas (CO16).
        - La personne à ta gauche envoie en premier, toi en dernier.
        - La zone doit déjà avoir un meeple (CO13), sauf avec *Quartiers : aussi vers du vide* (V7). Les meeples envoyés comptent pour la majorité et rentrent ensuite (CO19).
        - Du marché, on va à un pré qu’une grange vient d’évaluer (CO33).
        - Avant le décompte final, chacun à son tour sort des meeples du marché vers n’importe quel pré, jusqu’à ce que tous passent (CO40). Avec *Quartiers : tous sortent à la fin*, les meeples de tous les quartiers vont aux zones incomplètes (V8).

example-count = La ville de Carcassonne est au milieu, large de quatre cases et haute de trois. Rouge vient de marquer des points pour la ville en dessous, et Bleu rien. Bleu a donc placé un meeple au château et déplacé le Comte à la forge. Un meeple rouge attend au marché.

legend-piece-the-count = Comte : personne ne sort de son quartier
legend-piece-castle-quarter = Château : meeples pour les villes
legend-piece-cathedral-quarter = Cathédrale : meeples pour les abbayes
legend-piece-blacksmith-quarter = Forge : meeples pour les routes
legend-piece-market-quarter = Marché : meeples pour les prés
