history-turns = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
history-ending-resigned = finie par abandon
history-ending-abandoned = arrêtée
history-map = Carte : { $name }

history-title = { $of ->
    [channel] ### Parties de ce salon
    [server] ### Parties de ce serveur
   *[user] ### Parties de { $who } sur ce serveur
}
history-page = { $games ->
    [one] { $games } partie. Le menu l’ouvre.
   *[other] { $games } parties, les plus récentes d’abord{ $pages ->
        [1] {""}
       *[other] {" ; "}page { $page } sur { $pages }
    }. Le menu en ouvre une.
}
history-none = { $of ->
    [channel] Aucune partie n’a encore été finie dans ce salon. `/play` ouvre une table.
    [server] Aucune partie n’a encore été finie sur ce serveur. `/play` ouvre une table.
   *[user] { $who } n’a encore fini aucune partie sur ce serveur.
}
history-newer = une partie enregistrée par une version plus récente du bot
history-menu = Ouvrir le bilan d’une partie …

report-heading-scores = Points, tour par tour
report-heading-figures = Pions sur le plateau
report-heading-turn = Tour
report-heading-points = Points par catégorie
report-heading-best = Plus gros gains
report-when = { $turn ->
    [none] décompte final
   *[other] tour { $turn }
}
report-about = { $when }, { $channel } : { $what }.
report-abandoned = La partie a été arrêtée avant la fin : personne ne gagne. Le score était : { $scores }.
report-unreadable = Cette version du bot ne connaît pas les règles de la partie du { $when } : elle ne montre donc pas d’images. Résultat : { $scores }.
report-moments = Les meilleurs moments
button-fair = Est-ce équitable ?
fair-fixed = L’ordre des tuiles a été fixé au début de la partie. Il découle d’un nombre secret, la graine.
fair-hash = Le SHA-256 de la graine : `{ $hash }`
fair-later = La graine est montrée ici à la fin de la partie. Si tu notes le SHA-256 maintenant, tu pourras alors vérifier que c’est la même.
fair-seed = La graine était : `{ $seed }`
fair-check = Si tu veux vérifier toute la partie, enregistre le fichier `{ $file }`. Lance ensuite `npm run -s verify -- { $file }` avec le code source du bot.

report-alt = Déroulement de la partie ({ $what }).
report-alt-points = Points : { $listed }.
report-alt-half = Après le tour { $turn } : { $scores }.
report-alt-lead = { $changes ->
    [0] Pas de changement en tête :
    [one] Un seul changement en tête : à la fin,
   *[other] { $changes } changements en tête : à la fin,
} { $since ->
    [none] { $who } n’a mené qu’après le décompte final.
   *[other] { $who } a mené à partir du tour { $since }.
}
report-alt-no-lead = Jamais personne n’a été seul en tête.
report-alt-figures = Maximum de pions en même temps sur le plateau : { $listed }.
report-alt-best = Plus gros gains : { $listed }.

replay-text =
    ### Toute la partie
    { $when } : { $what }. { $scores }.
    L’image joue tous les tours. Avec les boutons, tu avances toi-même pas à pas.
replay-reduced = -# Elle est plus petite que d’habitude, pour que Discord l’accepte.
replay-no-picture = Je n’ai pas pu faire l’animation cette fois. Les boutons montrent quand même chaque tour.
replay-alt = Animation de toute la partie, une image par tour avec la dernière tuile marquée ({ $what }). Score final : { $scores }. Les boutons montrent chaque tour en mots.
replay-start = Avant le premier tour
replay-turn = Tour { $turn } sur { $of } – { $who }
replay-end = Fin de la partie
replay-nothing = Rien n’a été posé.
replay-record = Avec cet enregistrement, tout le monde peut vérifier la partie : garde `{ $file }` et lance `npm run -s verify -- { $file }`.
