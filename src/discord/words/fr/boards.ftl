board-scope-here = Ce serveur
    .title = Classement du serveur
board-scope-all = Tous les serveurs
    .title = Classement général

board-pool-duel = Duels
    .about = Parties à deux
board-pool-table = Tablées
    .about = Parties de trois à six
board-kind-all = Tous types
    .about = Avec n’importe quelles boîtes, sur n’importe quelle carte
board-kind-base = Jeu de base
    .about = Avec ou sans prés et L’Abbé
    .goal = du jeu de base
board-kind-big-box = Big Box
    .about = Avec La Rivière ou des tuiles d’autres boîtes
    .goal = avec des tuiles d’autres boîtes
board-kind-maps = Cartes
    .about = Sur une carte
    .goal = sur une carte
board-measure-rating = Cote
    .about = Calculée selon qui finit devant qui : voir /rules ratings
    .column = Cote
board-measure-wins = Victoires
    .about = Parties gagnées, victoires partagées comprises
    .column = Victoires
    .goal = Gagne une partie
board-measure-games = Parties
    .about = Parties jouées jusqu’au bout
    .column = Parties
board-measure-best-score = Meilleur score
    .about = Le plus de points en une partie
    .column = Points
board-measure-biggest-city = Plus grande ville
    .about = Le plus de tuiles dans une ville comptée
    .column = Tuiles
    .goal = Marque des points avec une ville dans une partie
board-measure-longest-road = Plus longue route
    .about = Le plus de tuiles dans une route comptée
    .column = Tuiles
    .goal = Marque des points avec une route dans une partie
board-all-time = Depuis toujours
board-season-now = La saison en cours

board-menu-pool = Nombre de joueurs …
board-menu-season = Saison …
board-menu-kind = Type de partie …
board-menu-measure = Trier par …

board-column-name = Nom
board-column-curve = Récemment
board-page = page { $page }/{ $pages }

board-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
board-wins = { $count ->
    [one] { $count } gagnée
   *[other] { $count } gagnées
}
board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-rated = cote { $rating }

board-you = Toi : rang { $rank } ({ $figures })
board-you-hidden = Toi : { $figures }. Tu as choisi de ne figurer dans aucun classement : personne d’autre ne voit ceci (`/privacy`).
board-your-row = Toi : { $row }
board-nobody = { $open ->
    [yes] Il n’y a encore personne dans ce classement.
   *[no] Il n’y a personne dans ce classement.
}
board-goal = { $goal ->
    [none] Joue une partie
   *[other] { $goal }
} { $pool ->
    [duel] à deux
   *[table] de trois à six
}{ $kind ->
    [none] {""}
   *[other] {" "}{ $kind }
}{ $goal ->
    [none] {" "}jusqu’au bout
   *[other] {""}
}
board-first = { board-goal } et tu y seras : `/play` en lance une.
board-not-yet = Tu n’es pas encore dans ce classement. { board-goal } et tu y seras.
board-everywhere = Le classement général ne montre que les personnes qui l’ont demandé : `/privacy everywhere`.
board-provisional = {"?"} – encore provisoire : `/rules ratings` l’explique.
board-undrawn = Noms que l’image ne peut pas écrire : { $listed }
board-shown = Tout le monde peut maintenant le voir : { $link }

profile-subtitle = Sur ce serveur : { $figures }
profile-subtitle-alone = Sur ce serveur, contre des ordinateurs : { $figures }
profile-hidden = Ton profil est privé (`/privacy`) : les autres ne le voient que si tu le montres.
profile-rank = Rang { $rank }
profile-best-score = Meilleur score
profile-biggest-city = Plus grande ville
profile-longest-road = Plus longue route
profile-opponent = { $games ->
    [one] Adversaire fétiche ({ $games } partie)
   *[other] Adversaire fétiche ({ $games } parties)
}
profile-by-seats = Selon le nombre à la table
    .seats = À table
    .games = Parties
    .wins = Victoires
profile-with-seats = à { $seats } : { $figures }
profile-alone = Contre { $who } ({ $level }){ $best ->
    [none] {""}
   *[other] {" · "}max. { $best }
}
profile-no-people = Pas encore de partie avec d’autres personnes.
profile-alone-note = -# Contre des ordinateurs, une partie avec un conseil ou un tour repris n’est pas une victoire.
profile-points = Points par partie
profile-alt = Profil : { $who }. { $subtitle }
