figure-abbot = { $count ->
    [one] { $count } Abt
   *[other] { $count } Äbte
}
role-abbot = Abt
    .form-acc = einen Abt

log-recalled = { $who } hat den Abt { FORM($kind, "from") } auf { $square } zurückgenommen, { $sum } = **{ $points }**
