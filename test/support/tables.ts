import type { Actor, PageMessage } from 'discord-playground';
import { z } from 'zod';
import { choicesText } from '../../src/discord/interaction/ids.ts';
import { type Imagined, imagine, type Plan } from '../../src/discord/turn/plan.ts';
import { commitmentOf, Game, type GameRecord, type Setup } from '../../src/engine/index.ts';
import { tablesIn } from '../../src/game/store/documents.ts';
import { tableIndex } from '../../src/game/store/index-of-tables.ts';
import { NEW, type Store } from '../../src/game/store/ports.ts';
import { DEFAULT_OPTIONS, type Table, type TableOptions } from '../../src/game/table/table.ts';
import { choose, chanceOf as luckOf, setupOf } from './games.ts';
import { menusOf, withVerb } from './player.ts';
import {
  changed,
  isPublicBoard,
  onStage,
  quiet,
  type Stage,
  type StagedGame,
  type StageOptions,
  stagedGame,
} from './stage.ts';

interface Prepared {
  readonly id?: string;
  readonly guild: string;
  readonly channel: string;
  /** Users by seat. */
  readonly users: readonly string[];
  readonly record: GameRecord;
  readonly options?: Partial<TableOptions>;
}

/** A stored table with a game at this point of its record. */
export const tableOf = ({ id = 'prepared', guild, channel, users, record, options }: Prepared): Table => ({
  format: 1,
  id,
  guild,
  channel,
  host: users[0]!,
  phase: 'playing',
  revision: record.actions.length + 2,
  options: { ...DEFAULT_OPTIONS, ...options },
  members: users.map((user) => ({ user, name: `Player ${user.slice(-2)}` })),
  record: JSON.parse(JSON.stringify(record)) as Table['record'],
  commitment: commitmentOf(record.setup.seed),
  abandoning: [],
  opened: 0,
  touched: 0,
});

/** Puts a running game into the store; a bot that then starts shows it. */
export async function putTable(store: Store, table: Table): Promise<void> {
  const saving = tablesIn(store).saving(table.id, table, NEW);
  await store.commit([saving, ...tableIndex(store).entering(table)]);
  await store
    .collection('channel', z.unknown() as never)
    .save(table.channel, { format: 1, table: table.id, finished: null } as never, NEW);
}

/** A stage with one game at this point, shown by a bot that has just started. */
export async function onPrepared(
  record: GameRecord,
  options: StageOptions = {},
  of: Partial<TableOptions> = {},
): Promise<StagedGame> {
  const stage: Stage = await onStage(options);
  const { guild, users } = stage.playground;
  const seated = users.slice(0, record.setup.seats);
  const table = tableOf({ guild, channel: stage.channel, users: seated, record, options: of });
  await putTable(stage.bot.store, table);
  await stage.restart();
  await stage.actors[0]!.waitFor((one) => one.channel_id === stage.channel && withVerb(one, 'tiles').length > 0);
  await quiet(stage);
  return stagedGame(stage, table.id, record.setup.seats, stage.channel);
}

/** All three expansions, with the field rule. */
export const giftedSetup = (setup: Partial<Setup> = {}): Setup =>
  setupOf({ sets: ['base', 'anniversary'], switches: ['fields', 'abbot', 'arrows', 'gifts'], ...setup });

/** The first of the seeds' random games, with gifts unopened, that `fits` accepts. */
export function gameWhere(
  fits: (game: Game) => boolean,
  { setup = {}, seeds = 400, opening = false }: { setup?: Partial<Setup>; seeds?: number; opening?: boolean } = {},
): GameRecord {
  for (let seed = 1; seed <= seeds; seed++) {
    const chance = luckOf(seed);
    const game = Game.start(giftedSetup({ seed: `prepared game ${seed}`, ...setup }));
    while (game.asked !== null) {
      if (fits(game)) return game.record;
      const options = game.legalActions();
      const passes = !opening && options[0]!.type === 'open';
      game.play(passes ? options.at(-1)! : choose(options, chance));
    }
  }
  throw new Error('no game fits');
}

/** The asked seat's first way to place the tile in hand that `fits` accepts. */
export function pathWhere(game: Game, fits: (imagined: Imagined, path: Plan) => boolean): Plan | null {
  for (const placement of game.view(null).placements) {
    const usual = imagine(game, { placement, choices: [] }, game.asked);
    const options = usual.stops[0]?.options.map((_, index) => [index]) ?? [[]];
    for (const choices of options) {
      const path = { placement, choices };
      if (fits(imagine(game, path, game.asked), path)) return path;
    }
  }
  return null;
}

/** Presses its way to the placing panel of a path: the number, the rotation, the choice at the first stop. */
export async function panelAt(game: StagedGame, actor: Actor, { placement, choices }: Plan): Promise<PageMessage> {
  const { x, y, rotation } = placement;
  const message = game.turn();
  const number = withVerb(message, 'square').find(({ custom_id }) => custom_id!.endsWith(`|${x},${y}`));
  const acted = number
    ? await actor.press(message.id, number.custom_id!)
    : await actor.select(message.id, menusOf(message)[0]!.custom_id!, [`${x},${y}`]);
  let panel = await acted.settled();
  for (const verb of ['turn', 'stop']) {
    const wanted = `${x},${y},${rotation},${choicesText(verb === 'turn' ? [] : choices)}`;
    const step = withVerb(panel, verb).find(({ custom_id }) => custom_id!.split('|')[4] === wanted);
    if (!step) continue;
    await actor.press(panel.id, step.custom_id!);
    panel = await changed(actor, panel);
  }
  return panel;
}

/** The custom id of the button that places only the tile. */
export const noFigure = (panel: PageMessage): string =>
  withVerb(panel, 'put').find(({ custom_id }) => custom_id!.includes(',none.'))!.custom_id!;

/** Places only the tile, and waits for the message of the next turn. */
export async function placeOnly(game: StagedGame, actor: Actor, panel: PageMessage): Promise<void> {
  const before = BigInt(game.turn().id);
  await actor.press(panel.id, noFigure(panel));
  await actor.waitFor((one) => isPublicBoard(one, game.channel) && BigInt(one.id) > before);
  await actor.waitFor((one) => one.id === panel.id && one.components.length === 0);
  await quiet(game);
}
