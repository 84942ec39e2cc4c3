lobby-title = ## Carcassonne : qui joue ?
lobby-boxes-alt = En jeu : { $listed }.
lobby-tiles = **{ $preset }** selon les règles de la nouvelle édition, { $tiles } tuiles{ $sets ->
    [none] {""}
   *[other] {" : "}{ $sets }
}.
lobby-set = { $set } { $tiles }{ $bare ->
    [yes] {" "}(tuiles seules)
   *[no] {""}
}
lobby-rule = **{ $name }** : { $about }
lobby-rules = Activées : { $listed }.
lobby-rules-too = Activées aussi : { $listed }.
lobby-fields-off = **Sans les prés** – pas de paysans ; les prés ne sont jamais occupés et ne rapportent rien.
lobby-first = **Qui commence : { $who ->
    [none] tirage au sort
   *[other] { $who }
}**
lobby-seats = À la table ({ $taken } sur { $most }) : { $listed }
lobby-host = { $who } (hôte)
lobby-computer = { $sign } { $who } (ordinateur : { $level })
lobby-start = { $enough ->
    [yes] L’hôte peut appuyer sur *Démarrer* à tout moment.
   *[no] Pour *Démarrer*, il faut être au moins { $least } : appuie sur *Rejoindre*, ou ajoute un ordinateur par le menu.
}
lobby-expires = La table ferme toute seule après 24 heures sans changement.

lobby-started = La partie a commencé. Ordre du jeu : { $listed }.
lobby-expired = La table de { $host } est fermée : sa partie n’a pas démarré en 24 heures. Ouvres-en une autre avec `/play`.
lobby-closed = { $by ->
    [none] La table est fermée.
   *[other] { $by } a fermé la table.
} Ouvres-en une autre avec `/play`.
lobby-abandoned = { $by ->
    [none] La partie a été arrêtée avant la fin : personne ne gagne.
   *[other] { $by } a arrêté la partie : personne ne gagne.
} Lances-en une autre avec `/play`.
lobby-abandoning = D’accord pour arrêter la partie : { $agreed }. Si tout le monde l’est, elle finit sans vainqueur. Il manque : { $still }. Continuer à jouer retire l’accord.
lobby-resigned = { $who } abandonne. Ses meeples restent sur le plateau et comptent encore. Ses tours sont passés.
lobby-confirm-resign = Veux-tu vraiment abandonner ? { $left ->
    [one] Il ne resterait qu’une place occupée : la partie se termine aussitôt par le décompte final. Tu ne peux pas la gagner.
    [computers] Il ne resterait que des ordinateurs : la partie se termine aussitôt, et personne ne gagne.
   *[people] Tes meeples restent et comptent encore. Tes tours sont passés. Tu ne peux ni gagner ni revenir.
}
lobby-confirm-hand-over = Ou *Confier à l’ordinateur* : il joue à ta place jusqu’à ce que tu appuies sur *Me revoilà*. Ta cote compte la partie comme perdue.
lobby-handed-over = { $who } confie sa place à un ordinateur, et peut la reprendre avec *Me revoilà*. La cote de { $who } compte la partie comme perdue.
lobby-stood-in = { $who } ne répond pas : un ordinateur joue jusqu’à ce que { $who } appuie sur *Me revoilà*. La cote dépend du résultat final de cette place.
lobby-back = { $who } est de retour et remplace l’ordinateur.
lobby-confirm-abandon = Veux-tu vraiment arrêter cette partie ? Tu ne joues que contre des ordinateurs : elle se termine aussitôt, sans vainqueur. Si elle compte pour la cote, elle est perdue pour toi.
lobby-confirm-stop = Veux-tu vraiment arrêter cette partie pour tout le monde ? Elle se termine sans vainqueur, et c’est définitif. Si tu y joues, tu peux plutôt donner ton accord pour arrêter : elle se termine quand tout le monde est d’accord. Si tu l’arrêtes sans accord, ta cote la compte comme perdue.

lobby-thread = Carcassonne – { $who }
lobby-opened-in = Ta table est ouverte dans son propre fil : { $channel }

lobby-settings = ### Réglages de cette table
    { $lines }
    Tout le monde voit le résultat à la table. `/settings save` le garde sous un nom.
lobby-box = { $name }{ $rules ->
    [none] {" "}(tuiles seules)
    [all] {""}
   *[other] {" "}({ $rules } de ses { $all } règles)
}{ $variants ->
    [0] {""}
    [one] {" "}(+{ $variants } variante)
   *[other] {" "}(+{ $variants } variantes)
}
lobby-settings-boxes = { $listed ->
    [none] Jeu de base seulement.
   *[other] { $listed }
}
lobby-settings-tiles = **{ $inPlay ->
    [one] { $inPlay } tuile
   *[other] { $inPlay } tuiles
}**{ $all ->
    [0] {""}
   *[other] {" "}sur { $all }
}, départ : { $start }{ $time ->
    [none] {""}
   *[other] , { $time }
}.
lobby-minutes = environ { $minutes } min à { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
lobby-hours = environ { $hours } heures à { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
lobby-dropped = ⚠️ Cela a retiré : { $listed }. *Annuler* remet tout en place.
lobby-dropped-start = ⚠️ Retiré : { $listed }. Une table n’a qu’un seul départ : une rivière ou une carte. *Annuler* remet tout en place.
lobby-settings-map = Carte : { $name }. { $town }.

lobby-menu-preset = Préréglage …
lobby-menu-boxes = Boîtes avec leurs règles …
lobby-menu-bare = Boîtes avec tuiles seules …
lobby-menu-parts = Règles et variantes …
lobby-menu-start = Comment la table commence …
lobby-menu-topic = Règles de ces boîtes …
lobby-menu-town = Effet des bourgs …
lobby-menu-tiles = Combien de tuiles …
lobby-menu-starts = Jusqu’à { $use } cases de départ, les autres par tirage au sort …
lobby-menu-first = Qui commence …
lobby-menu-hints = Conseils …
lobby-menu-computer = { $offers ->
    [add] Ajouter un ordinateur …
    [away] Retirer un ordinateur …
   *[both] Ajouter ou retirer un ordinateur …
}

preset-base = Jeu de base
    .about = 72 tuiles, avec les paysans
preset-anniversary-night = Soirée anniversaire
    .about = Jeu de base avec L’Abbé, les tuiles à flèche et Les Présents
preset-big-box = Big Box
    .about = Deux grandes extensions, La Rivière, les flèches, Les Présents et L’Abbé
preset-first-evening = Première soirée
    .about = Jeu de base avec La Rivière et L’Abbé
preset-towers-and-dragons = Tours et dragons
    .about = La Tour et Princesse et Dragon, avec Auberges et Cathédrales
preset-abbeys-and-sheep = Abbayes et moutons
    .about = Abbaye et Maire et Collines et Moutons, avec Marchands et Bâtisseurs
preset-everything = Tout
    .about = toutes les boîtes, et 120 de leurs tuiles
lobby-last-game = Ma dernière partie
    .about = les boîtes de la dernière partie que tu as terminée sur ce serveur
preset-on-a-map = Sur une carte
    .about = Une carte, avec les tuiles de deux extensions mais pas leurs règles
preset-own = Choix libre

rule-fields = Prés
    .about = paysans ; à la fin, 3 points par ville complète au bord de leur pré
set-base = Jeu de base

lobby-add-computer = Ajouter { $who } ({ $level })
lobby-computer-about = { $about } ; cote { $rating }
lobby-remove-computer = Renvoyer { $who }

lobby-hints-on = Conseils : oui
    .about = à ton tour, tu peux demander conseil à un ordinateur ; gagner n’élève alors plus ta cote
lobby-hints-off = Conseils : non
    .about = pas de conseils des ordinateurs
lobby-boxes-large = Grandes boîtes { $on }/{ $all }
lobby-boxes-small = Petites boîtes { $on }/{ $all }
lobby-boxes-parts = Variantes { $on }/{ $all }
lobby-boxes-start = Départ : { $start }
lobby-window-large = Grandes boîtes
lobby-window-small = Petites boîtes
lobby-window-parts = Règles et variantes
lobby-window-on = En jeu, avec leurs règles
lobby-window-numbered = Boîtes { $from } à { $to }
lobby-window-tiles = Tuiles seules, sans leurs règles
lobby-start-tile = Une tuile
    .about = seule la tuile de départ est sur la table
lobby-tiles-whole = toutes les tuiles des boîtes choisies sont en jeu
lobby-tiles-fewer = tirées au sort ; les tuiles nécessaires aux règles restent toujours
lobby-first-by-lot = Tirage au sort

level-novice = novice
    .about = ne regarde que les points de cette tuile, et en prend souvent moins
    .won = Oh, j’ai gagné ? Je regardais juste les moutons.
    .lost = Quelle jolie carte nous avons faite.
level-easy = facile
    .about = prend le plus de points à chaque tour
    .won = Un tiens vaut mieux que deux tu l’auras, et à chaque tour !
    .lost = J’ai pris ce que je voyais, et ce n’était pas assez.
level-medium = moyen
    .about = pense quelques tours à l’avance
    .won = { $margin ->
        [close] La partie pouvait tourner autrement.
       *[other] Tout s’est emboîté comme je l’espérais.
    }
    .lost = { $margin ->
        [close] Encore quelques tours, et c’était pour moi.
       *[other] J’espérais mieux que ce qui est venu.
    }
level-hard = difficile
    .about = réfléchit plus longtemps, et compte ce qui reste dans le sac
    .won = { $margin ->
        [close] Le sac me devait bien cette dernière tuile.
       *[other] Je savais ce qui restait dans le sac.
    }
    .lost = { $margin ->
        [close] Une autre tuile, et c’était pour moi ; bien joué.
       *[other] Je comptais sur d’autres tuiles ; bien joué.
    }
level-master = expert
    .about = réfléchit jusqu’à deux secondes, et voit le plus loin
    .won = { $margin ->
        [close] C’était serré : une tuile de plus, et tout bascule.
        [far] La fin, je la voyais depuis longtemps.
       *[other] J’ai vu la fin un peu plus tôt.
    }
    .lost = { $margin ->
        [close] Si près ! Chapeau.
        [far] Je ne l’ai pas vu venir. Chapeau.
       *[other] Bien vu. Chapeau.
    }
level-said = { $sign } **{ $who }** : « { $said } »
