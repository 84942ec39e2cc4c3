button-take-back = Reprendre
button-done = Terminé
button-next-tile = Tuile suivante
button-final-scoring = Décompte final
button-undo = Demander à reprendre …
button-undo-now = Demander aux autres
button-undo-alone = Reprendre
button-agree-to-undo = D’accord
button-decline-undo = Non
takeback-held = { $who } peut reprendre ce tour jusqu’{ $last ->
    [yes] au décompte final : à { $when }, ou tout de suite avec *Décompte final*
   *[no] à la tuile suivante : à { $when }, ou dès que le joueur suivant appuie sur *Tuile suivante* ou sur un numéro
}.
takeback-own = Tu peux reprendre ce tour jusqu’à { $when }. { $last ->
    [yes] Le décompte final arrive alors, ou tout de suite avec *Terminé*.
   *[no] La tuile suivante arrive alors, ou tout de suite avec *Terminé*.
}
takeback-taken = C’est repris : c’est de nouveau à toi, avec la même tuile.
takeback-on = Reprendre : { $seconds } secondes
    .about = la tuile suivante attend ce temps, sauf si quelqu’un appuie sur Tuile suivante
takeback-off = Reprendre : non
    .about = un tour fini compte aussitôt ; plus tard, il faut l’accord de tout le monde
takeback-undo-confirm = Ce serait de nouveau à toi, avec la même tuile qu’à ce moment-là. Ceci serait repris :
    { $moves }
    { $alone ->
        [yes] Seuls des ordinateurs jouent avec toi, et cela ne les gêne pas.
       *[no] Tous les autres doivent être d’accord : { $others }.
    } La partie **ne compte alors pas pour la cote**, et le bilan le dira.
takeback-undo-wish =
    { $others }, { $who } demande à reprendre ceci :
    { $moves }
    Ce sera alors de nouveau à { $who }, avec la même tuile qu’à ce moment-là. Ensuite, la partie **ne compte pas pour la cote**. C’est fait quand vous appuyez tous sur *D’accord*. Continuer à jouer, c’est dire non.
takeback-undo-asked = La question est posée aux autres.
takeback-undo-agreed = C’est noté. Il manque encore l’accord de { $still }.
takeback-undo-done = D’un commun accord, { $who } a repris son dernier tour et tout ce qui l’a suivi. La partie **ne compte plus pour la cote**.
takeback-undo-declined = { $who } dit non : rien n’est repris.
takeback-unrated = -# Cette partie ne compte pas pour la cote : des tours ont été repris d’un commun accord.
refusal-too-late-to-take-back = Il est trop tard pour reprendre cela d’une simple pression : sous *Plus*, tu peux le demander aux autres.
refusal-not-yours-to-take-back = C’était le tour de { $user }, et { $user } est seul à pouvoir le reprendre.
refusal-tile-held = { $user } peut encore reprendre son dernier tour. La tuile suivante arrive à { $until }, ou dès que { $user } appuie sur *Terminé*, ou le joueur suivant sur *Tuile suivante* ou sur un numéro.
refusal-nothing-to-take-back = Il n’y a rien à reprendre : tu n’as pas encore joué, ou quelqu’un a abandonné depuis.
command-play-take-back = Combien de temps un tour joué peut être repris (sinon : 10 secondes)
choice-take-back-off = Pas du tout
choice-take-back-10 = 10 secondes
choice-take-back-30 = 30 secondes
