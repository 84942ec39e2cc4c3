learn-step = ### { $number } sur { $of } · { $title }
learn-tile = Ta tuile
    .square = Tu as pioché une tuile dont la route tourne. Chaque numéro est une case où elle va, route contre route et pré contre pré : appuie sur **{ $label }**.
learn-rotation = Tourner la tuile
    .turn = Ici, elle convient de deux façons, et rien n’est encore définitif. Fais partir la route vers le sud : appuie sur **{ $label }**.
learn-road = Une route
    .put = Un meeple sur une route est un brigand : 1 point par tuile quand les deux bouts sont fermés. Tu n’as que sept meeples, et chacun ne revient qu’une fois compté. Appuie sur **{ $label }**, qui pose la tuile et finit ton tour.
learn-city = Une ville
    .square = L’ordinateur a fermé un bout de ta route. Ta tuile suivante ferme une ville : appuie sur **{ $label }**.
    .put = Là où se tient déjà un meeple, personne ne peut en ajouter : route, ville ou pré doit être libre, comme cette ville. Elle rapporte aussitôt 2 points par tuile, et son chevalier revient tout de suite. Appuie sur **{ $label }**.
learn-monastery = Une abbaye
    .square = La ville t’a rapporté 4 points. Une abbaye veut des tuiles tout autour : appuie sur **{ $label }**, où il y en a déjà trois.
    .put = Un moine rapporte 1 point pour l’abbaye et 1 pour chacune des 8 tuiles autour. À la fin de la partie, il rapporte même s’il en manque. Appuie sur **{ $label }**.
learn-field = Un pré
    .square = L’ordinateur a complété une ville, lui aussi. Les prés comptent à la fin, 3 points par ville complète qui les touche : appuie sur **{ $label }**.
    .put = Le pré à l’est de cette route touche les deux villes complètes. Si des zones se rejoignent, la personne qui a le plus de meeples prend tous les points ; à égalité, chacun les reçoit tous. Un paysan y reste couché jusqu’à la fin : appuie sur **{ $label }**.
learn-end = La fin
    .square = C’est la dernière tuile. Ta route finit au croisement : appuie sur **{ $label }**.
    .put = Ta route est évaluée d’elle-même, et tu n’as pas besoin de pion : appuie sur **{ $label }**. Ensuite, on évalue tous les meeples encore sur le plateau.
learn-other = { $wanted ->
    [turn] Cela finirait ton tour avec la tuile telle qu’elle est maintenant.
   *[other] { $pressed ->
        [square] Ta tuile va là aussi.
        [turn] Elle est bien comme elle est.
       *[put] C’est permis aussi.
    } À une table, tu choisis librement.
} Rien n’a changé : appuie sur **{ $label }** pour continuer.
learn-again = Tu en étais là.
learn-over = C’était une partie entière. Une vraie a 71 tuiles, et les autres veulent les mêmes villes. On joue ? Le bouton ouvre une table dans ce salon, avec un ordinateur novice ; d’autres peuvent la rejoindre.

learn-first = -# **Tu débutes ?** Les numéros du plateau sont les cases où va ta tuile. Un pion occupe la route, la ville, l’abbaye ou le pré où il se trouve, et t’en rapporte les points. Rien n’est définitif tant que tu n’as pas appuyé sur un pion ou sur *Aucun pion*.

button-learn-anew = Recommencer
button-learn-play = Jouer contre l’ordinateur
command-learn = T’apprend le jeu en dix minutes, en privé : sept étapes contre un ordinateur

privacy-learning = **Où tu en es de l’apprentissage** : la dernière étape de `/learn` que tu as vue, et le tour où je t’ai expliqué les boutons.

button-why = Pourquoi ces points ?
button-that-turn = Voir ce tour
why-list = ### D’où viennent les points
    { $count ->
        [0] Rien n’a rapporté dans cette partie.
       *[other] Choisis un score, le plus récent d’abord : je te montre comment on l’a compté, selon quelle règle, et où c’était.
    }
why-menu = Choisir des points …
why-title = ### Pourquoi ces points ? ({ $when })
why-votes = Majorité : { $listed }.
why-alt = Le plateau à ce moment-là ({ $when }), avec un contour autour de : { $what }.
why-squares = Cases : { $listed }.

example-placing = La tuile de départ, avec une ville au nord et une route de l’ouest à l’est. Pour une tuile dont la route tourne, les numéros 1 à 3 sont à l’ouest, à l’est et au sud ; il n’y en a pas au nord, où est la ville.
example-roads = Une route de quatre tuiles, d’une abbaye à l’est à un croisement au sud-ouest, avec un brigand bleu : elle est complète et rapporte 4 points.
example-cities = Une ville de trois tuiles avec un blason, fermée de tous côtés, avec un chevalier bleu : elle rapporte 3 fois 2 points et 2 pour le blason, 8 en tout.
example-monasteries = Une abbaye avec un moine bleu au milieu de huit autres tuiles : elle est complète et rapporte 9 points.
example-fields = Un pré avec un paysan bleu, qui touche deux villes complètes : à la fin, il rapporte 2 fois 3 points, 6 en tout.
example-majority = Une ville complète de quatre tuiles avec deux chevaliers bleus et un rouge : Bleu reçoit les 8 points, et Rouge n’a rien.
example-final-scoring = La fin d’une partie. Une route incomplète de deux tuiles rapporte 2 points à Bleu. Une ville incomplète de deux tuiles avec un blason en rapporte 3 à Rouge. Une abbaye avec deux tuiles voisines en rapporte 3 à Bleu.
