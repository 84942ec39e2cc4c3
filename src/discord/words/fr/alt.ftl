alt-last = À l’instant : { $lines }
alt-turn = Plateau, tour { $turn } : c’est à { $who } de jouer, { $left ->
    [one] { $left } tuile restante.
   *[other] { $left } tuiles restantes.
}
alt-over = Plateau à la fin de la partie.
alt-tile = Tuile : { $tile }.
alt-score = { $who } { $points ->
    [one] { $points } point
   *[other] { $points } points
}
alt-map = Carte : { $name }, { $free ->
    [one] { $free } case libre.
   *[other] { $free } cases libres.
}
alt-pieces = Sur le plateau : { $listed }.
alt-trail = { $piece }, en passant par { $squares }
alt-beside = { $piece }, à côté { FORM($role, "du") } ({ $whose })
alt-targets = Plateau avec des emplacements marqués : { $listed }.
alt-scores = Scores : { $listed }.
alt-numbers = Elle va sur : { $listed }.
alt-choices = Au choix : { $listed }.
alt-and-more = et { $count } de plus
alt-close-up = Gros plan autour de la case { $square }{ $tile ->
    [none] .
   *[other] , avec la tuile en transparence : { $tile }.
}
alt-laid = Autour de la case { $square }, avec la tuile qui y est posée : { $tile }.
alt-tiles-for = Tuiles qui vont en { $square } : { $listed }.
    .none = Aucune des tuiles pas encore vues ne va en { $square }.
alt-place = { $label } désigne { $place }
alt-tiles-left = { $left ->
    [one] { $left } tuile restante
   *[other] { $left } tuiles restantes
} : { $listed }.
