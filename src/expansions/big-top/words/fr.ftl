rule-big-top = Tous en piste !
    .about = un chapiteau itinérant aux animaux cachés, des pyramides d’artistes, un directeur de cirque
set-under-the-big-top = Tous en piste !

figure-ringmaster = { $count ->
    [one] { $count } directeur de cirque
   *[other] { $count } directeurs de cirque
}
role-ringmaster = Directeur de cirque
    .form-un = un directeur de cirque
    .form-le = le directeur de cirque
    .form-du = du directeur de cirque
    .form-nu = directeur de cirque

kind-pyramid = pyramide
role-on-pyramid = Artiste
    .form-un = un artiste
    .form-le = l’artiste
    .form-du = de l’artiste
    .form-nu = artiste

# Après « avec ».
mark-circus = une place de cirque
mark-pyramid = une pyramide d’artistes

piece-tent = le chapiteau
left-animals = Animaux encore cachés : éléphant (7 points) × { $elephant }, tigre (6) × { $tiger }, ours (5) × { $bear }, otarie (4) × { $seal }, singe (3) × { $monkey }, puce (1) × { $flea }.

term-meeples-around = { $count ->
    [one] { $count } meeple autour
   *[other] { $count } meeples autour
}
term-acrobats = { $count ->
    [one] { $count } artiste
   *[other] { $count } artistes
}
term-shows-around = { $count ->
    [one] { $count } tuile Cirque ou Artiste
   *[other] { $count } tuiles Cirque ou Artiste
}
bonus-big-top = spectacle sous le chapiteau
bonus-acrobats = artistes
bonus-ringmaster = directeur de cirque
sum-big-top = chapiteau
sum-acrobats = artistes
sum-ringmaster = directeur de cirque
    .short = directeur

event-animal-shown = Le chapiteau en { $at } présente { $animal ->
    [elephant] un éléphant : 7 points
    [tiger] un tigre : 6 points
    [bear] un ours : 5 points
    [seal] une otarie : 4 points
    [monkey] un singe : 3 points
   *[flea] une puce : 1 point
} par meeple sur sa tuile et autour.
event-tent-pitched = Le chapiteau { $from ->
    [none] est dressé en { $to }, avec un animal caché.
   *[other] part en { $to }, avec un autre animal caché.
}

ask-tent =
    .follows = Puis le chapiteau présente son animal et vient ici ; tu ne pourras plus reprendre ce tour.
action-acrobat = { $figure-role } sur la pyramide en { $at }
action-score-pyramid = Évaluer la pyramide en { $at }

group-acrobat = Artiste ({ $count }) …
    .ask = **Sur quelle pyramide ?** Jusqu’à trois meeples, de n’importe qui, y tiennent. C’est toute ton action.
group-score-pyramid = Évaluer une pyramide ({ $count }) …
    .ask = **Quelle pyramide complète ?** Chaque artiste rapporte 5 points à qui il appartient et rentre. C’est toute ton action.

brings-tent-pitched = Le chapiteau est dressé ici, avec un animal caché.

topic-circus = Le cirque
    .text =
        Quand tu poses la première tuile Cirque, le chapiteau y est dressé, avec un animal caché dessous (BT10). À chaque tuile Cirque suivante, le chapiteau présente son animal, une fois tout évalué et les chariots repartis. Chaque meeple sur la tuile du chapiteau et sur les huit autour rapporte les points de l’animal (BT12).

        - Chevaliers, paysans, moines, artistes et meeples sur les tours comptent de même. Un grand meeple compte une fois ; bâtisseurs, cochons, granges et bergers ne comptent pas (BT13).
        - Les meeples qui viennent de rentrer ne comptent pas (BT14).
        - Puis le chapiteau part sur la nouvelle tuile, avec un autre animal caché (BT12).
        - Il y a 1 éléphant (7 points), 2 tigres (6), 3 ours (5), 5 otaries (4), 4 singes (3) et 1 puce (1) (BT1).
        - Un animal présenté quitte la partie, et personne ne connaît le suivant (BT15).
        - La graine qui mélange les tuiles décide aussi des animaux. Tu peux les vérifier avec l’enregistrement (BT51).
        - À la fin, le chapiteau présente son dernier animal (BT40).
        - Aucun pion ne se tient sur la place de cirque ; le reste de la tuile s’utilise comme d’habitude (BT11).
        - Tu ne peux pas reprendre une tuile qui fait partir le chapiteau : tu as vu l’animal (BT51).
topic-acrobats = Artistes et directeur de cirque
    .text =
        Au lieu de toute autre action, tu peux placer un meeple sur une pyramide. Elle doit avoir moins de trois artistes et être sur la tuile que tu viens de poser ou sur une des huit autour (BT20). Seuls les meeples ordinaires et le fantôme le peuvent (BT21, BT81).

        - On peut partager une pyramide ; elle n’a pas de majorité (BT20, BT24).
        - Par un portail, toute pyramide convient (BT68).
        - N’importe qui peut évaluer une pyramide complète au lieu d’une autre action, où qu’elle soit. Chaque artiste rapporte 5 points à qui il appartient, et les trois rentrent (BT22).
        - L’action qui la complète ne l’évalue pas (BT23).
        - À la fin, chaque artiste rapporte encore 5 points (BT40).
        - Le directeur de cirque est un meeple comme les autres, sauf sur les pyramides (BT21).
        - Quand sa zone est évaluée, même sans majorité et à la fin, il rapporte 2 points de plus par tuile Cirque ou Artiste. La sienne et les huit autour comptent (BT30).

example-circus = Le chapiteau vient d’être dressé sur la tuile Cirque sous la tuile de départ. Autour se trouvent un chevalier rouge, un paysan rouge et un moine bleu. À la prochaine tuile Cirque, chacun rapporte les points de l’animal caché.
example-acrobats = Deux artistes bleus et un rouge forment une pyramide. N’importe qui peut l’évaluer au lieu de placer un pion : Bleu reçoit 10 points, Rouge 5. Un directeur de cirque rouge est sur l’abbaye d’à côté : quand elle est évaluée, il rapporte 2 points de plus pour la tuile de la pyramide.

legend-figure-ringmaster = Directeur : 2 points par cirque ou pyramide autour
legend-mark-circus = Place de cirque : le chapiteau vient ici
legend-mark-pyramid = Pyramide : jusqu’à trois artistes, 5 points chacun
legend-piece-tent = Chapiteau : son animal compte pour les meeples autour
