pace-live = { $minutes ->
    [one] Temps : { $minutes } minute par tour
   *[other] Temps : { $minutes } minutes par tour
}
    .about = pour une partie où tout le monde est là en même temps
pace-post = { $days ->
    [one] Temps : { $days } jour par tour
   *[other] Temps : { $days } jours par tour
}
    .about = par correspondance : on joue quand on a un moment, avec des rappels avant la fin
pace-none = Temps : sans limite
    .about = rien ne presse ; un ordinateur peut jouer à la place de quelqu’un qui ne répond pas
time-menu = Temps pour un tour …
settings-menu-pace = Temps pour un tour aux nouvelles tables …
    .effect = Cela vaut dès la prochaine table, et son hôte peut en choisir un autre.

time-until = Temps pour ce tour : jusqu’au { $at }.
time-lapses = Sans réponse d’ici là, c’est non.
time-paused = Le temps est en pause : il reprend quand quelqu’un à la table joue ou appuie sur *Reprendre*.

time-reminder = { $who }, c’est à toi, et tu as jusqu’au { $when }.
time-reminder-direct = C’est à toi dans une partie de Carcassonne, et tu as jusqu’au { $when } : { $link }
time-direct-closed = -# Je ne peux pas t’envoyer de messages privés, je te le rappelle donc ici à partir de maintenant ; `/me` permet d’y revenir.

time-away = { $why ->
    [time] Le temps de { $who } pour ce tour est écoulé.
    [gone] { $who } n’est plus sur ce serveur.
   *[silent] { $who } ne répond pas depuis un moment.
}
time-ask = Et maintenant, { $others } ? { $removable ->
    [yes] *Attendre*, *Faire jouer l’ordinateur* ou *Retirer*
   *[no] *Attendre* ou *Faire jouer l’ordinateur*
} : plus de la moitié d’entre vous doit le choisir. { $who } peut encore jouer.
time-wish = { $choice ->
    [wait] - Attendre : { $people }
    [computer] - Faire jouer l’ordinateur : { $people }
   *[remove] - Retirer : { $people }
}
time-chosen = C’est noté : { $choice ->
    [wait] *Attendre*
    [computer] *Faire jouer l’ordinateur*
   *[remove] *Retirer*
}. Plus de la moitié d’entre vous doit le choisir. D’ici là, tu peux changer d’avis.
time-waited = On attend { $who } : son temps repart du début.
time-removed = On a retiré { $who } de la partie. Ses tours sont passés. Ses meeples restent sur le plateau et comptent encore.

time-pause-wish = D’accord pour une pause : { $agreed }. Il manque encore l’accord de : { $still }.
time-pause = Le temps est en pause. Il reprend quand quelqu’un à la table joue ou appuie sur *Reprendre*.
time-went-on = { $who } reprend : le temps court à nouveau.
