help =
    ## Carcassonne dans ce salon
    Je pose le plateau, je pioche les tuiles, je connais les règles et je compte chaque point. On joue de deux à six, sans rien avoir à taper.

    {"**"}Début :** `/play` ouvre une table. Les autres appuient sur *Rejoindre*, puis l’hôte sur *Démarrer*. Le menu y ajoute des ordinateurs, de cinq niveaux.
    {"**"}À ton tour :** je te mentionne. Appuie sur le numéro d’une case, tourne la tuile s’il y a le choix, puis appuie sur ton meeple ou sur *Aucun pion*. Avec un ordinateur à la table, *Plus* offre un *Conseil*.
    {"**"}Quand ce n’est pas ton tour :** appuie quand même sur un numéro. Tu vois en privé ce que la tuile y donnerait.
    {"**"}Pour varier :** avant le départ, l’hôte choisit extensions, tuiles et carte avec *Réglages*, ou par les options de `/play`.

    - `/learn` – t’apprend le jeu en dix minutes
    - `/games`, `/next` – tes parties ici, et la prochaine qui t’attend
    - `/board` – ramène le tour en cours en bas du salon
    - `/place` – pose la tuile au clavier
    - `/tiles` – quelles tuiles restent, et lesquelles vont sur une case
    - `/gifts` – tes présents, visibles de toi uniquement
    - `/resign` – abandonne ; tes meeples restent et comptent
    - `/rules` – réponses courtes sur les règles
    - `/puzzle` – l’énigme du jour
    - `/leaderboard`, `/profile` – les meilleurs ici, et la fiche de chaque personne
    - `/history`, `/replay` – les parties finies : bilan, animation, tour par tour
    - `/me` – tes propres réglages : langue, fuseau horaire, rappels, couleur
    - `/settings` – langue, fils et préréglages, pour qui gère le serveur
    - `/privacy` – ce qui est enregistré sur toi : voir, exporter, cacher, supprimer
    - `/help` – ce texte

    Les parties sont conservées : après une pause ou un redémarrage, on reprend où l’on était. Une seule partie à la fois par salon ou par fil.

    -# Ce qui est enregistré, pourquoi et combien de temps : `/privacy show`. Projet de fans, non officiel. Carcassonne est une marque de son éditeur, qui n’y est pour rien ; toutes les images sont de nous.
