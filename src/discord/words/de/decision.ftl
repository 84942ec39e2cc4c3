decision-title = { $who } – entscheide
ask-meeple = { $who } – eine Figur setzen oder keine?
decision-open = Wählen …
decision-group = Mehr ({ $count }) …
    .ask = **Was?**
decision-page = { $from }–{ $to } von { $of }.

action-deploy = { $on-role } { $on-spot }
decision-figure = { $on-role } { $on }: { $on-place }
action-pass = Nichts
