decision-title = { $who } – à toi de décider
decision-open = Choisir …
decision-group = Plus ({ $count }) …
    .ask = **Lequel de ces choix ?**
decision-page = { $from } à { $to } sur { $of }.

action-deploy = { $on-role } { $on-spot }
action-pass = Rien
