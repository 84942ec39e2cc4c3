decision-title = { $who } – à toi de décider
ask-meeple = { $who } – placer un pion ?
decision-open = Choisir …
decision-amount = Autre nombre …
decision-amount-about = { $least ->
    [none] Un nombre entier
   *[other] Un nombre entier de { $least } à { $most }
}
decision-group = Plus ({ $count }) …
    .ask = **Que choisis-tu ?**
decision-page = { $from } à { $to } sur { $of }.

action-deploy = { $on-role } { $on-spot }
decision-figure = { $on-role } { $on } : { $on-place }
action-pass = Rien
hand-card = - **{ $title }**{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
} – { $text }{ $usable ->
    [yes] {""}
   *[no] {" "}*Pas maintenant.*
}
    .alt = { $count } × { $title } ({ $text })
hand-card-alt = Carte Présent : { $title }. { $text }
decision-before = Avant ta tuile …
decision-preview = **{ $what }**
decision-preview-end = -# Rien n’est encore joué, et personne d’autre ne voit ceci.
decision-commit = Le faire
decision-place-next = Pose maintenant ta tuile : appuie sur un numéro sous le plateau.
