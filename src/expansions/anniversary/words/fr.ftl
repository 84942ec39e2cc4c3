rule-arrows = Flèches d’anniversaire
    .about = 2 points, un meeple à côté d’un des tiens ou n’importe où, un tour de plus
set-anniversary = 20e anniversaire
    .note = Les dessins des 15 tuiles à flèche sont des propositions de ce projet, non vérifiées.

symbol-add-meeple = ajouter un meeple
symbol-place-anywhere = placer n’importe où
symbol-extra-turn = tour supplémentaire

mark-water-tower = un château d’eau
mark-lone-highwayman = un brigand
mark-farmhouse = une ferme
mark-stable = une étable

term-arrows = { $count ->
    [one] { $count } flèche
   *[other] { $count } flèches
}
bonus-arrow = flèche non activée
    .short = flèche
scored-arrow = { $who } **+{ $points }** : la flèche n’est pas activée.
sum-arrow = flèches

part-extra = tour supplémentaire
    .sentence = Tour supplémentaire.

event-arrow = { $active ->
    [none] { $seat } : sa flèche ne vise aucune tuile et n’active rien.
   *[other] { $seat } active la flèche en { $active } : { $active-symbol-name }.
}
    .scored = { $active ->
        [none] {""}
       *[other] { event-arrow }
    }

alt-arrow = { $square } vers { FORM($side, "le") } : { $symbol }
alt-arrows = Flèches : { $listed }.
alt-active = Active : flèche en { $square }, { $symbol }.

board-kind-anniversary = Anniversaire
    .about = Avec des flèches ou Les Présents
    .goal = avec des flèches ou Les Présents
profile-arrows = Flèches utilisées


brings-arrow = { $active ->
    [none] {""}
   *[other] Active : la flèche en **{ $active }**, { $active-symbol-name }.{ $active-symbol ->
        [extra-turn] {" "}{ $next ->
            [extra] Après ce tour, tu en joues un supplémentaire.
            [second] Après ce tour, tu en joues un supplémentaire, sauf si tu viens d’en avoir un.
            [none] Après ce tour, tu en joues un supplémentaire, sauf si tu viens d’en avoir un.
           *[other] Elle n’a pas d’effet : il n’y a pas d’autre tour supplémentaire.
        }
       *[other] {""}
    }
}
effect-arrow = Ta propre flèche n’est pas activée : **{ $points }** pour toi.
ask-arrow = { $who } – quelle flèche actives-tu ?
    .note = Plusieurs flèches sont possibles : choisis-en une.
action-activate = { $at } – { $symbol }

panel-elsewhere-add-meeple = À côté d’un des miens ({ $places }) …
    .note = La flèche te laisse aussi placer sur une autre tuile, au lieu de celle-ci.
    .ask = **À côté duquel de tes meeples ?** Deux peuvent s’y tenir, jamais trois, et les deux comptent.
panel-elsewhere-place-anywhere = N’importe où ailleurs ({ $places }) …
    .note = La flèche te laisse aussi placer sur une autre tuile, au lieu de celle-ci.
panel-beside = { $figure ->
    [none] Près de mon { FORM($role, "nu") } { $square }
   *[other] { $figure } près de mon { FORM($role, "nu") } { $square }
}

topic-arrows = Flèches du 20e anniversaire
    .text =
        15 tuiles portent une flèche avec un de trois symboles (AN1). Si tu en poses une et que sa flèche vise une tuile, son symbole est activé (AN3). Si elle ne vise aucune tuile, tu marques 2 points aussitôt (AN2).

        - Une tuile posée là où vise une flèche du plateau active cette flèche (AN4).
        - Une flèche ne vise que la case d’à côté (AN5).
        - Une pose active un symbole au plus. Si plusieurs sont possibles, tu choisis (AN6) ; un seul est actif sans question (AN8).
        - Si ta propre flèche n’est pas celle qui est activée, tu marques aussi les 2 points (AN7).

        {"**"}Les dessins des 15 tuiles sont ici des propositions de ce projet, non vérifiées** : leurs routes et villes, le symbole de chaque lettre et la direction de sa flèche. Ce sont des données, et une personne qui a la boîte peut les corriger.
topic-arrow-add-meeple = Flèche 01 : ajouter un meeple
    .text =
        Au lieu de placer sur la nouvelle tuile, tu peux mettre un meeple de ta réserve à côté d’un des tiens, où qu’il soit. Les deux comptent pour la majorité (AN10). D’autres personnes peuvent y être aussi (AN12).

        - Cela marche même sur une zone que cette tuile vient de compléter, avant le décompte (AN15).
        - Tu n’en mets jamais un troisième au même endroit, mais tu peux en avoir d’autres ailleurs sur la zone (AN11).
        - Le nouveau meeple doit pouvoir s’y tenir : un abbé à côté d’un moine, mais personne à côté d’un abbé dans un jardin (AN13).
        - Rien n’oblige à utiliser la flèche (AN8).
topic-arrow-place-anywhere = Flèche 02 : placer n’importe où
    .text =
        Au lieu de placer sur la nouvelle tuile, tu peux placer un meeple sur n’importe quelle zone incomplète et libre du plateau. Ce peut être une route, une ville, une abbaye ou un pré (AN9).

        - Un abbé va sur une abbaye ou un jardin. L’abbé peut ainsi revenir là où il était (AB12).
        - Un pré enclavé est encore ouvert.
        - Rien n’oblige à utiliser la flèche ; si tu ne peux pas, elle ne rapporte pas pour autant 2 points (AN8).
topic-arrow-extra-turn = Flèche 03 : tour supplémentaire
    .text =
        Après ton tour, tu en joues un autre entier : pioche, présent, tuile, pion, décompte (AN16).

        - S’il ne reste aucune tuile, il n’y a pas de tour supplémentaire (AN21).
        - Dans le tour supplémentaire, une autre flèche 03 est sans effet : il n’y a donc jamais trois tours de suite (AN17), et elle ne rapporte pas 2 points (AN18).
        - Les autres symboles marchent comme toujours.

example-arrows = La flèche d’une tuile vise l’est, où une tuile vient d’être posée. Cela active le symbole de la flèche, qui permet d’ajouter un meeple.

legend-symbol-add-meeple = Flèche : un meeple de plus à côté d’un des tiens
legend-symbol-place-anywhere = Flèche : un meeple sur n’importe quel lieu libre
legend-symbol-extra-turn = Flèche : un tour de plus
legend-mark-water-tower = Château d’eau : simple décor
legend-mark-lone-highwayman = Brigand sur la tuile : simple décor
legend-mark-farmhouse = Ferme : simple décor
legend-mark-stable = Étable : simple décor
