rule-builders = Bâtisseurs
    .about = quand sa route ou sa ville s’étend, tu pioches et poses encore une fois
rule-one-second-part = Une seule seconde partie de suite
    .about = un tour et son tour supplémentaire en ont une à eux deux : trois tuiles au plus
rule-pigs = Cochons
    .about = avec le tien, les villes d’un pré te rapportent 4 au lieu de 3
rule-goods = Marchandises
    .about = pour les villes complétées ; à la fin, 10 points par majorité
set-traders-and-builders = Marchands et Bâtisseurs

figure-builder = { $count ->
    [one] { $count } bâtisseur
   *[other] { $count } bâtisseurs
}
role-builder = Bâtisseur
    .form-un = un bâtisseur
    .form-le = le bâtisseur
    .form-du = du bâtisseur
    .form-nu = bâtisseur
figure-pig = { $count ->
    [one] { $count } cochon
   *[other] { $count } cochons
}
role-pig = Cochon
    .form-un = un cochon
    .form-le = le cochon
    .form-du = du cochon
    .form-nu = cochon

# Après « avec ».
mark-wine = du vin
mark-grain = du blé
mark-cloth = du tissu

# Comme dans « 2 vins ».
piece-wine = { $count ->
    [one] vin
   *[other] vins
}
piece-grain = { $count ->
    [one] blé
   *[other] blés
}
piece-cloth = { $count ->
    [one] tissu
   *[other] tissus
}

term-most-wine = { $count ->
    [one] { $count } majorité en vin
   *[other] { $count } majorités en vin
}
term-most-grain = { $count ->
    [one] { $count } majorité en blé
   *[other] { $count } majorités en blé
}
term-most-cloth = { $count ->
    [one] { $count } majorité en tissu
   *[other] { $count } majorités en tissu
}

bonus-trade-goods = marchandises
sum-trade-goods = marchandises

part-second = seconde partie
    .sentence = Seconde partie du tour.

event-goods-taken = { $seat } complète la ville en { $on } et prend { $goods }.
field-pig = avec le cochon { $listed }

effect-part-second = La route ou la ville de ton bâtisseur s’étend : ensuite, tu pioches et poses encore une fois.
gain-goods-taken = marchandises +{ $goods-count }
panel-with-pig = { $each } par ville

topic-builder = Le bâtisseur
    .text =
        Au lieu d’un meeple, tu peux placer ton bâtisseur sur une route ou une ville de la nouvelle tuile où tu as un meeple (TB4). Quand tu prolonges ensuite cette route ou cette ville, ton tour a une seconde partie : piocher, poser, placer et évaluer encore une fois (TB5).

        - Le bâtisseur ne va pas sur une zone que la nouvelle tuile vient de compléter (L1).
        - Tu as la seconde partie même si la première a complété la zone et renvoyé le bâtisseur (TB7).
        - Une seconde partie n’en donne jamais une troisième (TB6). Un tour supplémentaire dû à une flèche peut avoir la sienne (AN23), sauf avec *Une seule seconde partie de suite* (V14).
        - Le bâtisseur n’a pas de voix et rentre avec ton dernier meeple de l’endroit (TB8).
        - Des bâtisseurs de plusieurs personnes peuvent partager une route ou une ville (TB9).
topic-pig = Le cochon
    .text =
        Au lieu d’un meeple, tu peux placer ton cochon dans un pré de la nouvelle tuile où tu as un paysan. Si tu as la majorité ou l’égalité dans ce pré à la fin, chaque ville complète te rapporte 4 points au lieu de 3 (TB11).

        Le cochon n’a pas de voix et rentre avec ton dernier paysan de l’endroit (TB8). Les cochons des autres ne te rapportent rien, et un deuxième n’ajoute rien (TB12).
topic-goods = Marchandises
    .text =
        Les villes peuvent montrer du vin, du blé et du tissu. Si tu poses la tuile qui complète une telle ville, tu prends un jeton par symbole qui s’y trouve (TB2). À la fin, la personne qui a le plus de jetons d’une marchandise gagne 10 points (TB3).

        - Personne n’a besoin d’avoir un chevalier dans la ville, toi non plus.
        - À égalité, chacun gagne 10 points ; sans jeton, personne.
        - Il y a 9 vins, 6 blés et 5 tissus (TB1).

example-builder = Un brigand bleu est sur une route, et le bâtisseur bleu une tuile plus loin. Quand Bleu prolonge cette route, son tour a une seconde partie.
example-goods = Une ville complète a deux tonneaux de vin et un chevalier rouge. La personne qui a posé sa dernière tuile prend deux jetons de vin, peu importe à qui est le chevalier.

legend-figure-builder = Bâtisseur : une autre tuile si son lieu s’agrandit
legend-figure-pig = Cochon : son pré rapporte plus par ville
legend-mark-wine = Vin dans une ville : à qui la complète
legend-piece-wine = Vin d’un joueur : 10 points à qui en a le plus
legend-mark-grain = Blé dans une ville : à qui la complète
legend-piece-grain = Blé d’un joueur : 10 points à qui en a le plus
legend-mark-cloth = Tissu dans une ville : à qui la complète
legend-piece-cloth = Tissu d’un joueur : 10 points à qui en a le plus
