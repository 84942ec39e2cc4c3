quoted = « { $text } »

refusal-not-legal = Les règles ne le permettent pas à cet endroit, et rien n’a changé : appuie sur un numéro sous le plateau le plus récent. Seules les cases permises en ont un.
refusal-game-over = Cette partie est finie, on ne peut plus y jouer : lances-en une autre avec `/play`.
refusal-already-resigned = Tu as déjà abandonné cette partie : continue à regarder, ou lances-en une autre avec `/play`.
refusal-no-such-table = Cette partie n’existe plus : lances-en une nouvelle avec `/play`.
refusal-table-broken = La partie enregistrée est illisible et reste telle quelle : donne la référence `{ $reference }` à la personne qui gère ce bot, et lance une autre partie avec `/play`.
refusal-stale = La table a avancé depuis l’apparition de ce bouton, il n’a donc rien fait : utilise le message le plus récent, ou ramène-le ici avec `/board`.
refusal-channel-busy = { $phase ->
    [lobby] Une table est déjà ouverte dans ce salon : rejoins-la (`/board` la ramène ici), ou ouvre la tienne dans un autre salon ou un fil.
   *[other] Une partie est déjà en cours dans ce salon : regarde-la avec `/board`, ou ouvre la tienne dans un autre salon ou un fil.
}
refusal-not-in-lobby = Cette table n’attend plus personne, places et réglages sont fixés : regarde-la avec `/board`, ou ouvres-en une autre avec `/play`.
refusal-not-playing = Aucune partie n’est en cours à cette table : l’hôte peut la démarrer, ou tu peux ouvrir une nouvelle table avec `/play`.
refusal-table-full = Les { $seats } places de cette table sont prises : regarde la partie, ou ouvre une table dans un autre salon avec `/play`.
refusal-already-joined = Tu es déjà à cette table : attends que l’hôte appuie sur *Démarrer*, ou appuie sur *Quitter*.
refusal-not-at-table = Tu n’es pas à cette table : appuie sur n’importe quel numéro pour essayer une tuile en privé, ou ouvre ta propre table dans un autre salon avec `/play`.
refusal-not-host = Seul l’hôte peut le faire : demande à { $host }.
refusal-too-few-players = Il faut être au moins { $least } pour jouer : attends que quelqu’un d’autre appuie sur *Rejoindre*.
refusal-not-your-turn = C’est à { $turnOf } de jouer : d’ici ton tour, appuie sur un numéro pour essayer la tuile en privé.
refusal-already-agreed = Tu as déjà donné ton accord : les autres personnes qui jouent encore doivent aussi le donner.
refusal-computer-plays = Un ordinateur joue déjà à cette place : la personne qu’il remplace peut appuyer sur *Me revoilà*.
refusal-last-person = Il ne resterait que des ordinateurs, aucun ne peut donc prendre ta place : abandonne, ou demande à quelqu’un de revenir.
refusal-not-away = Personne n’est absent depuis assez longtemps : un ordinateur peut jouer si la personne dont c’est le tour n’a pas répondu depuis 15 minutes.
refusal-time-left = Il est trop tôt pour cela : la personne dont c’est le tour a encore du temps, et tu pourras choisir { $until }.
refusal-paused = Le temps est en pause : il reprend quand quelqu’un à la table joue ou appuie sur *Reprendre*.
refusal-not-paused = Le temps court déjà : rien n’a changé.
refusal-nothing-to-pause = Aucun temps ne court à cette table pour le moment, il n’y a donc rien à mettre en pause : l’hôte peut choisir un temps par tour avant la partie, sous *Autres réglages …*.
refusal-no-pace = { $typed } ne peut pas être le temps d’un tour : { $why ->
    [unreadable] tape des minutes ou des jours, par exemple `10m` ou `3d`, ou prends une des suggestions.
   *[out-of-range] choisis au plus { $minutes } minutes ou { $days } jours, et au moins un.
}
refusal-hints-off = Les ordinateurs ne donnent pas de conseils à cette table : avant le départ, l’hôte peut les permettre sous *Autres réglages …*.
refusal-no-hint-now = Un conseil dit où poser une tuile : demande-le quand tu en as une à poser.
refusal-not-replaced = Aucun ordinateur ne joue pour toi : tu as toujours ta place, continue simplement à jouer.
refusal-unknown-component = Ce bouton vient d’une ancienne version de ce bot et ne marche plus : utilise le message le plus récent, ou ramène-le ici avec `/board`.
refusal-restarting = Je redémarre, et rien n’est perdu : appuie de nouveau dans une minute.
refusal-not-your-panel = Ces boutons sont à quelqu’un d’autre : appuie sur un numéro sous le plateau pour avoir les tiens.
refusal-panel-expired = Ces boutons ne servent plus, mais rien n’est perdu : appuie de nouveau sur le numéro sous le plateau.
refusal-no-game-here = Il n’y a pas de partie dans ce salon : lances-en une avec `/play`.
refusal-missing-permissions = Je n’ai pas le droit de jouer dans { $channel } : qui gère le serveur peut m’y donner { $permissions }, dans les paramètres du salon sous *Permissions*. Les parties en cours ne risquent rien.
refusal-cannot-see-channel = Je ne vois pas { $channel } : qui gère le serveur peut m’y donner **{ permission-ViewChannel }**, et `/board` ramène alors la partie.
refusal-thread-archived-locked = Le fil { $channel } est verrouillé, mais rien n’est perdu : la modération peut le déverrouiller, et `/board` reprend alors la partie.
refusal-too-many-threads = { $channel } a autant de fils ouverts que Discord le permet : ferme un fil qui ne sert plus, ou utilise `/play` dans un fil ouvert.
refusal-square-missing = Indique la case de ta tuile, par son numéro ou son nom sur l’image.
refusal-not-a-square = { $typed } n’est pas une case : tape une colonne et une ligne comme au bord du plateau, par exemple `{ $example }`, ou prends une des suggestions.
refusal-square-not-legal = Ta tuile ({ $tile }) ne va pas en { $typed } : prends une des cases suggérées, ou appuie sur un numéro sous le plateau.
refusal-square-not-open = Aucune tuile ne peut aller en { $typed } pour l’instant : prends une des suggestions, qui sont les cases vides à côté d’une tuile.
refusal-rotation-not-legal = { $legal ->
    [none] La tuile ne va en { $square } dans aucune rotation : prends une des cases suggérées.
   *[other] Tournée ainsi, la tuile ne va pas en { $square } : choisis { $legal }.
}
refusal-place-not-legal = Aucun meeple ne peut aller sur { $typed } : prends une des suggestions, ou `none`.
refusal-amount-not-legal = { $typed } n’est pas possible ici : tape un nombre entier de { $least } à { $most }.
refusal-text-too-long = Ce texte est trop long : je lis au plus { $most } caractères, prends donc une des suggestions.
refusal-unknown-topic = Je n’ai pas de réponse sur { $typed } : prends un des sujets que `/rules` suggère.
refusal-guild-only = On joue dans les salons d’un serveur : utilise cette commande là-bas.
refusal-slow-down = Doucement : réessaie dans { $seconds ->
    [one] { $seconds } seconde.
   *[other] { $seconds } secondes.
}
refusal-manage-server-needed = Il te faut pour cela la permission **Gérer le serveur** : demande à quelqu’un qui l’a. Une partie s’arrête aussi si tout le monde à la table est d’accord.
refusal-store-unavailable = Les parties sont injoignables en ce moment, je ne sais donc pas si c’est enregistré : attends une minute, regarde avec `/board` et réessaie (référence `{ $reference }`).
refusal-store-swapped = Ma mémoire des parties a été vidée ou échangée pendant que je tournais, rien n’a donc été enregistré à l’instant. Je ne fais rien tant que la personne qui gère ce bot n’a pas regardé (référence `{ $reference }`).
refusal-internal = Quelque chose a mal tourné de mon côté : regarde la partie avec `/board` et réessaie. Si cela se reproduit, donne la référence `{ $reference }` à la personne qui gère ce bot.
refusal-picture-failed = L’image n’a pas pu être faite, mais la partie est enregistrée : `/board` essaie de la redessiner (référence `{ $reference }`).
refusal-decide-first = { $asked ->
    [none] Tu as d’abord autre chose à décider : appuie sur un des boutons sous le message le plus récent.
   *[other] { $asked } a d’abord quelque chose à décider, sous le message le plus récent : ensuite, on pose de nouveau des tuiles.
}
refusal-unknown-box = Aucune boîte ne s’appelle { $typed } : choisis une des suggestions, ou regarde *Qu’y a-t-il dedans ?* à la table.
refusal-one-start = Une table commence par une rivière ou une carte, pas les deux : retire l’une des deux.
refusal-no-last-game = Tu n’as encore terminé aucune partie sur ce serveur : choisis un autre préréglage.
refusal-wish-forgotten = Je ne sais plus quelle table tu voulais : tape `/play` une nouvelle fois.
refusal-too-late-to-undo = Ce n’est plus le dernier changement, il n’est donc pas annulé : change-le à la main.
refusal-too-few-tiles = { $tiles } tuiles ne suffisent pas : il en faut { $least } pour les boîtes de cette table.
refusal-unknown-preset = Il n’y a pas de préréglage { $typed } : prends une des suggestions, ou vois ceux de ce serveur avec `/settings presets`.
refusal-preset-name = { $typed } ne peut pas être le nom d’un préréglage : choisis-en un de 1 à 40 caractères.
refusal-presets-full = Ce serveur a { $presets } préréglages et ne peut pas en garder plus : supprimes-en d’abord un avec `/settings delete`, ou reprends un nom qui existe déjà.
refusal-no-lobby-here = Aucune table n’attend son départ dans ce salon, il n’y a donc pas de réglages à enregistrer : ouvres-en une avec `/play`, choisis là, et enregistre de nouveau.
refusal-leaderboard-off = Ce serveur ne tient pas de classement : qui le gère peut l’activer avec `/settings server`.
refusal-profile-hidden = Cette personne cache ses résultats : `/profile` sans nom te montre les tiens.
refusal-profile-none = { $user ->
    [none] Tu n’as pas encore joué de partie jusqu’au bout sur ce serveur : lances-en une avec `/play`.
   *[other] { $user } n’a pas encore joué de partie jusqu’au bout sur ce serveur : propose-lui-en une avec `/play`.
}
refusal-profile-bot = Les ordinateurs et les autres bots n’ont pas de profil : choisis quelqu’un qui a joué ici.
refusal-unknown-game = { $typed } n’est pas une partie finie de ce serveur : prends une des suggestions, ou cherche dans `/history`.
refusal-game-not-over = Cette partie est encore en cours, et on ne revoit que les parties finies : `/board` montre où elle en est.
refusal-no-finished-game = Aucune partie n’a encore été finie dans ce salon : prends-en une de tout le serveur dans `/history`, ou joues-en une avec `/play`.
refusal-history-hidden = { $user } cache ses parties : `/history` montre celles de ce salon ou du serveur.
refusal-game-newer = Cette partie demande une version plus récente du bot et reste telle quelle : elle reviendra quand le bot sera mis à jour.
refusal-data-newer = Ces données demandent une version plus récente du bot et restent telles quelles : tu pourras t’en resservir quand le bot sera mis à jour.
refusal-no-replay = Cette partie suit des règles que cette version du bot ne connaît pas, je ne peux donc pas la montrer tour par tour : ses scores restent dans `/history`.
refusal-upload-refused = Discord a refusé le fichier, trop gros pour lui : revois la partie tour par tour avec les boutons de `/replay`, ou garde son enregistrement.
refusal-blocked-by-server = La modération automatique de ce serveur a refusé mon message : demande à l’équipe de modération de laisser passer mes messages, puis utilise `/board`. La partie elle-même est enregistrée.

permission-ViewChannel = Voir le salon
permission-SendMessages = Envoyer des messages
permission-SendMessagesInThreads = Envoyer des messages dans les fils
permission-AttachFiles = Joindre des fichiers
permission-ReadMessageHistory = Voir les anciens messages
permission-CreatePublicThreads = Créer des fils publics
