### /me: what somebody settles for themselves. Shown to them alone, Markdown.

## What Discord shows beside the command and its option: at most 100 characters

command-me = Your own settings, in every server: language, time zone, reminders, colour, and more
command-me-zone = Your time zone, such as Europe/Berlin: saved at once

## The panel: a title, a line for each setting, and what is below them

me-title = ### Your settings
# $name and $about: a setting as it is, as below.
me-line = **{ $name }** – { $about }
me-hint = You alone see this, and it holds for you in every server. What you choose is saved at once.
# $name: the setting as it is now.
me-saved = **{ $name }** is saved.

## Settings as they can be: at most 38 characters, .about at most 100 characters. Each name says of which setting it is

# $own: what the language is called that the reader has in Discord.
me-language-discord = Language: as in Discord
    .about = what you alone read, now in { $own }
# $language: what it is called in this language. .gone: the bot speaks it no more.
me-language = Language: { $language }
    .about = what you alone read is in { $language }; what all read, in the server’s
    .gone = this bot speaks it no more: you read that of your Discord, now { $own }
me-zone-none = Time zone: none
    .about = for your quiet hours and days off
# $zone: such as Europe/Berlin, not translated. $time: what time it is there, such as 17:45.
me-zone = Time zone: { $zone }
    .about = it is { $time } there now
me-quiet-none = Quiet hours: none
    .about = hours in which I remind you of nothing
# $from and $to: hours, 0 to 23.
me-quiet = Quiet hours: { $from } to { $to }
    .about = in these hours of your time zone I remind you of nothing
me-pings-channel = Reminders: in the channel
    .about = where the game is, when your time gets short
me-pings-direct = Reminders: by direct message
    .about = where Discord lets me write to you; else in the channel
me-pings-none = Reminders: none
    .about = I remind you of nothing; your time runs all the same
me-invitations-on = Invitations: on
    .about = others can invite you to their table, and you are called then
me-invitations-off = Invitations: off
    .about = nobody can invite you; at open tables you can sit down all the same
me-confirm-on = Ask again: on
    .about = before your turn counts I show what it does, and you press once more
me-confirm-off = Ask again: off
    .about = the last button of the panel plays your turn at once
me-colour-any = Colour: any
    .about = you get the one that is left
# $colour: as below.
me-colour = Colour: { $colour }
    .about = yours at the next table you sit down at, where nobody before you has it
me-letter-any = Letter: your initial
    .about = the first of your name, if nobody else needs it
# $letter: a capital letter.
me-letter = Letter: { $letter }
    .about = your meeples wear it at the next table, where it is nobody else’s
me-hints-on = Hints: on
    .about = *More* has a *Hint* for you at tables that allow them
me-hints-off = Hints: off
    .about = you are offered no hints, wherever you play
me-text-on = In words: on
    .about = what you see is told in words too, complete without its pictures
me-text-off = In words: off
    .about = pictures with a short description
me-vacation-none = Days off: none
    .about = days on which correspondence games wait for you; at most { $most } a year
# $from and $to: days, as the language writes them.
me-vacation = Days off: { $from } to { $to }
    .about = both days count; on them your time in correspondence games stands still

# The colours of meeples, each with the pattern that it wears on the board.
colour-blue = blue
colour-red = red
colour-yellow = yellow
colour-green = green
colour-black = black
colour-pink = pink

## Menus before anything is chosen: at most 150 characters

me-menu-language = Language of what you alone read …
me-menu-pings = How I remind you …
me-menu-colour = Colour of your meeples …

## Labels of buttons: at most 38 characters

# $on: "yes" where the setting is on, and the button switches it off.
me-switch-invitations = { $on ->
    [yes] Switch invitations off
   *[no] Switch invitations on
}
me-switch-confirm = { $on ->
    [yes] Switch “Ask again” off
   *[no] Switch “Ask again” on
}
me-switch-hints = { $on ->
    [yes] Switch hints off
   *[no] Switch hints on
}
me-switch-text = { $on ->
    [yes] Switch “In words” off
   *[no] Switch “In words” on
}
me-open-times = Time zone, quiet hours …
me-open-vacation = Days off …
me-open-letter = Letter …

## Forms that these buttons open: titles and labels at most 45 characters, .about at most 100 characters

me-form-times = Time zone and quiet hours
me-form-vacation = Days off
me-form-letter = Letter of your meeples
me-field-zone = Time zone
    .about = such as Europe/Berlin, or the city alone; empty for none
me-field-from = Quiet from
    .about = an hour, 0 to 23; empty for no quiet hours
me-field-to = Quiet until
    .about = an hour, 0 to 23
me-field-first = First day off
    .about = such as { $day }; empty for none
me-field-last = Last day off
    .about = such as { $day }; at most { $most } days a year
me-field-letter = One letter
    .about = A to Z; empty for your initial

## Before a turn counts, for whoever wants to be asked again

# $square: where the tile comes to lie. $what: the label of what was pressed, such as "Knight – city 3 tiles, 1 open".
me-confirm = **Place it so?** On { $square }: { $what }. Nothing is played yet.
# Labels: at most 38 characters.
button-place-so = Place it so
button-choose-anew = Choose something else

## What cannot be done: one sentence each

# $typed: cut at 40 characters and in quotation marks.
refusal-unknown-zone = I know no time zone called { $typed }: type a name such as `Europe/Berlin` or a large city in it, or pick one that `/me` suggests while you type.
refusal-quiet-hours = Quiet hours go from one full hour to another, 0 to 23, such as from 22 to 7, and need a time zone: fill in all three, or leave both hours empty.
# $from and $to: days as they can be typed, such as 2026-12-24.
refusal-days-off = Days off go from one day to another, such as from `{ $from }` to `{ $to }`: fill in both, or neither for none.
refusal-days-off-past = Days off begin today at the earliest: choose a later day.
# $left: how many days of that year are left.
refusal-days-off-many = { $left ->
    [one] That is too long: of the { $most } days off of { $year }, { $left } is left.
   *[other] That is too long: of the { $most } days off of { $year }, { $left } are left.
}
refusal-not-a-letter = Meeples wear one letter, A to Z, and { $typed } is none: type another, or nothing for your initial.

## In the answers of /privacy

# $settings: those that are not as at first, listed; "none" where all are.
privacy-settings = **Your settings** of `/me`: { $settings ->
    [none] all as at first
   *[other] { $settings }
}.
