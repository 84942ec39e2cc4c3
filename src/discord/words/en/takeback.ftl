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
takeback-held = { $who } can take this turn back until { $last ->
    [yes] final scoring: at { $when }, or at once with *Final scoring*
   *[no] the next tile: at { $when }, or when the next player presses *Next tile* or a number
}.
# In the panel of the player of the turn.
takeback-own = You can take this back until { $when }. { $last ->
    [yes] Final scoring comes then, or at once with *Done*.
   *[no] The next tile comes then, or at once with *Done*.
}
takeback-taken = Taken back: it is your turn again, with the same tile.

## At the table’s settings: at most 38 characters, .about at most 100

takeback-on = Take back: { $seconds } seconds
    .about = the next tile waits this long, unless a player presses Next tile
takeback-off = Take back: off
    .about = a finished turn counts at once; it can be taken back only if all agree

## Taking back by agreement. $moves: lines, what would be undone

takeback-undo-confirm = It would be your turn again, with the same tile as then. This would be taken back:
    { $moves }
    { $alone ->
        [yes] Only computers play with you, and they do not mind.
       *[no] All others must agree: { $others }.
    } The game is then **not rated**, and its end report says so.
takeback-undo-wish = { $others }, { $who } asks to take this back:
    { $moves }
    Then it is { $who }’s turn again, with the same tile. The game is **not rated** from then on. This happens when all of you press *Agree*. If you play on, you say no.
takeback-undo-asked = The others have been asked.
# To whoever has agreed. $still: others who have not.
takeback-undo-agreed = Noted. Still to agree: { $still }.
takeback-undo-done = By agreement, { $who } took back their last turn and everything after it. The game is **not rated** from now on.
takeback-undo-declined = { $who } says no: nothing is taken back.
# In the end report.
takeback-unrated = -# This game is not rated: turns were taken back by agreement.

## Why not, as in refusals.ftl

refusal-too-late-to-take-back = It is too late to take that back with one press: under *More* you can ask the others.
refusal-not-yours-to-take-back = That was { $user }’s turn, and only { $user } can take it back.
refusal-tile-held = { $user } can still take the last turn back. The next tile comes at { $until }, or when { $user } presses *Done* or the next player presses *Next tile* or a number.
refusal-nothing-to-take-back = There is nothing to take back: you have had no turn yet, or somebody has resigned since.

command-play-take-back = How long a finished turn can be taken back (default: 10 seconds)
choice-take-back-off = Not at all
choice-take-back-10 = 10 seconds
choice-take-back-30 = 30 seconds
