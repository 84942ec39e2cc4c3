command-games = Tes parties sur ce serveur, à qui de jouer, et les tables ouvertes ; visible de toi uniquement
command-next = T’emmène à la prochaine de tes parties sur ce serveur où c’est à toi de jouer

games-title = ### Tes parties sur ce serveur
games-link = le message
games-yours = **À toi de jouer** (dernière action { $since }) : { $where }{ $with ->
    [none] {""}
   *[other] {" "}– avec { $with }
}
games-theirs = À { $who } de répondre (dernière action { $since }) : { $where }{ $with ->
    [none] {""}
   *[other] {" "}– avec { $with }
}
games-sitting = Pas encore commencée : { $where }{ $with ->
    [none] {" "}– personne d’autre n’y est pour l’instant
   *[other] {" "}– avec { $with }
}
games-gone = son salon n’existe plus, `/board` dans un autre y amène la partie
games-none = Tu n’es à aucune table sur ce serveur : rejoins-en une ouverte, ou ouvres-en une avec `/play`.

games-running-title = **Parties à regarder**
games-running-watch = -# Tout le monde peut regarder. Là-bas, *Suivre*, sous *Plus*, te prévient quand quelqu’un prend la tête et à la fin.

games-open-title = **Tables ouvertes**
games-open = { $where } – { $host } invite, { $taken } places prises sur { $most }{ $invited ->
    [yes] {" "}; une t’est gardée
   *[no] {""}
}
games-open-none = Aucune autre table n’est ouverte dans les salons que tu vois.

next-more = { $count ->
    [one] Une autre partie t’attend aussi.
   *[other] { $count } autres parties t’attendent aussi.
}
next-none = { $running ->
    [0] Aucune de tes parties n’est en cours sur ce serveur : rejoins une table ouverte, `/games` les montre, ou ouvres-en une avec `/play`.
    [one] Ce n’est pas à toi : une de tes parties est en cours, et d’autres doivent y répondre.
   *[other] Ce n’est pas à toi : { $running } de tes parties sont en cours, et d’autres doivent y répondre.
}

button-go-there = Y aller

command-play-with = Qui tu invites, par mentions : @Bo @Chloé ; une place leur est gardée pendant une heure
lobby-invited = Invitations : { $listed }. Une place est gardée pour chaque personne jusqu’à { $until }.
refusal-places-kept = Les places qui restent sont gardées pour les personnes invitées : réessaie à { $until }, elles seront alors à qui veut les prendre.
refusal-invited-typed = { $typed } ne désigne personne : invite des gens en les mentionnant, par exemple `/play with:@Bo @Chloé`.
refusal-invited-self = Tu ne peux pas t’inviter : tu es déjà à ta table, ne nomme que les autres.
refusal-invited-bot = On ne peut pas inviter de bot : nomme des personnes, et ajoute des ordinateurs par le menu de la table.
refusal-invited-many = Une table a de la place pour toi et { $most } autres : n’en invite pas davantage.
refusal-invited-stranger = { $user } n’est pas sur ce serveur : invite des gens qui y sont.
refusal-invited-unwilling = { $user } n’accepte pas d’invitation : ouvre la table sans l’inviter, s’y asseoir reste possible.
refusal-invited-often = Tu as invité beaucoup de monde en peu de temps : réessaie { $until }, ou ouvre la table sans inviter personne.

command-games-dashboard = Liste ici toutes les parties du serveur, dans un message qui reste à jour (pour qui le gère)
dashboard-title = ### Parties sur ce serveur
dashboard-none = Aucune partie n’est en cours : `/play` ouvre une table.
dashboard-placed = La liste est maintenant dans ce salon et reste à jour. `/games dashboard:False` la retire.
dashboard-taken = La liste est retirée.
dashboard-none-here = Il n’y a pas de liste des parties dans ce salon : `/games dashboard:True` en met une.
dashboard-many = Ce serveur a { $most } listes de ce genre, on ne peut pas en tenir davantage à jour : retires-en d’abord une, avec `/games dashboard:False` dans son salon.
