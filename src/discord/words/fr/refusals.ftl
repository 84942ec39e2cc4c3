quoted = « { $text } »

refusal-not-legal = Les règles ne le permettent pas à cet endroit, et rien n’a changé : appuie sur un des numéros sous le plateau le plus récent, seules les cases permises en ont un.
refusal-game-over = Cette partie est finie, on ne peut plus y jouer : lances-en une autre avec `/play`.
refusal-already-resigned = Tu as déjà abandonné cette partie : tu peux continuer à regarder, ou en lancer une autre avec `/play`.
refusal-no-such-table = Cette partie n’existe plus : lances-en une nouvelle avec `/play`.
refusal-table-broken = La partie enregistrée est illisible et reste telle quelle : donne la référence `{ $reference }` à qui fait tourner ce bot, et lance une autre partie avec `/play`.
refusal-stale = La table a avancé depuis que ce bouton existe, il n’a donc rien fait : sers-toi du message le plus récent, ou ramène-le ici avec `/board`.
refusal-channel-busy = { $phase ->
    [lobby] Une table est déjà ouverte dans ce salon : rejoins-la (`/board` la ramène ici), ou ouvre la tienne dans un autre salon ou un fil.
   *[other] Une partie se joue déjà dans ce salon : regarde-la avec `/board`, ou ouvre la tienne dans un autre salon ou un fil.
}
refusal-not-in-lobby = Cette table n’attend plus personne, places et réglages sont fixés : regarde-la avec `/board`, ou ouvres-en une autre avec `/play`.
refusal-not-playing = Aucune partie n’est en cours à cette table : son hôte peut la démarrer, ou tu peux en ouvrir une nouvelle avec `/play`.
refusal-table-full = Les { $seats } places de cette table sont prises : regarde la partie, ou ouvre une table dans un autre salon avec `/play`.
refusal-already-joined = Tu es déjà à cette table : attends que l’hôte appuie sur *Démarrer*, ou appuie sur *Quitter* pour partir.
refusal-not-at-table = Tu n’es pas à cette table : tu peux appuyer sur n’importe quel numéro pour essayer une tuile en privé, ou ouvrir ta propre table dans un autre salon avec `/play`.
refusal-not-host = Seul l’hôte peut le faire : demande à { $host }.
refusal-too-few-players = Il faut être au moins { $least } pour jouer : laisse d’abord quelqu’un d’autre appuyer sur *Rejoindre*.
refusal-not-your-turn = C’est à { $turnOf } de jouer : en attendant ton tour, appuie sur un numéro pour essayer la tuile en privé.
refusal-already-agreed = Tu as déjà donné ton accord : il faut encore celui des autres personnes qui jouent.
refusal-computer-plays = Un ordinateur joue déjà à cette place : la personne qu’il remplace peut appuyer sur *Me revoilà*.
refusal-last-person = Il ne resterait que des ordinateurs, aucun ne peut donc prendre ta place : abandonne, ou demande à quelqu’un de revenir.
refusal-not-away = Personne n’est absent depuis assez longtemps : un ordinateur peut jouer pour quelqu’un dont c’est le tour et qui n’a pas répondu depuis 15 minutes.
refusal-time-left = Il est trop tôt pour cela : il reste du temps à la personne dont c’est le tour, et tu pourras choisir { $until }.
refusal-paused = Le temps est en pause : il reprend dès que quelqu’un à la table joue ou appuie sur *Reprendre*.
refusal-not-paused = Le temps court déjà : rien n’a changé.
refusal-nothing-to-pause = Aucun temps ne court à cette table pour le moment, il n’y a donc rien à mettre en pause : l’hôte peut choisir un temps par tour avant la partie, sous *Autres réglages …*.
refusal-no-pace = { $typed } ne peut pas être le temps d’un tour : { $why ->
    [unreadable] tape des minutes ou des jours, par exemple `10m` ou `3d`, ou prends une des suggestions.
   *[out-of-range] choisis au plus { $minutes } minutes ou { $days } jours, et au moins un.
}
refusal-hints-off = Les ordinateurs ne donnent pas de conseils à cette table : avant le départ, l’hôte peut les permettre sous *Autres réglages …*.
refusal-no-hint-now = Un conseil dit où poser une tuile : demande-le quand tu en as une à poser.
refusal-not-replaced = Aucun ordinateur ne joue pour toi : ta place est bien à toi, continue simplement.
refusal-unknown-component = Ce bouton vient d’une ancienne version de ce bot et ne fait plus rien : sers-toi du message le plus récent, ou ramène-le ici avec `/board`.
refusal-restarting = On me redémarre et rien n’est perdu : appuie de nouveau dans une minute.
refusal-not-your-panel = Ces boutons sont à quelqu’un d’autre : appuie sur un numéro sous le plateau pour avoir les tiens.
refusal-panel-expired = Ces boutons ne servent plus, mais rien n’est perdu : appuie de nouveau sur le numéro sous le plateau.
refusal-no-game-here = Il n’y a pas de partie dans ce salon : lances-en une avec `/play`.
refusal-missing-permissions = Je n’ai pas le droit de jouer dans { $channel } : qui gère le serveur peut m’y donner { $permissions }, dans les paramètres du salon sous *Permissions* ; les parties en cours ne risquent rien.
refusal-cannot-see-channel = Je ne vois pas { $channel } : qui gère le serveur peut m’y donner **{ permission-ViewChannel }**, et `/board` ramène alors la partie.
refusal-thread-archived-locked = Le fil { $channel } est verrouillé : la modération peut le déverrouiller, et `/board` reprend alors la partie, dont rien n’est perdu.
refusal-too-many-threads = { $channel } a autant de fils ouverts que Discord le permet : ferme un fil qui ne sert plus, ou utilise `/play` dans l’un d’eux.
refusal-square-missing = Indique la case de ta tuile, par son numéro sur l’image ou par son nom.
refusal-not-a-square = { $typed } n’est pas une case : tape une colonne et une ligne comme au bord du plateau, par exemple `{ $example }`, ou prends une des suggestions.
refusal-square-not-legal = Ta tuile ({ $tile }) ne va pas en { $typed } : prends une des cases suggérées, ou appuie sur un numéro sous le plateau.
refusal-square-not-open = Aucune tuile ne peut venir en { $typed } pour l’instant : prends une des suggestions, les cases vides à côté d’une tuile.
refusal-rotation-not-legal = { $legal ->
    [none] La tuile ne va en { $square } dans aucune rotation : prends une des cases suggérées.
   *[other] Tournée ainsi, la tuile ne va pas en { $square } : choisis { $legal }.
}
refusal-place-not-legal = Aucun meeple ne peut aller sur { $typed } : prends une des suggestions, ou `none`.
refusal-amount-not-legal = { $typed } n’est pas possible ici : tapez un nombre entier de { $least } à { $most }.
refusal-text-too-long = Ce texte est trop long : je lis au plus { $most } caractères, prends plutôt une des suggestions.
refusal-unknown-topic = Je n’ai pas de réponse sur { $typed } : prends un des sujets que `/rules` suggère.
refusal-guild-only = On joue dans les salons d’un serveur : utilise cette commande là-bas.
refusal-slow-down = Doucement : réessaie dans { $seconds ->
    [one] { $seconds } seconde.
   *[other] { $seconds } secondes.
}
refusal-manage-server-needed = Il faut pour cela la permission **Gérer le serveur** : demande à quelqu’un qui l’a ; une partie peut aussi s’arrêter si tout le monde à la table est d’accord.
refusal-store-unavailable = Les parties sont injoignables en ce moment, et il n’est pas sûr que ce soit enregistré : attends une minute, regarde avec `/board` et réessaie (référence `{ $reference }`).
refusal-store-swapped = Ma mémoire des parties a été vidée ou échangée pendant que je tournais, et je ne fais rien tant que la personne qui gère ce bot n’a pas regardé : rien n’a été enregistré à l’instant (référence `{ $reference }`).
refusal-internal = Quelque chose a mal tourné de mon côté : regarde avec `/board` où en est la partie et réessaie ; si cela se reproduit, donne la référence `{ $reference }` à qui fait tourner ce bot.
refusal-picture-failed = L’image n’a pas pu être faite, mais la partie est enregistrée : `/board` essaie de la redessiner (référence `{ $reference }`).
refusal-decide-first = { $asked ->
    [none] Il y a d’abord autre chose à décider, et c’est à toi : appuie sur un des boutons sous le message le plus récent.
   *[other] { $asked } a d’abord quelque chose à décider, sous le message le plus récent : ensuite, on pose de nouveau des tuiles.
}
refusal-unknown-box = Aucune boîte ne s’appelle { $typed } : choisis une des suggestions, ou regarde *Qu’y a-t-il dedans ?* à la table.
refusal-one-start = Une table n’a qu’un départ, une rivière ou une carte : retire l’une des deux.
refusal-no-last-game = Tu n’as encore terminé aucune partie sur ce serveur : choisis un autre préréglage.
refusal-wish-forgotten = Je ne sais plus comment devait être cette table : tape `/play` une nouvelle fois.
refusal-too-late-to-undo = Ce n’est plus le dernier changement, il n’est donc pas annulé : change-le à la main.
refusal-too-few-tiles = { $tiles } tuiles ne suffisent pas : les boîtes de cette table en demandent { $least }.
refusal-unknown-preset = Il n’y a pas de préréglage { $typed } : prends une des suggestions, ou vois avec `/settings presets` ceux de ce serveur.
refusal-preset-name = { $typed } ne peut pas être le nom d’un préréglage : choisis-en un de 1 à 40 caractères.
refusal-presets-full = Ce serveur a { $presets } préréglages, et on ne peut pas en garder plus : supprimes-en d’abord un avec `/settings delete`, ou reprends un nom qui existe déjà.
refusal-no-lobby-here = Aucune table de ce salon n’attend son départ, il n’y a donc pas de réglages à enregistrer : ouvres-en une avec `/play`, choisis là, et enregistre de nouveau.
refusal-leaderboard-off = Ce serveur ne tient pas de classement : qui le gère peut l’activer avec `/settings server`.
refusal-profile-hidden = Cette personne garde ses résultats pour elle : `/profile` sans nom te montre les tiens.
refusal-profile-none = { $user ->
    [none] Tu n’as pas encore joué de partie jusqu’au bout sur ce serveur : lances-en une avec `/play`.
   *[other] { $user } n’a pas encore joué de partie jusqu’au bout sur ce serveur : propose-lui-en une avec `/play`.
}
refusal-profile-bot = Les ordinateurs et les autres bots n’ont pas de profil : choisis quelqu’un qui a joué ici.
refusal-unknown-game = { $typed } n’est pas une partie finie de ce serveur : prends une des suggestions, ou cherche dans `/history`.
refusal-game-not-over = Cette partie se joue encore, et on ne revoit que celles qui sont finies : `/board` montre où elle en est.
refusal-no-finished-game = Aucune partie n’a encore été finie dans ce salon : prends-en une du serveur dans `/history`, ou joues-en une avec `/play`.
refusal-history-hidden = { $user } garde ses parties pour soi : `/history` montre celles de ce salon ou du serveur.
refusal-game-newer = Cette partie demande une version plus récente du bot et reste telle quelle : elle reviendra dès que le bot aura été mis à jour.
refusal-data-newer = Ce qui est enregistré là-dessus demande une version plus récente du bot et reste tel quel : on pourra s’en resservir dès que le bot aura été mis à jour.
refusal-no-replay = Cette partie a été enregistrée avec des règles que cette version du bot ne connaît pas, on ne peut donc pas la revoir tour par tour : ses scores restent dans `/history`.
refusal-upload-refused = Discord a refusé le fichier, trop gros pour lui : revois la partie tour par tour avec les boutons de `/replay`, ou garde son enregistrement.
refusal-blocked-by-server = La modération automatique de ce serveur a refusé mon message : demande à l’équipe de modération de laisser passer mes messages, puis utilise `/board` ; la partie elle-même est enregistrée.

permission-ViewChannel = Voir le salon
permission-SendMessages = Envoyer des messages
permission-SendMessagesInThreads = Envoyer des messages dans les fils
permission-AttachFiles = Joindre des fichiers
permission-ReadMessageHistory = Voir les anciens messages
permission-CreatePublicThreads = Créer des fils publics
