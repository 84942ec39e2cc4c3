figure-builder = { $count ->
    [one] { $count } builder
   *[other] { $count } builders
}
sign-builder = 🔨
role-builder = Builder
    .form-a = a builder
    .form-in = builder
figure-pig = { $count ->
    [one] { $count } pig
   *[other] { $count } pigs
}
sign-pig = 🐖
role-pig = Pig
    .form-a = a pig
    .form-in = pig

# Printed on a city, after "with".
mark-wine = wine
mark-grain = grain
mark-cloth = cloth

# As in "2 wine".
piece-wine = wine
piece-grain = grain
piece-cloth = cloth
sign-wine = 🍷
sign-grain = 🌾
sign-cloth = 🧵

term-most-wine = { $count ->
    [one] { $count } majority in wine
   *[other] { $count } majorities in wine
}
term-most-grain = { $count ->
    [one] { $count } majority in grain
   *[other] { $count } majorities in grain
}
term-most-cloth = { $count ->
    [one] { $count } majority in cloth
   *[other] { $count } majorities in cloth
}

# What was scored.
bonus-trade-goods = trade goods
sum-trade-goods = trade goods

# After the points of a field. $listed: who gets more than the others by a pig, each with the points, "Ada 16".
field-pig = with the pig { $listed }

# What the panel says before a figure is placed.
effect-part-second = Your builder’s road or city grows: after this you draw and place once more.
# On buttons: how many tokens the turn brings; what a pig makes of each city.
panel-goods = goods +{ $tokens }
panel-with-pig = 4 each
