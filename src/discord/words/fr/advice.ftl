advice-turn = **{ $square }** ({ turned }), { $between ->
    [none] { "" }
   *[other] { $between }, { "" }
}{ $figure ->
    [none] aucun pion
   *[other] { $figure }
}
advice-figure = { FORM($role, "nu") } ({ $place })

hint-title = { $ways ->
    [one] ### Conseil : il ne reste qu’une case possible
   *[other] ### Conseil : les { $ways } cases préférées d’un ordinateur
}
hint-way = **{ $number }.** { $turn } – { $rank ->
    [best] le mieux
    [equal] à peu près équivalent
   *[less] environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de moins
}

hint-scored = { $points } tout de suite ({ $what })
hint-given = { $points } tout de suite pour d’autres
hint-promised = { $points } si la partie finissait là
hint-others = { $points } pour un adversaire si la partie finissait là
hint-home = { $count ->
    [one] un pion revient en réserve
   *[other] { $count } pions reviennent en réserve
}
hint-open = { $kind } : { $open ->
    [1] 1 endroit à compléter, pour lequel il { $fitting ->
        [0] ne reste aucune tuile
        [one] reste une tuile
       *[other] reste { $fitting } tuiles
    }
   *[other] { $open } endroits à compléter ; pour le plus difficile, il { $fitting ->
        [0] ne reste aucune tuile
        [one] reste une tuile
       *[other] reste { $fitting } tuiles
    }
}
hint-quiet = pas encore de points : c’est un coup pour la suite

hint-note = -# Personne d’autre ne voit ceci. « De moins » compare l’avance que tu peux attendre à la fin. Appuie sur un numéro pour essayer la tuile sur cette case. Une ★ y marque le meilleur choix.
hint-alt = Le plateau avec la tuile en main sur les cases du conseil : { $listed }.
hint-confirm = Si tu prends un conseil, cette partie **ne peut que baisser ta cote**, et le bilan le dira. *Montre-moi le conseil* ?
hint-working = L’ordinateur réfléchit. Cela prend quelques secondes.
hint-failed = L’ordinateur n’a trouvé aucun conseil : réessaie.

analysis-title = ### Analyse : ce que l’ordinateur pense de cette partie
analysis-working = L’ordinateur parcourt la partie, tour par tour.{ $minutes ->
    [0] { $seconds ->
        [0] {""}
       *[other] {" "}D’autres parties ont pris environ { $seconds } secondes.
    }
   *[other] {" "}D’autres parties ont pris environ { $minutes } minutes.
} Ce message montrera ensuite le résultat.
analysis-failed = L’ordinateur n’a pas pu analyser la partie cette fois : réessaie plus tard.
analysis-seat = { $who } – { $moves ->
    [0] rien à choisir
   *[other] { $loss } pt par tour de moins qu’avec les choix de l’ordinateur
} ; chance à la pioche { $luck }
analysis-turning = **Tournant :** tour { $turn }, { $who } : son avance prévue a changé de { $change } points
analysis-slip = **Tour { $turn }**, { $who } : l’ordinateur aurait préféré { $way }, pour environ { $loss } pt de plus (± { $error })
analysis-no-slip = L’ordinateur n’a rien trouvé de nettement mieux.
analysis-gap = { $ahead } a { $gap ->
    [one] { $gap } point
   *[other] { $gap } points
} d’avance sur { $behind } : { $parts }.
analysis-causes = L’estimation de l’ordinateur : { $luck } par la chance au tirage, { $choices } par des points laissés sur le plateau. { $known ->
    [most] Le reste est de { $rest }.
    [less] L’analyse ne peut pas expliquer les { $rest } autres.
   *[more] C’est { $over } de plus que l’écart : l’analyse ne peut pas l’expliquer.
}
analysis-idle = { $who } : aucun meeple en main pour { $without } { $turns ->
    [one] tour sur { $turns }
   *[other] tours sur { $turns }
}, aucune figure placée pour { $unused } de plus.
analysis-alt = Le plateau avant le tour { $turn }, avec le tour que préfère l’ordinateur : { $way }
analysis-luckiest = **Pioche la plus chanceuse :** tour { $turn }, { $who }, { $luck } : { $tile }
analysis-unluckiest = **Pioche la moins chanceuse :** tour { $turn }, { $who }, { $luck } : { $tile }
analysis-note = -# Les points sont l’avance à la fin, estimée par l’ordinateur : ce n’est pas un jugement. La chance au tirage compare la tuile piochée à toutes celles qui auraient pu venir.
analysis-step = Tour { $turn }

puzzle-title = ### Énigme du jour
puzzle-ask = { $own ->
    [yes] Tirée d’une partie de ce serveur, sans les noms.
   *[no] Tirée d’une partie entre ordinateurs.
} C’est à toi de jouer. Ta tuile : { $tile }. Quelle case est nettement la meilleure ? Appuie sur son numéro et joue le tour. Seul ton premier essai compte.
puzzle-working = Je cherche l’énigme du jour. Cela prend jusqu’à une minute. Ce message la montrera ensuite.
puzzle-failed = Je n’ai pas trouvé d’énigme cette fois : réessaie plus tard.
puzzle-over = Cette énigme est passée : `/puzzle` montre celle d’aujourd’hui.
puzzle-result = { $solved ->
    [yes] ### Trouvé !
   *[no] ### Pas cette fois
}
    L’ordinateur joue { $way } : environ { $points } points de mieux que toute autre case.
puzzle-streak = { $days ->
    [0] {""}
    [1] {""}
   *[other] Tu l’as trouvée { $days } jours de suite.
}
puzzle-solvers = { $listed ->
    [none] Personne n’a encore trouvé
   *[other] Solution trouvée par { $listed }
} ({ $solved } sur { $tried }).
puzzle-shared =
    ### Énigme du jour
    Quelle case est nettement la meilleure ? *Résoudre* ou `/puzzle` te montre la position, à toi uniquement.
puzzle-alt = Énigme du jour. { $board }
