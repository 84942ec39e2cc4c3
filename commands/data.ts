import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
  PermissionFlagsBits,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js';
import { described, named } from '../src/discord/words/commands.ts';
import { DECKS, type DeckId, ROTATIONS } from '../src/engine/index.ts';

/** What Discord is told of each command. Texts are in `src/discord/words`. */

type Data = RESTPostAPIChatInputApplicationCommandsJSONBody;

/** Longer than any name of a square or place. */
const TYPED_LENGTH = 100;

const command = (
  name:
    | 'play'
    | 'learn'
    | 'board'
    | 'history'
    | 'replay'
    | 'games'
    | 'next'
    | 'place'
    | 'tiles'
    | DeckId
    | 'resign'
    | 'rules'
    | 'puzzle'
    | 'leaderboard'
    | 'profile'
    | 'me'
    | 'settings'
    | 'privacy'
    | 'help',
  options: APIApplicationCommandOption[] = [],
): Data => ({
  type: ApplicationCommandType.ChatInput,
  name,
  ...described(name),
  options,
  contexts: [InteractionContextType.Guild],
  integration_types: [ApplicationIntegrationType.GuildInstall],
});

const typed = { type: ApplicationCommandOptionType.String, max_length: TYPED_LENGTH, autocomplete: true } as const;

export const playData = command('play', [
  { ...typed, name: 'preset', ...described('play-preset') },
  { ...typed, name: 'boxes', ...described('play-boxes'), max_length: TYPED_LENGTH * 4 },
  {
    type: ApplicationCommandOptionType.String,
    name: 'with',
    ...described('play-with'),
    max_length: TYPED_LENGTH * 2,
  },
  { ...typed, name: 'map', ...described('play-map') },
  { ...typed, name: 'pace', ...described('play-pace') },
  {
    type: ApplicationCommandOptionType.String,
    name: 'take-back',
    ...described('play-take-back'),
    choices: (['off', '10', '30'] as const).map((value) => ({ ...named(`take-back-${value}`), value })),
  },
  { type: ApplicationCommandOptionType.User, name: 'first', ...described('play-first') },
  { type: ApplicationCommandOptionType.Boolean, name: 'text', ...described('play-text') },
]);

export const learnData = command('learn');

export const boardData = command('board', [
  { ...typed, name: 'around', ...described('board-around') },
  { type: ApplicationCommandOptionType.Boolean, name: 'whole', ...described('board-whole') },
  { type: ApplicationCommandOptionType.Boolean, name: 'text', ...described('board-text') },
]);

export const placeData = command('place', [
  { ...typed, name: 'square', ...described('place-square') },
  {
    type: ApplicationCommandOptionType.Integer,
    name: 'rotation',
    ...described('place-rotation'),
    choices: ROTATIONS.map((rotation) => ({ name: `${rotation}°`, value: rotation })),
  },
  { ...typed, name: 'choice', ...described('place-choice') },
  { ...typed, name: 'figure', ...described('place-figure') },
]);

export const tilesData = command('tiles', [{ ...typed, name: 'square', ...described('tiles-square') }]);

/** Shows the player's own cards of a deck. */
export const handData = (deck: DeckId): Data => command(deck);

export const resignData = command('resign');

/** Completed while typing: there are more topics than an option takes choices. */
export const rulesData = command('rules', [{ ...typed, name: 'topic', ...described('rules-topic'), required: true }]);

export const puzzleData = command('puzzle');

export const leaderboardData = command('leaderboard');

export const profileData = command('profile', [
  { type: ApplicationCommandOptionType.User, name: 'user', ...described('profile-user') },
]);

/** The longest name of a preset. */
const PRESET_LENGTH = 40;

const subcommand = (name: 'server' | 'presets' | 'save' | 'delete', options: APIApplicationCommandBasicOption[] = []) =>
  ({ type: ApplicationCommandOptionType.Subcommand, name, ...described(`settings-${name}`), options }) as const;

/** For people with Manage Server, unless the server decides otherwise. */
export const settingsData: Data = {
  ...command('settings', [
    subcommand('server'),
    subcommand('presets'),
    subcommand('save', [
      {
        type: ApplicationCommandOptionType.String,
        name: 'name',
        ...described('settings-save-name'),
        required: true,
        min_length: 1,
        max_length: PRESET_LENGTH,
      },
    ]),
    subcommand('delete', [{ ...typed, name: 'name', ...described('settings-delete-name'), required: true }]),
  ]),
  // Discord's published schema asks for a number, though its answers and discord.js's types have a text.
  default_member_permissions: Number(PermissionFlagsBits.ManageGuild) as unknown as string,
};

export const meData = command('me', [{ ...typed, name: 'zone', ...described('me-zone') }]);

/** Whose games are listed: this channel's (the default) or the server's. */
export const HISTORY_OF = ['channel', 'server'] as const;

export const historyData = command('history', [
  {
    type: ApplicationCommandOptionType.String,
    name: 'of',
    ...described('history-of'),
    choices: HISTORY_OF.map((value) => ({ ...named(value), value })),
  },
  { type: ApplicationCommandOptionType.User, name: 'user', ...described('history-user') },
]);

export const gamesData = command('games', [
  { type: ApplicationCommandOptionType.Boolean, name: 'dashboard', ...described('games-dashboard') },
]);

export const nextData = command('next');

export const replayData = command('replay', [{ ...typed, name: 'game', ...described('replay-game') }]);

const own = (
  name: 'show' | 'export' | 'hide' | 'everywhere' | 'delete',
  options: APIApplicationCommandBasicOption[] = [],
): APIApplicationCommandOption => ({
  type: ApplicationCommandOptionType.Subcommand,
  name,
  ...described(`privacy-${name}`),
  options,
});

const yesOrNo = { type: ApplicationCommandOptionType.Boolean, required: true } as const;

/** For everybody, about themselves alone: so it has no option for a user. */
export const privacyData = command('privacy', [
  own('show'),
  own('export'),
  own('hide', [{ ...yesOrNo, name: 'hidden', ...described('privacy-hide-hidden') }]),
  own('everywhere', [{ ...yesOrNo, name: 'counted', ...described('privacy-everywhere-counted') }]),
  own('delete'),
]);

export const helpData = command('help');

/** In the order of `/help`. */
export const COMMAND_DATA: readonly Data[] = [
  playData,
  learnData,
  gamesData,
  nextData,
  boardData,
  placeData,
  tilesData,
  ...DECKS.map(({ id }) => handData(id)),
  resignData,
  rulesData,
  puzzleData,
  leaderboardData,
  profileData,
  historyData,
  replayData,
  meData,
  settingsData,
  privacyData,
  helpData,
];
