import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js';
import { described } from '../src/discord/words/commands.ts';
import { ROTATIONS } from '../src/engine/index.ts';
import { TABLE_SWITCHES } from '../src/game/table.ts';

/** What Discord is told of each command. Texts are in `src/discord/words`. */

type Data = RESTPostAPIChatInputApplicationCommandsJSONBody;

/** Longer than any name of a square or place; more cannot be meant. */
const TYPED_LENGTH = 100;

const command = (
  name: 'play' | 'board' | 'place' | 'tiles' | 'gifts' | 'resign' | 'rules' | 'help',
  options: APIApplicationCommandBasicOption[] = [],
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
  ...TABLE_SWITCHES.map(
    (name) => ({ type: ApplicationCommandOptionType.Boolean, name, ...described(`play.${name}`) }) as const,
  ),
  { type: ApplicationCommandOptionType.User, name: 'first', ...described('play.first') },
]);

export const boardData = command('board');

export const placeData = command('place', [
  { ...typed, name: 'square', ...described('place.square'), required: true },
  {
    type: ApplicationCommandOptionType.Integer,
    name: 'rotation',
    ...described('place.rotation'),
    choices: ROTATIONS.map((rotation) => ({ name: `${rotation}°`, value: rotation })),
  },
  { ...typed, name: 'figure', ...described('place.figure') },
]);

export const tilesData = command('tiles', [{ ...typed, name: 'square', ...described('tiles.square') }]);

export const giftsData = command('gifts');

export const resignData = command('resign');

/** Completed, not chosen from: there are more topics than an option takes choices. */
export const rulesData = command('rules', [{ ...typed, name: 'topic', ...described('rules.topic'), required: true }]);

export const helpData = command('help');

/** In the order in which `/help` tells of them. */
export const COMMAND_DATA: readonly Data[] = [
  playData,
  boardData,
  placeData,
  tilesData,
  giftsData,
  resignData,
  rulesData,
  helpData,
];
