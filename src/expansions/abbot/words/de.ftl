figure-abbot = { $count ->
    [one] { $count } Abt
   *[other] { $count } Äbte
}
role-abbot = Abt
    .form-acc = einen Abt

panel-return = { $role } zurück, sofort { $points } (kein Meeple)
panel-return-note = *Abt zurück* wertet ihn sofort, statt dass du eine Figur setzt.
