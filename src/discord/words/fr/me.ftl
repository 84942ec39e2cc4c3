command-me = Tes propres réglages, sur tous les serveurs : langue, fuseau horaire, rappels, couleur et autres
command-me-zone = Ton fuseau horaire, par exemple Europe/Paris : enregistré aussitôt

me-title = ### Tes réglages
me-line = **{ $name }** – { $about }
me-hint = Personne d’autre ne voit ceci, et cela vaut pour toi sur tous les serveurs. Chaque choix est enregistré aussitôt.
me-saved = Enregistré : **{ $name }**.

me-language-discord = Langue : comme dans Discord
    .about = réponses privées dans la langue de ton Discord : en ce moment { $own }
me-language = Langue : { $language }
    .about = réponses privées en { $language } ; messages publics dans la langue du serveur
    .gone = ce bot ne la parle plus : tu lis celle de ton Discord, en ce moment { $own }
me-zone-none = Fuseau horaire : aucun
    .about = pour tes heures calmes et tes jours de congé
me-zone = Fuseau horaire : { $zone }
    .about = il y est { $time } en ce moment
me-quiet-none = Heures calmes : aucune
    .about = heures où je ne t’envoie aucun rappel
me-quiet = Heures calmes : de { $from } h à { $to } h
    .about = je ne t’envoie aucun rappel pendant ces heures de ton fuseau horaire
me-pings-channel = Rappels : dans le salon
    .about = dans le salon de jeu, quand il te reste peu de temps
me-pings-direct = Rappels : par message privé
    .about = si Discord me laisse t’écrire ; sinon dans le salon
me-pings-none = Rappels : aucun
    .about = je ne t’envoie aucun rappel ; ton temps s’écoule quand même
me-invitations-on = Invitations : oui
    .about = les autres peuvent t’inviter à leur table, et je te mentionne alors
me-invitations-off = Invitations : non
    .about = personne ne peut t’inviter ; tu peux quand même t’asseoir aux tables ouvertes
me-confirm-on = Confirmation : oui
    .about = je montre ce que fait ton tour, et tu appuies encore une fois avant qu’il compte
me-confirm-off = Confirmation : non
    .about = le dernier bouton joue ton tour aussitôt
me-colour-any = Couleur : peu importe
    .about = tu reçois celle qui reste
me-colour = Couleur : { $colour }
    .about = la tienne à la prochaine table où tu t’assieds, si personne ne l’y a déjà
me-letter-any = Lettre : ton initiale
    .about = la première de ton nom, si personne d’autre n’en a besoin
me-letter = Lettre : { $letter }
    .about = tes meeples la portent à la prochaine table, si personne d’autre ne l’a
me-hints-on = Conseils : oui
    .about = *Plus* t’offre un *Conseil* aux tables qui le permettent
me-hints-off = Conseils : non
    .about = aucune table ne te propose de conseils
me-text-on = Tout en mots : oui
    .about = les mots te disent tout ce que montrent les images
me-text-off = Tout en mots : non
    .about = des images avec une courte description
me-vacation-none = Jours de congé : aucun
    .about = jours où les parties par correspondance t’attendent ; { $most } par an au plus
me-vacation = Jours de congé : du { $from } au { $to }
    .about = ton temps s’arrête dans les parties par correspondance, ces deux jours compris

colour-blue = bleu
colour-red = rouge
colour-yellow = jaune
colour-green = vert
colour-black = noir
colour-pink = rose

me-menu-language = Langue des réponses privées …
me-menu-pings = Où t’envoyer les rappels …
me-menu-colour = Couleur de tes meeples …

me-switch-invitations = { $on ->
    [yes] Désactiver les invitations
   *[no] Activer les invitations
}
me-switch-confirm = { $on ->
    [yes] Désactiver la confirmation
   *[no] Activer la confirmation
}
me-switch-hints = { $on ->
    [yes] Désactiver les conseils
   *[no] Activer les conseils
}
me-switch-text = { $on ->
    [yes] Désactiver « Tout en mots »
   *[no] Activer « Tout en mots »
}
me-open-times = Fuseau horaire, heures calmes …
me-open-vacation = Jours de congé …
me-open-letter = Lettre …

me-form-times = Fuseau horaire et heures calmes
me-form-vacation = Jours de congé
me-form-letter = Lettre de tes meeples
me-field-zone = Fuseau horaire
    .about = par exemple Europe/Paris, ou juste la ville ; vide pour aucun
me-field-from = Début des heures calmes
    .about = une heure, de 0 à 23 ; laisse vide pour ne pas en avoir
me-field-to = Fin des heures calmes
    .about = une heure, de 0 à 23
me-field-first = Premier jour de congé
    .about = par exemple { $day } ; laisse vide pour aucun
me-field-last = Dernier jour de congé
    .about = par exemple { $day } ; { $most } jours par an au plus
me-field-letter = Une lettre
    .about = de A à Z ; laisse vide pour ton initiale

me-confirm = **Poser ainsi ?** En { $square } : { $what }. Rien n’est encore joué.
button-place-so = Poser ainsi
button-choose-anew = Choisir autre chose

refusal-unknown-zone = Je ne connais pas de fuseau horaire { $typed } : tape un nom comme `Europe/Paris` ou une grande ville qui s’y trouve, ou prends une suggestion de `/me`.
refusal-quiet-hours = Les heures calmes vont d’une heure pile à une autre, de 0 à 23, par exemple de 22 à 7. Il leur faut un fuseau horaire : remplis les trois champs, ou laisse les deux heures vides.
refusal-days-off = Les jours de congé vont d’un jour à un autre, par exemple de `{ $from }` à `{ $to }` : remplis les deux champs, ou aucun pour ne pas en avoir.
refusal-days-off-past = Les jours de congé commencent au plus tôt aujourd’hui : choisis un jour plus tardif.
refusal-days-off-many = { $left ->
    [0] C’est trop long : il ne te reste aucun des { $most } jours de congé de { $year }.
   *[other] C’est trop long : il te reste { $left } des { $most } jours de congé de { $year }.
}
refusal-not-a-letter = Les meeples portent une lettre de A à Z, et { $typed } n’en est pas une : tapes-en une autre, ou rien pour ton initiale.

privacy-settings = **Tes réglages** de `/me` : { $settings ->
    [none] aucun changé
   *[other] { $settings }
}.
