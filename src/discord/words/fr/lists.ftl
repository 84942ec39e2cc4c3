list-tiles-left = { $left ->
    [0] Plus aucune tuile
    [one] Encore { $left } tuile
   *[other] Encore { $left } tuiles
}
list-set-aside = { $count ->
    [one] { $count } autre est mise de côté, piochée avant de pouvoir être jouée : { $listed }.
   *[other] { $count } autres sont mises de côté, piochées avant de pouvoir être jouées : { $listed }.
}
list-taken-out = { $count ->
    [one] { $count } tuile de la liste a été tirée au sort et retirée avant la partie, et personne ne sait laquelle.
   *[other] { $count } tuiles de la liste ont été tirées au sort et retirées avant la partie, et personne ne sait lesquelles.
}
list-taken-unseen = { $count ->
    [one] { $count } tuile de la liste est face cachée, hors du jeu, et personne ne sait laquelle.
   *[other] { $count } tuiles de la liste sont face cachée, hors du jeu, et personne ne sait lesquelles.
}
list-fits = { $count ->
    [one] ### { $count } des { $unseen } tuiles pas encore vues va en { $square }
   *[other] ### { $count } des { $unseen } tuiles pas encore vues vont en { $square }
}
list-fits-none = Aucune des tuiles pas encore vues ({ $unseen }) ne va en **{ $square }**, à côté de ses voisines actuelles.

list-standings =
    ### Qui est où
    -# Points maintenant ; après la barre, points une fois complet.
    .none = Personne n’est sur une zone incomplète.
list-closer = ### { $squares ->
    [none] Tout le plateau
   *[other] { $squares }
}

list-fields = ### Prés avec des paysans
    .none = Aucun pré n’a encore de paysan.
list-field = { $points ->
    [one] Pré en { $square }, { $cities } – { $people } : { $points } point
   *[other] Pré en { $square }, { $cities } – { $people } : { $points } points
}

list-more = ### Plus sur cette partie

and-more = … et { $count } de plus

## The legend, which the panel "More" leads to

list-legend = ### Ce qui est en jeu ici
# A line each: at most 60 characters.
legend-figure-meeple = Meeple : occupe le lieu où il se tient
legend-sign-press = Un numéro : appuie sur son bouton
legend-sign-move = Une tuile tout juste posée, de la couleur du joueur
legend-sign-points = Des points tout juste marqués, et où
legend-sign-home = Un pion tout juste rentré
legend-sign-dead = Une case où aucune tuile restante ne va
