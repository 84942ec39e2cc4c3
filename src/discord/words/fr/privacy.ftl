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
privacy-nothing-else =
    Rien d’autre : aucun de tes messages, rien de plus sur ton compte. La personne qui gère ce bot garde ces données. Les personnes à tes tables, et celles qui lisent classements, profils et historique, voient noms, parties et cotes.
    `/privacy export` te donne le tout dans un fichier. `/privacy delete` le supprime. Le fichier ci-dessous explique tout, en anglais.
privacy-exported = Tout ce qui est enregistré sur toi, dans un fichier. Les parties en cours y figurent sans leurs coups jusqu’à leur fin.{ $left-out ->
    [0] {""}
    [one] {" "}Avec tous les coups, il dépasserait 8 Mio : la partie la plus ancienne n’en a donc pas.
   *[other] {" "}Avec tous les coups, il dépasserait 8 Mio : les { $left-out } parties les plus anciennes n’en ont donc pas.
}

privacy-delete = ### Supprimer tout ce qui est enregistré sur toi ?
privacy-delete-playing = { $count ->
    [one] Tu **abandonnes { $count } partie** en cours ({ $where }). Tes meeples restent et comptent encore. Une partie à deux s’arrête, et l’autre gagne.
   *[other] Tu **abandonnes { $count } parties** en cours ({ $where }). Tes meeples restent et comptent encore. Une partie à deux s’arrête, et l’autre gagne.
}
privacy-delete-sitting = { $count ->
    [one] Tu quittes { $count } table ouverte ({ $where }).
   *[other] Tu quittes { $count } tables ouvertes ({ $where }).
}
privacy-delete-finished = { $count ->
    [0] Ton nom devient « { $former } » partout.
    [one] Les autres peuvent encore regarder ta partie finie, sans ton identifiant ni ton nom : d’ici une minute, tu y deviens « { $former } ».
   *[other] Les autres peuvent encore regarder tes { $count } parties finies, sans ton identifiant ni ton nom : d’ici une minute, tu y deviens « { $former } ».
}
privacy-delete-ratings = Tes cotes, records, choix et réglages sont supprimés. Les autres gardent les leurs.
privacy-delete-messages = Les messages déjà dans les salons restent, avec ton nom dans le texte et les images. Ils sont chez Discord, et qui gère le serveur peut les supprimer.
privacy-delete-end = Personne ne peut annuler cela. `/privacy export` te donne d’abord un fichier. Si tu reprends place plus tard, tu repars de zéro.

privacy-deleted = C’est fait : ton identifiant et ton nom ont disparu, et tes cotes, records, choix et réglages sont supprimés. Les sauvegardes du bot peuvent encore les contenir, jusqu’à ce qu’elles soient supprimées elles aussi.
privacy-under-way = En cours : ta demande est notée, et la suppression se termine toute seule, même si le bot redémarre. `/privacy show` te dit s’il reste quelque chose.
