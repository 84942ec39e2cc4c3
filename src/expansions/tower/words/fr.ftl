rule-tower = La Tour
    .about = bâtis des tours, capture les meeples à leur portée, rachète les tiens pour 3 points
set-tower = La Tour

# Après « avec ».
mark-foundation = les fondations d’une tour

piece-built-tower = { $count ->
    [one] une tour de { $count } étage
   *[other] une tour de { $count } étages
}
piece-tower-floor = { $count ->
    [one] étage de tour
   *[other] étages de tour
}
piece-prisoner = { $count ->
    [one] prisonnier
   *[other] prisonniers
} ({ $whose }, { FORM($role, "nu") })
sign-built-tower = 🗼
sign-tower-floor = 🧱
sign-prisoner = ⛓️

term-ransom = { $count ->
    [one] { $count } rançon
   *[other] { $count } rançons
}
bonus-ransom = rançon
scored-ransom = { $who } { $paid ->
    [yes] paie
   *[no] reçoit
} **{ $points }** points de rançon.
sum-ransom = rançon

event-floor-built = { $seat } ajoute un étage à la tour en { $at } : { $floors ->
    [one] { $floors } étage
   *[other] { $floors } étages
}.
removed-tower = Repris par leur propriétaire avec un étage : { $listed }.

ask-exchange = { $who } – échange de prisonniers : lequel de tes meeples revient ?
action-floor = Tour { $at } : un étage, sans capturer
action-capture = { $home ->
    [none] Capturer { FORM($from-role, "nu") } { $from-spot } (étage en { $tower }) : { $seat }
   *[other] Reprendre { FORM($from-role, "nu") } { $from-spot } (étage en { $tower })
}
action-climb = { $figure-role } sur la tour en { $at }
action-ransom = Payer 3 points à { $seat } pour ton { FORM($figure-role, "nu") }
action-exchange = Ton { FORM($figure-role, "nu") } revient de chez { $seat }

group-floor = Tour : ajouter un étage ({ $count }) …
    .ask = **Sur quelle tour ?** Un étage est toute ton action ; ainsi, il ne capture personne.
group-capture = Tour : étage et capture ({ $count }) …
    .ask = **Qui ton étage capture-t-il ?** Les meeples des autres deviennent tes prisonniers, un des tiens revient. C’est toute ton action.
group-climb = Monter sur une tour ({ $count }) …
    .ask = **Sur quelle tour ?** Ton meeple la ferme : plus d’étage tant qu’il y est.
group-ransom = Payer une rançon ({ $count }) …
    .ask = **Pour lequel de tes meeples ?** Tu paies 3 points et peux le placer aussitôt.

topic-tower = Les tours
    .text =
        Au lieu de placer un pion, tu peux ajouter un étage de ta réserve à des fondations ou à une tour sans personne dessus (TW12). Ensuite, tu peux capturer un meeple sur la tuile de la tour ou dans une des quatre directions droites. La tour y atteint autant de cases qu’elle a maintenant d’étages (TW13).

        Ou place un meeple sur une tour d’au moins un étage. Il la ferme jusqu’à sa capture ou la fin de la partie (TW14, TW16). Un pion qui ne peut pas aller sur toute zone, comme l’abbé, n’y monte pas (TW15).

        - Ni les vides ni d’autres tours n’arrêtent une tour.
        - Tu ne captures que des meeples : ni bâtisseur, ni cochon, ni berger, ni grange.
        - Tout cela précède le décompte : un meeple capturé n’y participe pas (TW20).
        - Les tours ne rapportent rien (TW40).
        - Étages par personne : 10 à 2, 9 à 3, 7 à 4, 6 à 5, 5 à 6 (TW2).
topic-prisoners = Prisonniers et rançon
    .text =
        Si ton étage capture le meeple d’une autre personne, ce meeple devient ton prisonnier. S’il capture un des tiens, le meeple revient dans ta réserve (TW17).

        Une fois par tour, avant ton action, tu peux payer 3 points à qui détient un de tes meeples. Il revient, et tu peux le placer aussitôt (TW10).

        - Quand deux personnes détiennent des meeples l’une de l’autre, un de chacune rentre aussitôt (TW18). L’un est celui qui vient d’être capturé.
        - Si l’autre personne détient plusieurs sortes des tiens, tu choisis lequel revient (TW19).
        - Pour payer, il te faut au moins 3 points ; les deux parties d’un double tour sont un seul tour (TW11).
        - À la fin, les prisonniers ne comptent pas (TW40).

example-tower = Une tour d’un étage vient d’être bâtie sur la tuile de droite. Elle atteint la case voisine : le chevalier rouge de la tuile de gauche a été capturé. Le meeple rouge à deux cases est hors de portée.

legend-mark-foundation = Fondations : une tour peut s’élever ici
legend-piece-built-tower = Tour : porte aussi loin qu’elle a d’étages
legend-piece-tower-floor = Étages qui restent à un joueur
legend-piece-prisoner = Prisonnier : se rachète pour 3 points
