command-games = Tes parties sur ce serveur, à qui de jouer, et les tables ouvertes ; visible de toi uniquement
command-next = T’emmène à la prochaine de tes parties sur ce serveur où c’est à toi de jouer

games-title = ### Tes parties sur ce serveur
games-link = le message
games-yours = **À toi de jouer** (dernière action { $since }) : { $where }{ $with ->
    [none] {""}
   *[other] {" "}– avec { $with }
}
games-theirs = On attend { $who } (dernière action { $since }) : { $where }{ $with ->
    [none] {""}
   *[other] {" "}– avec { $with }
}
games-sitting = Pas encore commencée : { $where }{ $with ->
    [none] {" "}– il n’y a que toi pour l’instant
   *[other] {" "}– avec { $with }
}
games-gone = son salon n’existe plus ; `/board` dans un autre salon y amène la partie
games-none = Tu n’es à aucune table sur ce serveur : rejoins-en une ouverte, ou ouvres-en une avec `/play`.

games-running-title = **Parties à regarder**
games-running-watch = -# Tout le monde peut regarder. *Suivre*, sous *Plus*, te dit quand la tête change et qui gagne.

games-open-title = **Tables ouvertes**
games-open = { $where } – hôte : { $host }, { $taken } places prises sur { $most }{ $invited ->
    [yes] {" "}; une t’est gardée
   *[no] {""}
}
games-open-none = Aucune autre table n’est ouverte dans les salons que tu vois.

next-more = { $count ->
    [one] Une autre partie t’attend.
   *[other] { $count } autres parties t’attendent.
}
next-none = { $running ->
    [0] Tu n’as aucune partie en cours sur ce serveur. Rejoins une table ouverte, que `/games` te montre, ou ouvres-en une avec `/play`.
    [one] Ce n’est pas à toi : ta partie en cours attend quelqu’un d’autre.
   *[other] Ce n’est pas à toi : tes { $running } parties en cours attendent d’autres personnes.
}

button-go-there = Y aller

command-play-with = Qui tu invites, par mentions : @Bo @Chloé ; une place leur est gardée pendant une heure
lobby-invited = Invitations : { $listed }. Une place est gardée pour chaque personne jusqu’à { $until }.
refusal-places-kept = Les places libres sont gardées pour les personnes invitées : réessaie à { $until }, elles seront alors pour tout le monde.
refusal-invited-typed = { $typed } ne mentionne personne : invite des gens en les mentionnant, par exemple `/play with:@Bo @Chloé`.
refusal-invited-self = Tu ne peux pas t’inviter : tu es déjà à ta table, mentionne les autres.
refusal-invited-bot = Tu ne peux pas inviter de bot : mentionne des personnes, et ajoute des ordinateurs par le menu de la table.
refusal-invited-many = Une table a de la place pour toi et { $most } autres : n’en invite pas davantage.
refusal-invited-stranger = { $user } n’est pas sur ce serveur : invite des gens qui y sont.
refusal-invited-unwilling = { $user } n’accepte pas d’invitation : ouvre la table sans invitation, { $user } peut toujours la rejoindre.
refusal-invited-often = Tu as invité beaucoup de monde en peu de temps : réessaie { $until }, ou ouvre la table sans inviter personne.

command-games-dashboard = Liste ici toutes les parties du serveur, dans un message qui reste à jour (pour qui le gère)
dashboard-title = ### Parties sur ce serveur
dashboard-none = Aucune partie n’est en cours : `/play` ouvre une table.
dashboard-placed = La liste est maintenant dans ce salon et reste à jour. `/games dashboard:False` la retire.
dashboard-taken = La liste est retirée.
dashboard-none-here = Il n’y a pas de liste des parties dans ce salon : `/games dashboard:True` en met une.
dashboard-many = Ce serveur a déjà { $most } listes de ce genre et ne peut pas en avoir plus : retires-en d’abord une, avec `/games dashboard:False` dans son salon.
