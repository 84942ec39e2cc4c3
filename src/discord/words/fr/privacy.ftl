privacy-title = ## Ce qui est enregistré sur toi
privacy-names = **Ton identifiant et ton nom**, tel qu’il s’affichait quand tu as pris place, avec chacune de tes tables et parties.
privacy-finished = { $count ->
    [0] **Aucune partie** finie, donc aucune cote.
    [one] **{ $count } partie** finie : mise en place, coups, points ; et les cotes et records qui en découlent.
   *[other] **{ $count } parties** finies : mise en place, coups, points ; et les cotes et records qui en découlent.
}
privacy-playing = { $count ->
    [one] **{ $count } partie** en cours : { $where }.
   *[other] **{ $count } parties** en cours : { $where }.
}
privacy-sitting = { $count ->
    [one] **{ $count } table ouverte** : { $where }.
   *[other] **{ $count } tables ouvertes** : { $where }.
}
privacy-board = { $hidden ->
    [yes] **Invisible** : tu ne figures dans aucun classement, et personne d’autre ne voit ton profil. `/privacy hide` change cela.
   *[no] **Visible** dans les classements des serveurs où tu joues, et les autres peuvent voir ton profil. `/privacy hide` change cela.
}
privacy-everywhere = { $everywhere ->
    [yes] { $hidden ->
        [yes] Tes parties **comptent, mais sans être montrées**, dans le classement général, de tous les serveurs. `/privacy everywhere` change cela.
       *[no] Tes parties **comptent** dans le classement général, de tous les serveurs. `/privacy everywhere` change cela.
    }
   *[no] Tes parties **ne comptent pas** dans le classement général, de tous les serveurs. `/privacy everywhere` change cela.
}
privacy-nothing-else = Rien d’autre : aucun de tes messages, rien de plus sur ton compte. Tout cela se trouve chez qui fait tourner ce bot. Les personnes à tes tables, et celles qui regardent classements, profils et historique, voient noms, parties et cotes.
    `/privacy export` te donne le tout dans un fichier. `/privacy delete` le supprime. Tous les détails sont dans le fichier ci-dessous, en anglais.
privacy-exported = Tout ce qui est enregistré sur toi, dans un fichier. Les parties en cours y figurent sans leurs coups jusqu’à ce qu’elles soient finies.{ $left-out ->
    [0] {""}
    [one] {" "}Il aurait dépassé 8 Mio : la partie la plus ancienne y figure donc sans ses coups.
   *[other] {" "}Il aurait dépassé 8 Mio : les { $left-out } parties les plus anciennes y figurent donc sans leurs coups.
}

privacy-delete = ### Supprimer tout ce qui est enregistré sur toi ?
privacy-delete-playing = { $count ->
    [one] Tu **abandonnes { $count } partie** en cours ({ $where }). Tes meeples restent et comptent encore ; une partie à deux s’arrête là, et l’autre gagne.
   *[other] Tu **abandonnes { $count } parties** en cours ({ $where }). Tes meeples restent et comptent encore ; une partie à deux s’arrête là, et l’autre gagne.
}
privacy-delete-sitting = { $count ->
    [one] Tu quittes { $count } table ouverte ({ $where }).
   *[other] Tu quittes { $count } tables ouvertes ({ $where }).
}
privacy-delete-finished = { $count ->
    [0] Partout où figure ton nom, il devient « { $former } ».
    [one] Les autres peuvent encore regarder ta partie finie, sans ton identifiant ni ton nom : d’ici une minute, tu y deviens « { $former } ».
   *[other] Les autres peuvent encore regarder tes { $count } parties finies, sans ton identifiant ni ton nom : d’ici une minute, tu y deviens « { $former } ».
}
privacy-delete-ratings = Tes cotes, records, choix et réglages sont supprimés. Ceux des autres restent tels quels.
privacy-delete-messages = Les messages déjà dans les salons restent, avec ton nom dans le texte et les images : ils sont chez Discord, et qui gère le serveur peut les supprimer.
privacy-delete-end = Personne ne peut revenir là-dessus. `/privacy export` te donne d’abord un fichier. Si tu reprends place plus tard, tu repars de zéro.

privacy-deleted = C’est fait : ton identifiant et ton nom ne figurent plus nulle part, et tes cotes, records, choix et réglages sont supprimés. Les sauvegardes de qui fait tourner ce bot peuvent encore les contenir, jusqu’à ce qu’elles soient supprimées à leur tour.
privacy-under-way = En cours : il est noté que tes données doivent être supprimées, et cela se fera tout seul, même si le bot redémarre. `/privacy show` dit s’il reste quelque chose.
