import { z } from 'zod';
import { commitmentOf, Game, type GameRecord, type Setup } from '../../src/engine/index.ts';
import { NEW, type Store } from '../../src/game/ports.ts';
import { DEFAULT_OPTIONS, type Table, TableSchema } from '../../src/game/table.ts';
import { choose, chanceOf as luckOf, setupOf } from './games.ts';
import { onStage, quiet, type Stage, type StagedGame, type StageOptions, stagedGame } from './stage.ts';

interface Prepared {
  readonly id?: string;
  readonly guild: string;
  readonly channel: string;
  /** By seat. */
  readonly users: readonly string[];
  readonly record: GameRecord;
}

/** A table whose game has already come so far, as it would be stored. */
export const tableOf = ({ id = 'prepared', guild, channel, users, record }: Prepared): Table => ({
  format: 1,
  id,
  guild,
  channel,
  host: users[0]!,
  phase: 'playing',
  revision: record.actions.length + 2,
  options: DEFAULT_OPTIONS,
  members: users.map((user) => ({ user, name: `Player ${user.slice(-2)}` })),
  record: JSON.parse(JSON.stringify(record)) as Table['record'],
  commitment: commitmentOf(record.setup.seed),
  abandoning: [],
  opened: 0,
  touched: 0,
});

/** Puts a running game into the store; a bot that starts on it shows it. */
export async function putTable(store: Store, table: Table): Promise<void> {
  await store.collection('table', TableSchema).save(table.id, table, NEW);
  await store
    .collection('channel', z.unknown() as never)
    .save(table.channel, { format: 1, table: table.id, finished: null } as never, NEW);
}

/** A stage with one game that has come so far, shown by a bot that has just been started. */
export async function onPrepared(record: GameRecord, options: StageOptions = {}): Promise<StagedGame> {
  const stage: Stage = await onStage(options);
  const { guild, users } = stage.playground;
  const seated = users.slice(0, record.setup.seats);
  const table = tableOf({ guild, channel: stage.channel, users: seated, record });
  await putTable(stage.bot.store, table);
  await stage.restart();
  await quiet(stage);
  return stagedGame(stage, table.id, record.setup.seats, stage.channel);
}

/** All three expansions, with the field rule. */
export const giftedSetup = (setup: Partial<Setup> = {}): Setup =>
  setupOf({ sets: ['base', 'anniversary'], switches: ['fields', 'abbot', 'arrows', 'gifts'], ...setup });

/** A game played at random until it fits, gifts left unopened; the first of those seeds where it does. */
export function gameWhere(
  fits: (game: Game) => boolean,
  { setup = {}, seeds = 400, opening = false }: { setup?: Partial<Setup>; seeds?: number; opening?: boolean } = {},
): GameRecord {
  for (let seed = 1; seed <= seeds; seed++) {
    const chance = luckOf(seed);
    const game = Game.start(giftedSetup({ seed: `prepared game ${seed}`, ...setup }));
    while (game.toMove !== null) {
      if (fits(game)) return game.record;
      const options = game.legalActions();
      const passes = !opening && options[0]!.type === 'open';
      game.play(passes ? options.at(-1)! : choose(options, chance));
    }
  }
  throw new Error('no game fits');
}
