settings-presets = ### Préréglages de ce serveur
settings-no-presets = Ce serveur n’a pas encore de préréglage. `/settings save` garde sous un nom les réglages de la table ouverte dans ce salon.
settings-preset = **{ $name }** – { $what }
settings-what = { $preset }, { $tiles } tuiles{ $map ->
    [none] {""}
   *[other] , { $map }
}
settings-saved = { $replaced ->
    [yes] Remplacé
   *[no] Enregistré
} : **{ $name }**. `/play` et les réglages de chaque table le proposent désormais.
settings-deleted = Supprimé : **{ $name }**. Les tables ouvertes gardent leurs réglages.

settings-server = ### Réglages de ce serveur
settings-server-hint = Chaque menu enregistre ton choix aussitôt.
settings-server-line = **{ $name }**{ $about ->
    [none] {""}
   *[other] {" "}– { $about }
}
settings-server-saved = **{ $name }** : c’est enregistré. { $effect }

settings-menu-language = Langue des messages publics …
    .effect = Cela vaut dès le prochain message public. Les anciens restent tels quels.
settings-menu-preset = Ce que /play propose au départ …
    .effect = Cela vaut dès la prochaine table. Les options tapées avec `/play` restent prioritaires.
settings-menu-place = Où l’on joue …
    .effect = Cela vaut dès la prochaine table. Les parties ouvertes restent où elles sont.
settings-menu-leaderboard = Classement de ce serveur …
    .effect = Cela vaut dès maintenant. Les résultats passés sont conservés.
settings-menu-season = Durée d’une saison …
    .effect = Cela vaut dès maintenant. Les résultats passés sont conservés.
settings-menu-pictures = Fond des images …
    .effect = Cela vaut dès la prochaine image. Les précédentes restent comme elles sont.

settings-language-server = Langue : celle du serveur
    .about = messages publics dans la langue que Discord connaît pour ce serveur : en ce moment { $own }
settings-language = Langue : { $language }
    .about = messages publics en { $language } ; réponses privées dans la langue de chaque personne
    .gone = ce bot ne la parle plus : messages publics dans la langue du serveur, en ce moment { $own }
settings-preset-none = Préréglage : aucun
    .about = /play commence par le jeu de base
settings-preset-named = Préréglage : { $name }
settings-place-channel = Parties : dans le salon
    .about = une table s’ouvre là où l’on utilise /play ; une seule à la fois par salon
settings-place-thread = Parties : dans des fils
    .about = dans un salon, /play ouvre un fil ; il me faut les permissions pour les fils
settings-leaderboard-on = Classement : oui
    .about = les parties classées comptent pour un classement de ce serveur
settings-leaderboard-off = Classement : non
    .about = ce serveur n’affiche pas de classement
settings-pictures-dark = Images : sombres
    .about = plateaux et pages sur fond sombre, comme le thème sombre de Discord
settings-pictures-light = Images : claires
    .about = plateaux et pages sur fond clair, comme le thème clair de Discord
settings-season = Saison : { $months } mois
    .about = { $months ->
        [1] une nouvelle saison commence chaque mois ; les résultats de la précédente sont conservés
        [12] une nouvelle saison commence chaque année ; les résultats de la précédente sont conservés
       *[other] nouvelle saison tous les { $months } mois ; les résultats de la précédente sont conservés
    }
