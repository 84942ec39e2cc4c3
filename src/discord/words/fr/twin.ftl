button-in-words = En mots
button-table-in-words = Table en mots
button-table-in-pictures = Table avec images
command-board-text = Tout le plateau en mots, pour toi seulement
command-play-text = Tout en mots, pour qui ne voit pas les images
lobby-in-words = Cette table utilise des mots au lieu d’images.

twin-now = Maintenant
twin-then = À ce moment-là
twin-fits = Où va la tuile
twin-choices = Au choix
twin-row = Rangée { $row }
twin-continued = { $title } (suite)
twin-features = Ce qu’il y a sur le plateau

twin-page = **Le plateau en mots**, page { $page } sur { $pages }
twin-menu = Aller à une page …
twin-figure = { $who } : { $figure } ({ $place })
twin-field = pré vers { FORM($sides, "le") }
twin-last = posée en dernier
twin-next-tile = { $who } posera ensuite : { $tile }
twin-edge = { $edge ->
    [C] ville
    [R] route
    [S] rivière
   *[other] pré
} { FORM($side, "au") }
twin-fit = **{ $number }** = { $square } : { $ways }. À côté : { $beside }.
twin-fit-alone = **{ $number }** = { $square } : { $ways }.
twin-dead = Plus aucune tuile ne va en : { $squares }.
twin-feature = { $feature }. En { $on }{ $open ->
    [none] .
   *[other] {" "}; ouvert vers { $open }.
}
