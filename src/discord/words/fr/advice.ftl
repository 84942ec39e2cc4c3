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
hint-others = { $points } pour quelqu’un d’autre si la partie finissait là
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

hint-note = -# Personne d’autre ne voit ceci. « De moins » se rapporte à ton avance à la fin, telle que l’ordinateur la prévoit. Un numéro ouvre la tuile sur cette case, avec une ★ sur le meilleur choix.
hint-alt = Le plateau avec la tuile en main sur les cases du conseil : { $listed }.
hint-confirm = Avec un conseil, cette partie **ne peut que baisser ta cote**, et le bilan dira que tu en as eu un. *Montre-moi le conseil* ?
hint-working = L’ordinateur réfléchit à ta tuile. Cela prend quelques secondes.
hint-failed = L’ordinateur n’a rien pu dire cette fois : réessaie.

analysis-title = ### Analyse : ce que l’ordinateur pense de cette partie
analysis-working = L’ordinateur parcourt la partie, tour par tour.{ $minutes ->
    [0] { $seconds ->
        [0] {""}
       *[other] {" "}D’après d’autres parties, cela prend environ { $seconds } secondes.
    }
   *[other] {" "}D’après d’autres parties, cela prend environ { $minutes } minutes.
} Ce message montrera ensuite ce qu’il a trouvé.
analysis-failed = L’ordinateur n’a pas pu parcourir la partie cette fois : réessaie plus tard.
analysis-seat = { $who } – { $moves ->
    [0] rien à choisir
   *[other] { $loss } pt par tour de moins qu’avec les choix de l’ordinateur
} ; chance à la pioche { $luck }
analysis-turning = **Tournant :** tour { $turn }, { $who } : son avance prévue a changé de { $change } points
analysis-slip = **Tour { $turn }**, { $who } : l’ordinateur aurait préféré { $way }, pour environ { $loss } pt de plus (± { $error })
analysis-no-slip = L’ordinateur n’aurait rien préféré de nettement mieux.
analysis-gap = { $ahead } a { $gap ->
    [one] { $gap } point
   *[other] { $gap } points
} d’avance sur { $behind } : { $parts }.
analysis-causes = Pourquoi, d’après l’estimation de l’ordinateur : { $luck } par la chance au tirage, { $choices } par des points laissés sur le plateau. { $known ->
    [most] Le reste est de { $rest }.
    [less] Les { $rest } autres, l’analyse ne peut pas les expliquer.
   *[more] C’est { $over } de plus que l’écart : l’analyse ne peut pas l’expliquer.
}
analysis-idle = { $who } : aucun meeple en main pour { $without } { $turns ->
    [one] tour sur { $turns }
   *[other] tours sur { $turns }
}, aucune figure placée pour { $unused } de plus.
analysis-alt = Le plateau avant le tour { $turn }, avec ce que l’ordinateur aurait préféré : { $way }
analysis-luckiest = **Pioche la plus chanceuse :** tour { $turn }, { $who }, { $luck } : { $tile }
analysis-unluckiest = **Pioche la moins chanceuse :** tour { $turn }, { $who }, { $luck } : { $tile }
analysis-note = -# Les points sont ceux de l’avance à la fin, telle que l’ordinateur la prévoit : une estimation, pas un jugement. La chance d’une pioche, c’est ce que vaut la tuile comparée à toutes celles qui auraient pu venir.
analysis-step = Tour { $turn }

puzzle-title = ### Énigme du jour
puzzle-ask = { $own ->
    [yes] Tirée d’une partie de ce serveur, sans les noms.
   *[no] Tirée d’une partie entre ordinateurs.
} C’est à toi de jouer. Ta tuile : { $tile }. Quelle case est nettement la meilleure ? Appuie sur son numéro et joue le tour : ton premier essai compte.
puzzle-working = Je cherche une énigme pour aujourd’hui. Cela prend jusqu’à une minute : ce message la montrera ensuite.
puzzle-failed = Je n’ai pas trouvé d’énigme cette fois : réessaie plus tard.
puzzle-over = Cette énigme est passée : `/puzzle` montre celle d’aujourd’hui.
puzzle-result = { $solved ->
    [yes] ### Trouvé !
   *[no] ### Pas cette fois
}
    Le tour de l’ordinateur : { $way }, environ { $points } points de mieux que toute autre case.
puzzle-streak = { $days ->
    [0] {""}
    [1] {""}
   *[other] Tu trouves la solution depuis { $days } jours d’affilée.
}
puzzle-solvers = { $listed ->
    [none] Personne n’a encore trouvé
   *[other] Solution trouvée par { $listed }
} ({ $solved } sur { $tried }).
puzzle-shared = ### Énigme du jour
    Une case est nettement la meilleure : laquelle ? *Résoudre* te montre la position sans que les autres la voient, comme `/puzzle`.
puzzle-alt = Énigme du jour. { $board }
