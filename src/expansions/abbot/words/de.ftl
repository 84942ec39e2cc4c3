figure-abbot = { $count ->
    [one] { $count } Abt
   *[other] { $count } Äbte
}
role-abbot = Abt
    .form-acc = einen Abt
