## What Discord shows beside a command, and beside each of its options: at most 100 characters. The names of commands and options
## are not translated, nor are their values.

command-play = Opens a table for a game of Carcassonne in this channel
command-play-preset = A ready-made choice of rules and tiles, or one that this server has saved
command-play-boxes = Boxes to play with: inns, tower, river, -fields (minus removes a box; tower:tiles: tiles only)
command-play-first = Who begins (default: drawn by lot)
command-play-pace = Time for a turn, such as 10m or 3d, or none (default: the choice of this server)
command-board = Brings the current turn down to the end of this channel
command-board-around = A square to see close up, such as N20
command-board-whole = The whole map instead of the region in play
command-place = Places your tile by typing instead of pressing
command-place-square = The square, as named at the rim of the board, such as N20
command-place-rotation = How far the tile is turned clockwise; needed only if more than one rotation fits
command-place-choice = Your choice between tile and figure; without a square, your answer to a question
command-place-figure = Where your meeple goes, or none, to end your turn; without it you choose by button
command-tiles = Shows which tiles are left, to you alone
command-tiles-square = Only the tiles that fit this square, such as N20
command-resign = Gives up your game in this channel; your meeples stay and still score
command-rules = Answers a question about the rules, to you alone
command-rules-topic = What you want to know about
command-puzzle = The puzzle of the day: one square is clearly the best
command-leaderboard = Shows you who plays best here, and where you stand
command-profile = Shows you a player’s card: rating, games, best of each kind
command-profile-user = Whose card (default: your own)
command-history = Finished games: each opens its end report, to you alone
command-history-of = Games of this channel or of the whole server (default: this channel, if it has any)
command-history-user = Only games of this player, on this server
command-replay = A finished game as an animated picture, and turn by turn
command-replay-game = Which game (default: the last one finished in this channel)
command-settings = Settings of this server: language, where games are played, presets
command-settings-server = Language, preset, where games are played, time for a turn, leaderboard, length of seasons
command-settings-presets = Lists the presets that this server has saved
command-settings-save = Saves the settings of the lobby in this channel
command-settings-save-name = Name of the preset, at most 40 characters; it replaces a preset of that name
command-settings-delete = Deletes a preset of this server
command-settings-delete-name = The preset to delete
command-privacy = What is stored about you, and your choices about it
command-privacy-show = Tells only you what is stored about you, and your choices
command-privacy-export = Gives only you everything stored about you, as a file
command-privacy-hide = Hides you from boards and your profile from others, or shows you again
command-privacy-hide-hidden = Whether you are hidden
command-privacy-everywhere = Whether your games count on the boards across servers
command-privacy-everywhere-counted = Whether they count; by default they do not
command-privacy-delete = Deletes everything stored about you, after you confirm it
command-help = How to play Carcassonne here

## What can be chosen for an option: at most 100 characters

choice-channel = This channel
choice-server = The whole server
