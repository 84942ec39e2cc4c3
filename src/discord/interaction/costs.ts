import type { Interaction } from 'discord.js';
import type { Cost } from './budget.ts';
import { readCustomId } from './custom-id.ts';
import type { PressVerb } from './ids.ts';

const COMPLETION: Cost = { quick: 0.5, lasting: 0 };
const PRESS: Cost = { quick: 1, lasting: 0 };
const COMMAND: Cost = { quick: 2, lasting: 0 };
/** Takes twice as long as an ordinary press; see `bench -- press`. */
const LOOKS: Cost = { quick: 2, lasting: 0 };
/** The whole board in words takes five times as long as an ordinary press. */
const WORDS: Cost = { quick: 5, lasting: 0 };
/** Changes a public message, which Discord allows about once a second in a channel. */
const CHANGES: Cost = { quick: 2, lasting: 0.25 };
/** A slow picture or list. */
const DRAWS: Cost = { quick: 4, lasting: 0 };
/** Leaves a lobby, thread or message for everybody. */
const LEAVES: Cost = { quick: 4, lasting: 1 };
/** Reads the whole store. */
const READS: Cost = { quick: 15, lasting: 2 };

/** By command, or by command and subcommand. */
export const COMMAND_COSTS: Readonly<Record<string, Cost>> = {
  play: LEAVES,
  board: LEAVES,
  learn: LEAVES,
  replay: DRAWS,
  leaderboard: DRAWS,
  profile: DRAWS,
  history: DRAWS,
  'privacy show': DRAWS,
  'privacy delete': DRAWS,
  'privacy export': READS,
};

export const VERB_COSTS: Readonly<Partial<Record<PressVerb, Cost>>> = {
  ...{ join: CHANGES, leave: CHANGES, watch: CHANGES, 'watch-stop': CHANGES },
  ...{ 'take-back': CHANGES, standing: CHANGES, 'wait-for': CHANGES, 'stand-in': CHANGES, remove: CHANGES },
  ...{ 'hand-over': LEAVES, 'i-am-back': LEAVES, pause: LEAVES, 'go-on': LEAVES },
  ...{
    here: LEAVES,
    'play-again': LEAVES,
    'learn-play': LEAVES,
    play: LEAVES,
    'in-thread': LEAVES,
    learn: LEAVES,
    undo: LEAVES,
    'undo-now': LEAVES,
  },
  ...{ 'leaderboard-show': LEAVES, 'profile-show': LEAVES, 'puzzle-show': LEAVES },
  ...{ 'show-analysis': LEAVES, 'show-report': LEAVES, 'show-replay': LEAVES },
  'delete-data': READS,
  ...{ square: LOOKS, pick: LOOKS, turn: LOOKS, stop: LOOKS, before: LOOKS, look: LOOKS, region: LOOKS, far: LOOKS },
  ...{
    tiles: LOOKS,
    fields: LOOKS,
    standings: LOOKS,
    closer: LOOKS,
    legend: LOOKS,
    scoring: LOOKS,
    why: LOOKS,
    twin: WORDS,
    'step-twin': WORDS,
  },
  ...{ replay: DRAWS, report: DRAWS, analysis: DRAWS, hint: DRAWS, 'hint-now': DRAWS },
};

/** More than any user has. */
export const TOO_MUCH: Cost = { quick: 1_000_000, lasting: 0 };

/** Unknown commands and buttons have the usual cost, since clients are not trusted. */
export function costOf(interaction: Interaction): Cost {
  if (interaction.isAutocomplete()) return COMPLETION;
  if (interaction.isChatInputCommand()) {
    const { commandName, options } = interaction;
    const whole = `${commandName} ${options.getSubcommand(false) ?? ''}`;
    return COMMAND_COSTS[commandName] ?? COMMAND_COSTS[whole] ?? COMMAND;
  }
  const id = 'customId' in interaction ? readCustomId(String(interaction.customId)) : null;
  return VERB_COSTS[id?.verb as PressVerb] ?? PRESS;
}
