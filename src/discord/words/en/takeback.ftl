### Second thoughts: taking back a turn just done, or earlier ones by agreement. $who mentions a player. $when: "18:00:09", worded
### by Discord. Words in *asterisks* are labels of buttons.

## Buttons

button-take-back = Take back
button-done = Done
button-next-tile = Next tile
button-final-scoring = Final scoring
button-undo = Ask to take back …
button-undo-now = Ask the others
button-undo-alone = Take it back
button-agree-to-undo = Agree
button-decline-undo = No

## A turn that is done and can still be taken back. $last: whether no tile is left, so that final scoring follows

# Below what happened in the turn, for everybody.
takeback-held = { $last ->
    [yes] Final scoring comes at { $when }, or at once with *Final scoring*
   *[no] The next tile comes at { $when }, or as soon as the next player presses *Next tile* or a number
}: until then { $who } can take this turn back.
# In the panel of whoever did it.
takeback-own = You can take this back until { $when }: { $last ->
    [yes] final scoring comes then, or at once with *Done*.
   *[no] the next tile comes then, or at once with *Done*.
}
takeback-taken = Taken back: it is your turn as before, with the same tile.

## At the table’s settings: at most 38 characters, .about at most 100

takeback-on = Take back: { $seconds } seconds
    .about = so long the next tile waits after a turn, unless somebody presses on
takeback-off = Take back: off
    .about = a turn that is done counts at once; it can be taken back only if all agree

## Taking back by agreement. $moves: lines, what would be undone

takeback-undo-confirm = This would be taken back, and then it is your turn again, with the same tile as then:
    { $moves }
    { $alone ->
        [yes] Only computers play with you, and they do not mind.
       *[no] All others have to agree: { $others }.
    } The game is then **not rated**, and its end report says so.
takeback-undo-wish = { $others }, { $who } asks to take this back:
    { $moves }
    Then it is { $who }’s turn again, with the same tile as then. The game is **not rated** from then on. It is done once all of you press *Agree*; playing on says no.
takeback-undo-asked = The others have been asked.
# To whoever has agreed. $still: others who have not.
takeback-undo-agreed = Noted. Still to agree: { $still }.
takeback-undo-done = By agreement, { $who } has taken their last turn back, with all that came after it. The game is **not rated** from now on.
takeback-undo-declined = { $who } says no: nothing is taken back.
# In the end report.
takeback-unrated = -# Turns were taken back by agreement: this game is not rated.

## Why not, as in refusals.ftl

refusal-too-late-to-take-back = It is too late to take that back with one press: under *More* you can ask the others.
refusal-not-yours-to-take-back = That was { $user }’s turn, and only { $user } can take it back.
refusal-tile-held = { $user } can still take the last turn back. The next tile comes at { $until }, or as soon as { $user } presses *Done* or the next player presses *Next tile* or a number.
refusal-nothing-to-take-back = There is nothing to take back: you have had no turn yet, or somebody has resigned since.

command-play-take-back = How long a turn that is done can be taken back (default: 10 seconds)
choice-take-back-off = Not at all
choice-take-back-10 = 10 seconds
choice-take-back-30 = 30 seconds
