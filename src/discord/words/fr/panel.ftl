panel-tile = **{ $square }** – { $tile } ({ turned }).
panel-ask = { $choosing ->
    [yes] Choisis un pion et sa place, ou aucun pion.
   *[no] { $mixed ->
        [yes] Placer un pion ?
       *[no] Placer un meeple ?
    } Tu as { $supply }.
} Chaque bouton pose la tuile{ $ends ->
    [yes] {" "}et termine ton tour
   *[no] {""}
}.
panel-ask-nothing = { $supplied ->
    [yes] Aucun de tes meeples ne peut aller sur cette tuile.
   *[no] Tu n’as plus de meeple.
} { $others ->
    [yes] Ce que tu peux faire d’autre est ci-dessous.
   *[no] Le bouton pose la tuile{ $ends ->
        [yes] {" "}et termine ton tour
       *[no] {""}
    }.
}

panel-waits = { $who ->
    [none] Le hasard décide d’abord de quelque chose. Ensuite, tu peux placer un pion. Le bouton pose la tuile.
   *[other] { $who } a d’abord une décision à prendre. Ensuite, tu peux placer un pion. Le bouton pose la tuile.
}
panel-place-only = Poser la tuile
panel-rotation = ↻ { $degrees }°{ $edges ->
    [none] {""}
   *[other] {" : "}{ $edges }
}
panel-figure = { $who } – { $state }
panel-role-at = { $role } en { $square }
panel-no-figure = Aucun pion
panel-figure-kind = { $role } ({ $count })
    .choose = { $role } ({ $count }) …
panel-figure-places = { $places ->
    [one] place { $listed }
   *[other] places { $listed }
}
panel-place-menu = Choisis où va ton pion …
panel-others = Une autre action ({ $count }) …

panel-size = { $kind ->
    [road] { $what } { $size }
    [city] { $what } { $size }
   *[other] { $what }, { $size }
}
panel-size-tiles = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, { $open ->
    [0] complète
    [one] { $open } ouverture
   *[other] { $open } ouvertures
}
panel-size-cities = { $cities ->
    [one] { $cities } ville
   *[other] { $cities } villes
}
panel-size-around = { $around } sur { $most } autour
panel-finishes = { FORM($kind, "done") }, { $points }
panel-gain = { $what } { $points } pour { $who ->
    [none] toi
   *[other] { $who }
}

panel-elsewhere = Sur une autre tuile ({ $places }) …
    .note = Tu peux placer sur une autre tuile à la place.
    .ask = **Où ça ?** Sur une route, une ville, une abbaye ou un pré de ton choix, si la zone est incomplète et libre.
panel-elsewhere-page = { $of ->
    [0] Il n’y a pas d’endroit possible pour l’instant.
   *[other] Endroits { $from } à { $to } sur { $of }.
}
panel-commits = Ton choix pose aussitôt la tuile. *Retour* ramène à la tuile.

panel-done = C’est fait et enregistré.
panel-present = Tour { $turn } : c’est à { $who } de jouer.
panel-present-over = La partie est finie : lances-en une autre avec `/play`.

panel-what-if = **Et si ?** La tuile en **{ $square }** : { $tile } ({ turned }).
panel-scores-now = Cela rapporte aussitôt :
panel-what-if-end = { $who ->
    [none] -# Personne d’autre ne voit ceci, et rien n’est posé.
   *[other] -# Personne d’autre ne voit ceci, et rien n’est posé : c’est à { $who } de jouer.
}
panel-feature = { $what } – { $people } : { $now ->
    [one] { $now } point
   *[other] { $now } points
}{ $finished ->
    [none] {""}
   *[other] {" "}pour l’instant, { $finished } si c’était complet
}
panel-state = { $open ->
    [0] complète
    [one] { $open } ouverture
   *[other] { $open } ouvertures
}
panel-nobody = personne
