rule-goldmines = Les Mines d’or
    .about = une zone complète à toi te donne l’or de ses tuiles ; plus tu as de lingots, plus chacun vaut
set-goldmines = Les Mines d’or

# Après « avec ».
mark-goldmine = une mine d’or

piece-ingot = { $count ->
    [one] lingot
   *[other] lingots
}
piece-laid-ingot = { $count ->
    [one] un lingot
   *[other] { $count } lingots
}
sign-ingot = 🪙
sign-laid-ingot = 🪙

term-ingots = { $count ->
    [one] { $count } lingot
   *[other] { $count } lingots
}
bonus-ingots = or
sum-ingots = or

event-ingot-laid = { $seat } pose un lingot en { $on }.
event-ingots-taken = { $seat } prend { $count ->
    [one] un lingot
   *[other] { $count } lingots
}.

ask-gold = { $who } – choisis où va le second lingot
    .note = Le second lingot va sur une tuile autour : choisis laquelle.
action-gold = Lingot sur { $at }

topic-goldmines = Les Mines d’or
    .text =
        Quand tu poses une tuile avec de l’or, tu y mets aussitôt un lingot. Un second va sur une tuile de ton choix autour, diagonales comprises (GM3). Après le décompte, la majorité prend tous les lingots d’une zone complète (GM6).

        - Tu ne peux pas refuser ; s’il n’y a qu’une tuile autour, il n’y a pas de choix.
        - Les lingots sont sur les tuiles, pas sur les routes ni les villes, et une tuile peut en porter autant qu’on veut (GM1).
        - Une route ou une ville donne les lingots de toutes ses tuiles. Une abbaye ou un jardin donne ceux de sa tuile et des huit autour (GM5).
        - Les lingots posés pendant le même tour comptent ; les prés ne donnent rien (GM9).
        - À égalité, ou si des zones de plusieurs personnes sont complétées en même temps, chaque personne concernée prend un lingot à tour de rôle jusqu’au dernier. La personne dont c’est le tour commence.
        - Chaque lingot vient de la tuile à laquelle le plus de personnes ont droit (GM7). Sans majorité, les lingots restent (GM8).
        - À la fin, 1 à 3 lingots rapportent 1 point chacun, 4 à 6 en rapportent 2, 7 à 9 en rapportent 3, et 10 ou plus 4. Ceux du plateau ne rapportent rien (GM11).
        - Il y a 16 lingots : ensuite, on n’en pose plus (GM80).
        - Ni un abbé repris (GM20) ni une carte qui marque des points ne prennent d’or (GM25). Sur les cartes, une case imprimée ne reçoit pas de lingot (GM23).

example-goldmines = Une tuile avec de l’or vient d’agrandir la ville d’un chevalier bleu. Un lingot est dessus ; le second est allé sur la tuile du chevalier, une des trois autour. Les deux tuiles sont de cette ville : si Bleu la complète, il prend les deux lingots.

legend-mark-goldmine = Mine d’or : de l’or sur cette tuile et une voisine
legend-piece-ingot = Or d’un joueur : des points à la fin
legend-piece-laid-ingot = Or sur le plateau : à qui marque à cet endroit
