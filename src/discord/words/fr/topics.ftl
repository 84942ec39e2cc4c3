topic-turn = Un tour
    .text =
        Un tour a trois étapes (B4). Tu poses la tuile que tu as piochée (B5), et tu peux y placer un meeple (B7). Ensuite, tout ce que cette tuile a complété est évalué (B15).

        Un meeple qui revient à la troisième étape est disponible dès ton tour suivant (B9). On joue dans le sens horaire (B3).
topic-placing = Poser une tuile
    .text =
        La tuile doit toucher une tuile déjà posée par au moins un côté entier ; les coins ne comptent pas. Tous les côtés qui se touchent doivent correspondre : ville contre ville, route contre route, pré contre pré (B5).

        Les numéros sur le plateau sont exactement les cases où va ta tuile, et seules les rotations qui conviennent sont proposées.
topic-meeples = Placer un meeple
    .text =
        Tu peux placer un meeple de ta réserve sur une zone de la tuile que tu viens de poser : route, ville, abbaye ou pré. Aucun meeple ne doit se trouver sur la zone reliée, pas même un des tiens (B7).

        - Tu peux occuper une zone que cette tuile complète : elle rapporte ses points tout de suite, et le meeple revient aussitôt (B8).
        - Chaque personne a 7 meeples (B2), ou 9 sur les cartes (M4).
        - Après une évaluation, tous les meeples de la zone rentrent, même ceux qui n’ont rien rapporté (B14).
topic-roads = Routes
    .text =
        Une route est complète quand un croisement, un village, une ville ou une abbaye ferme ses deux bouts, ou quand elle forme une boucle. Elle rapporte 1 point par tuile (B10).

        À la fin de la partie, une route incomplète rapporte aussi 1 point par tuile (B18). Une tuile compte une fois, même si la route la traverse deux fois (B23).
topic-cities = Villes
    .text =
        Une ville est complète quand ses murailles l’entourent sans trou à l’intérieur. Elle rapporte 2 points par tuile et 2 par blason (B11).

        Les petites villes ne font pas exception : deux tuiles rapportent 4 points. À la fin de la partie, une ville incomplète rapporte 1 point par tuile et 1 par blason (B18).
topic-monasteries = Abbayes
    .text =
        Une abbaye est complète quand 8 tuiles l’entourent. Elle rapporte 9 points (B12).

        À la fin de la partie, une abbaye incomplète rapporte 1 point, et 1 par tuile voisine (B18). Une tuile peut compléter deux abbayes à la fois (B25).
topic-fields = Prés et paysans
    .text =
        Un paysan est couché dans un pré et y reste jusqu’à la fin de la partie. Routes, villes et bord du plateau délimitent un pré (B16). À la fin, la personne qui a le plus de paysans dans un pré marque 3 points par ville complète qui le touche (B19).

        - À égalité, chacun marque tous les points.
        - Une ville compte une fois par pré, mais peut compter pour plusieurs prés. Les villes incomplètes ne rapportent rien.
        - On peut désactiver les prés avant la partie : il n’y a alors pas de paysans.
topic-majority = Plusieurs meeples sur une zone
    .text =
        Des zones de plusieurs personnes peuvent se rejoindre (B22). La personne qui a le plus de meeples sur la zone en reçoit tous les points, et les autres n’ont rien (B13). Tous les meeples rentrent (B14).

        S’il y a égalité en tête, chaque personne à égalité reçoit tous les points. Une zone sans meeple ne rapporte à personne.
topic-unplaceable = Une tuile qui ne va nulle part
    .text = Elle sort du jeu, et tu en pioches une autre tant qu’il en reste (B6). Je le vérifie moi-même et l’annonce au tour suivant. Si c’était la dernière, la partie s’arrête (B24).
topic-final-scoring = Décompte final
    .text =
        La partie s’arrête après le tour où la dernière tuile est posée (B17). On évalue alors toutes les zones avec des meeples.

        Une route rapporte 1 par tuile, une ville 1 par tuile et 1 par blason, une abbaye 1 et 1 par tuile voisine (B18). Un pré rapporte 3 par ville complète (B19). Majorité et égalités comme toujours (B13).
topic-winning = Gagner
    .text = Le plus haut total gagne ; à égalité, on partage la victoire (B20). Si tu as abandonné, tu ne peux pas gagner.
topic-first-player = Qui commence
    .text = Selon les règles imprimées, la personne la plus jeune commence (B3). Ici, on tire au sort qui commence, sauf si l’hôte désigne quelqu’un avant le départ. L’ordre des autres est aussi tiré au sort.
topic-resigning = Abandonner et arrêter
    .text =
        Si tu abandonnes (`/resign`), tes meeples restent sur le plateau, où ils comptent encore pour les points et la majorité. Tes tours sont passés, et tu ne peux pas gagner.

        - S’il ne reste qu’une place occupée, la partie se termine par le décompte final.
        - Tu peux aussi confier ta place à un ordinateur, et les autres peuvent le décider pour quelqu’un qui ne répond pas (`/rules time`). *Me revoilà* reprend la place.
        - Une partie où il ne reste que des ordinateurs finit sans vainqueur.
        - Une partie s’arrête aussi sans vainqueur si toutes les personnes qui jouent encore sont d’accord, ou si quelqu’un avec **Gérer le serveur** l’arrête.

        Ce sont des règles de ce bot, pas du jeu imprimé.
topic-time = Combien de temps peut durer un tour ?
    .text =
        La table choisit le temps avant la partie : des minutes, des jours, ou sans limite. La ligne sous le titre du tour dit jusqu’à quand tu as le temps.

        - **Je te le rappelle** une fois (minutes), ou 8, 4 et 1 heures avant la fin (jours). Tu choisis où et quand avec `/me`.
        - **Quand ton temps est écoulé**, tu n’as pas perdu : les autres choisissent *Attendre*, *Faire jouer l’ordinateur* ou *Retirer*. D’ici là, tu peux encore jouer.
        - **Pour ce choix**, il faut plus de la moitié des personnes présentes ; à deux, une voix suffit. Si quelqu’un a quitté le serveur, les autres choisissent aussitôt.
        - **Sans limite**, un ordinateur peut jouer après 15 minutes (*Plus*). Personne n’est retiré avant un jour.
        - **Ne comptent pas** le temps où le bot était en panne, celui d’une pause que toute la table a voulue (*Plus*) et, pour les jours, tes jours de congé (`/me`).

        Ce sont des règles de ce bot, pas du jeu imprimé.
topic-ratings = Comment la cote est-elle calculée ?
    .text =
        Une partie finie compare chaque personne à la table à toutes les autres selon leurs places, à égalité aussi (OpenSkill, Plackett–Luce). Les parties à deux et celles de trois à six ont des cotes à part, et chaque type de partie aussi.

        Une cote, c’est ce que le bot pense de ton niveau (μ, d’abord 25) et son incertitude (σ, d’abord 25/3). On affiche 1000 + 40·(μ − 3σ), donc 1000 au début. `?` reste si σ vaut 4 ou plus, ou avec moins de 8 parties classées.

        - **Les mêmes personnes** en 7 jours : le changement compte 1, ½, ¼ … ; à plusieurs, la moyenne.
        - **Dernière place** si tu abandonnes, confies ta place à un ordinateur ou arrêtes la partie sans les autres, même si tu reviens ; pour les autres, la fin compte.
        - **Si les autres décident** (ordinateur, retrait), la place compte selon ses points.
        - **Avec des conseils**, une partie peut baisser ta cote, pas l’élever.
        - **Non classées** : avec ordinateur dès le début, avec tours repris, arrêtées d’un commun accord. Inachevées : ni partie ni victoire.
        - **Saisons** : le serveur fixe leur durée, sinon trois mois ; au général, trois. Ta première partie d’une saison suivante rend la cote moins sûre (σ devient √(σ² + 2²), au plus 25/3) ; μ et les anciens classements restent.
        - **Classement général** (tous serveurs) : tu n’y comptes que si tu le demandes, par `/privacy everywhere`. Une partie y compte entre qui l’a demandé, à deux au moins.
        - Pour n’être nulle part : `/privacy hide`.

        Ce sont des règles de ce bot, pas du jeu imprimé.
topic-fairness = L’ordre des tuiles est-il honnête ?
    .text =
        Une graine secrète, tirée au hasard, décide de l’ordre de toutes les tuiles avant le premier tour. *Est-ce équitable ?*, sous *Plus*, montre son SHA-256 dès le premier tour. Si tu le notes, personne ne peut changer la graine à ton insu, et personne ne peut en déduire les tuiles.

        Une fois la partie finie, *Est-ce équitable ?* montre la graine et donne tout l’enregistrement. `npm run -s verify -- FICHIER` rejoue la partie et compare les deux.

cited-rules = -# Règles : { $ids }
