button-take-back = Reprendre
button-done = Terminé
button-next-tile = Tuile suivante
button-final-scoring = Décompte final
button-undo = Demander à reprendre …
button-undo-now = Demander aux autres
button-undo-alone = Reprendre
button-agree-to-undo = D’accord
button-decline-undo = Non
takeback-held = { $last ->
    [yes] Le décompte final arrive à { $when }, ou tout de suite avec *Décompte final*
   *[no] La tuile suivante arrive à { $when }, ou dès que le joueur suivant appuie sur *Tuile suivante* ou sur un numéro
} : d’ici là, { $who } peut reprendre ce tour.
takeback-own = Tu peux reprendre ce tour jusqu’à { $when } : { $last ->
    [yes] le décompte final arrive alors, ou tout de suite avec *Terminé*.
   *[no] la tuile suivante arrive alors, ou tout de suite avec *Terminé*.
}
takeback-taken = C’est repris : c’est à toi comme avant, avec la même tuile.
takeback-on = Reprendre : { $seconds } secondes
    .about = la tuile suivante attend aussi longtemps après un tour, sauf si quelqu’un appuie avant
takeback-off = Reprendre : non
    .about = un tour joué est joué ; plus tard, il faut l’accord de tout le monde
takeback-undo-confirm = Voici ce qui serait repris ; ce serait alors de nouveau à toi, avec la même tuile qu’à ce moment-là :
    { $moves }
    { $alone ->
        [yes] Seuls des ordinateurs jouent avec toi, et cela ne les gêne pas.
       *[no] Tous les autres doivent être d’accord : { $others }.
    } La partie **ne compte alors pas pour la cote**, et le bilan le dira.
takeback-undo-wish = { $others }, { $who } demande à reprendre ceci :
    { $moves }
    Ce sera alors de nouveau à { $who }, avec la même tuile qu’à ce moment-là. À partir de là, la partie **ne compte pas pour la cote**. C’est fait dès que vous appuyez tous sur *D’accord* ; continuer à jouer, c’est dire non.
takeback-undo-asked = La question est posée aux autres.
takeback-undo-agreed = C’est noté. Il manque encore l’accord de { $still }.
takeback-undo-done = D’un commun accord, { $who } a repris son dernier tour, avec tout ce qui l’a suivi. La partie **ne compte plus pour la cote**.
takeback-undo-declined = { $who } dit non : rien n’est repris.
takeback-unrated = -# Des tours ont été repris d’un commun accord : cette partie ne compte pas pour la cote.
refusal-too-late-to-take-back = Il est trop tard pour reprendre cela d’une simple pression : sous *Plus*, tu peux le demander aux autres.
refusal-not-yours-to-take-back = C’était le tour de { $user }, et { $user } est seul à pouvoir le reprendre.
refusal-tile-held = { $user } peut encore reprendre son dernier tour. La tuile suivante arrive à { $until }, ou dès que { $user } appuie sur *Terminé*, ou le joueur suivant sur *Tuile suivante* ou sur un numéro.
refusal-nothing-to-take-back = Il n’y a rien à reprendre : tu n’as pas encore joué, ou quelqu’un a abandonné depuis.
command-play-take-back = Combien de temps un tour joué peut être repris (sinon : 10 secondes)
choice-take-back-off = Pas du tout
choice-take-back-10 = 10 secondes
choice-take-back-30 = 30 secondes
