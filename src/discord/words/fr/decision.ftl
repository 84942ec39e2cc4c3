decision-title = { $who } – à toi de décider
ask-meeple = { $who } – veux-tu placer un pion ?
decision-open = Choisir …
decision-group = Plus ({ $count }) …
    .ask = **Que choisis-tu ?**
decision-page = { $from } à { $to } sur { $of }.

action-deploy = { $on-role } { $on-spot }
decision-figure = { $on-role } { $on } : { $on-place }
action-pass = Rien
