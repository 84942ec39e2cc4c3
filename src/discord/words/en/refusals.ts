import { MOST_PRESETS } from '../../../game/servers.ts';
import type { RefusalPhrases } from '../phrases.ts';

export const refusals: RefusalPhrases = {
  quotes: ['“', '”'],
  permissions: {
    ViewChannel: 'View Channel',
    SendMessages: 'Send Messages',
    SendMessagesInThreads: 'Send Messages in Threads',
    AttachFiles: 'Attach Files',
    ReadMessageHistory: 'Read Message History',
    CreatePublicThreads: 'Create Public Threads',
  },
  of: {
    'not-legal': () =>
      'The rules do not allow that here, and nothing was changed: press one of the numbers under the newest board, only legal squares have one.',
    'game-over': () => 'This game is over, so nothing more can be played in it: start another with `/play`.',
    'already-resigned': () =>
      'You have already resigned from this game: you can go on watching, or start another with `/play`.',
    'no-such-table': () => 'This game no longer exists: start a new one with `/play`.',
    'table-broken': ({ reference }) =>
      `The saved game cannot be read and is kept as it is: tell whoever runs this bot the reference \`${reference}\`, and start another with \`/play\`.`,
    stale: () =>
      'The table has moved on since that button was made, so it did nothing: use the newest message, or bring it here with `/board`.',
    'channel-busy': ({ phase }) =>
      phase === 'lobby'
        ? 'A table is already open in this channel: join it there (`/board` brings it down here), or open yours in another channel or thread.'
        : 'A game is already being played in this channel: watch it with `/board`, or open yours in another channel or thread.',
    'not-in-lobby': () =>
      'This table has left its lobby, so seats and settings are fixed: look at it with `/board`, or open another with `/play`.',
    'not-playing': () =>
      'No game is running at this table: the host can start it from the lobby, or open a new one with `/play`.',
    'table-full': ({ seats }) =>
      `All ${seats} seats at this table are taken: watch along, or open a table in another channel with \`/play\`.`,
    'already-joined': () =>
      'You already sit at this table: wait for the host to press *Start*, or press *Leave* to get up.',
    'not-at-table': () =>
      'You do not sit at this table: you can press any number to try a tile privately, or open a table of your own in another channel with `/play`.',
    'not-host': ({ host }, say) => `Only the host can do that: ask ${say.user(host)}.`,
    'too-few-players': ({ least }) => `A game needs at least ${least} players: let somebody else press *Join* first.`,
    'not-your-turn': ({ turnOf }, say) =>
      `It is ${say.user(turnOf)}’s turn: until yours comes, press a number to try the tile privately.`,
    'already-agreed': () =>
      'You have already agreed to abandon this game: the others who still play have to agree too.',
    'unknown-component': () =>
      'That button belongs to an older version of this bot and does nothing any more: use the newest message, or bring it here with `/board`.',
    'not-your-panel': () => 'That panel belongs to somebody else: press a number under the board to get your own.',
    'panel-expired': () =>
      'That panel is too old to be used, but nothing is lost: press the number under the board again.',
    'no-game-here': () => 'There is no game in this channel: start one with `/play`.',
    'missing-permissions': ({ permissions, channel }, say) =>
      `I am not allowed to play in ${say.channel(channel)}: somebody who manages the server can give me ${say.list(permissions.map((one) => `**${refusals.permissions[one]}**`))} in the channel’s settings under *Permissions*; games already running are safe.`,
    'cannot-see-channel': ({ channel }, say) =>
      `I cannot see ${say.channel(channel)}: somebody who manages the server can give me **View Channel** there, and \`/board\` then brings the game back.`,
    'thread-archived-locked': ({ channel }, say) =>
      `The thread ${say.channel(channel)} is locked: a moderator can unlock it, and \`/board\` then goes on with the game, of which nothing is lost.`,
    'too-many-threads': ({ channel }, say) =>
      `${say.channel(channel)} has as many open threads as Discord allows: close one that is no longer used, or use \`/play\` inside one of them.`,
    'not-a-square': ({ typed }, say) =>
      `${say.typed(typed)} is no square: type a column and a row as at the rim of the board, such as \`${say.example}\`, or pick one of the suggestions.`,
    'square-not-legal': ({ typed, tile }, say) =>
      `Your tile (${say.tile(tile)}) does not fit on ${say.typed(typed)}: pick one of the suggested squares, or press a number under the board.`,
    'square-not-open': ({ typed }, say) =>
      `No tile can come to ${say.typed(typed)} just now: pick one of the suggestions, the empty squares beside a tile.`,
    'rotation-not-legal': ({ square, legal }, say) =>
      legal.length === 0
        ? `The tile fits on ${say.square(square)} in no rotation: pick one of the suggested squares.`
        : `On ${say.square(square)} the tile does not fit turned that way: choose ${say.list(
            legal.map((one) => `${one}°`),
            'or',
          )}.`,
    'place-not-legal': ({ typed }, say) =>
      `No meeple can be placed on ${say.typed(typed)}: pick one of the suggestions, or \`none\`.`,
    'text-too-long': ({ most }) =>
      `That text is too long: at most ${most} characters can be read, so pick one of the suggestions.`,
    'unknown-topic': ({ typed }, say) =>
      `There is no answer about ${say.typed(typed)}: pick one of the suggested topics of \`/rules\`.`,
    'guild-only': () => 'Games are played in the channels of a server: use this command there.',
    'manage-server-needed': () =>
      'That takes the permission **Manage Server**: ask somebody who has it; a game the players can also end by all agreeing to abandon it.',
    'store-unavailable': ({ reference }) =>
      `The games cannot be reached just now, so it is uncertain whether that was saved: wait a minute, look with \`/board\` and try again (reference \`${reference}\`).`,
    internal: ({ reference }) =>
      `Something went wrong on my side: look with \`/board\` how the game stands and try again; if it happens again, tell whoever runs this bot the reference \`${reference}\`.`,
    'picture-failed': ({ reference }) =>
      `The picture could not be made, but the game is saved: \`/board\` tries to draw it again (reference \`${reference}\`).`,
    'no-gifts-in-this-game': () =>
      'This game is played without The Gifts, so there is nothing to show: a table has them if they are switched on in the lobby.',
    'gift-not-now': () =>
      'A gift is opened in your own turn, after you have drawn and before you place your tile (G9): until then it stays in your hand, look at it with `/gifts`.',
    'gift-already-opened': () =>
      'Only one gift may be opened for each tile you draw, and you have opened yours (G9): place your tile now, with a number under the board.',
    'keep-a-tile-first': () =>
      'Take 2 has drawn a second tile: choose first which of the two you keep (G60), with *My gifts* or the newest message.',
    'decide-first': ({ asked }, say) =>
      asked === null
        ? 'Something else is to be decided first, and you are asked: press one of the buttons under the newest message.'
        : `Something else is decided first: ${say.user(asked)} is asked, under the newest message. After that tiles are placed again.`,
    'unknown-map': ({ typed }, say) =>
      `There is no map called ${say.typed(typed)}: pick one of those that \`/play\` suggests, or choose it in the settings of the lobby.`,
    'unknown-preset': ({ typed }, say) =>
      `There is no preset called ${say.typed(typed)}: pick one of the suggestions, or see with \`/settings presets\` which this server has.`,
    'preset-name': ({ typed }, say) =>
      `${say.typed(typed)} cannot be the name of a preset: choose one of 1 to 40 characters.`,
    'presets-full': () =>
      `This server has ${MOST_PRESETS} presets, and no more can be saved: delete one first with \`/settings delete\`, or save under a name that is there already.`,
    'no-lobby-here': () =>
      'No lobby is open in this channel whose settings could be saved: open one with `/play`, choose there, and save again.',
    'leaderboard-off': () =>
      'This server keeps no leaderboard: whoever manages it can switch it on with `/settings server`.',
    'profile-hidden': () => 'They keep their results to themselves: `/profile` without a name shows you your own.',
    'profile-none': ({ user }, say) =>
      user === null
        ? 'You have not played a game to its end on this server yet: begin one with `/play`.'
        : `${say.user(user)} has not played a game to its end on this server yet: invite them to one with \`/play\`.`,
    'profile-bot': () => 'Computer players and other bots have no profile: choose somebody who has played here.',
    'tiles-too-few': ({ map, tiles, least }, say) =>
      `${say.typed(map)} needs at least ${least} tiles, and only ${tiles} are chosen: add more sets of tiles in the settings.`,
    'unknown-game': ({ typed }, say) =>
      `${say.typed(typed)} is no finished game of this server: pick one of the suggestions, or look through \`/history\`.`,
    'game-not-over': () =>
      'That game is still being played, and only finished ones can be looked back on: `/board` shows how it stands.',
    'no-finished-game': () =>
      'No game has been finished in this channel yet: pick one of the whole server in `/history`, or play one with `/play`.',
    'history-hidden': ({ user }, say) =>
      `${say.user(user)} keeps their games to themselves: \`/history\` shows those of this channel or of the server.`,
    'game-newer': () =>
      'This game needs a newer version of the bot and is kept as it is: it is here again once whoever runs this bot has updated it.',
    'data-newer': () =>
      'What is saved about this needs a newer version of the bot and is kept as it is: it can be used again once whoever runs this bot has updated it.',
    'no-replay': () =>
      'That game was recorded under rules that this version of the bot does not know, so it cannot be shown turn by turn: its scores still stand in `/history`.',
    'upload-refused': () =>
      'Discord refused the file as too large: look at the game turn by turn with the buttons of `/replay`, or save its record.',
    'blocked-by-server': () =>
      'This server’s automatic moderation refused my message: ask a moderator to let my messages through, then use `/board`; the game itself is saved.',
  },
};
