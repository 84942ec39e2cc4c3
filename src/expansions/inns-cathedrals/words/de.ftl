rule-inns = Wirtshäuser
    .about = eine fertige Straße mit einem bringt je Plättchen 2, eine unfertige nichts
rule-cathedrals = Kathedralen
    .about = fertige Stadt mit einer: 3 je Plättchen und Wappen; unfertig nichts
rule-large-meeple = Großer Meeple
    .about = je einer, zählt bei der Mehrheit doppelt
set-inns-and-cathedrals = Wirtshäuser & Kathedralen
    .about = mit Wirtshäusern und Kathedralen

figure-large = { $count ->
    [one] { $count } großer Meeple
   *[other] { $count } große Meeples
}
role-large = Großer Meeple
    .form-acc = einen großen Meeple
    .form-dat = großem Meeple
role-large-knight = Großer Ritter
    .form-acc = einen großen Ritter
    .form-dat = großem Ritter
role-large-highwayman = Großer Wegelagerer
    .form-acc = einen großen Wegelagerer
    .form-dat = großem Wegelagerer
role-large-monk = Großer Mönch
    .form-acc = einen großen Mönch
    .form-dat = großem Mönch
role-large-farmer = Großer Bauer
    .form-acc = einen großen Bauern
    .form-dat = großem Bauern

# Nach „mit“.
mark-inn = einem Wirtshaus
mark-cathedral = einer Kathedrale

term-inn = { $count ->
    [one] { $count } Wirtshaus
   *[other] { $count } Wirtshäuser
}
term-cathedral = { $count ->
    [one] { $count } Kathedrale
   *[other] { $count } Kathedralen
}
