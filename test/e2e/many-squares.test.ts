import { expect, test } from 'vitest';
import { validateRequests } from '../../packages/discord-playground/test/schema.ts';
import { numberedSquares } from '../../src/discord/turn/numbers.ts';
import { commitmentOf, Game, type GameRecord, RULES_VERSION } from '../../src/engine/index.ts';
import { DEFAULT_OPTIONS, type Table } from '../../src/game/table/table.ts';
import { chanceOf, lastPut, menusOf, withVerb } from '../support/player.ts';
import { answered, changed, onStage, quiet, type Stage } from '../support/stage.ts';
import { putTable } from '../support/tables.ts';

/** A random game that sprawls until the tile in hand fits at least so many squares. */
function sprawling(least: number, most: number): GameRecord {
  for (let luck = 1; luck < 4000; luck++) {
    const chance = chanceOf(luck);
    const game = Game.start({
      version: RULES_VERSION,
      seats: 2,
      sets: ['base'],
      switches: [],
      seed: String(luck),
    });
    while (!game.over) {
      const { length } = numberedSquares(game.view(null));
      if (length >= least && length <= most) return game.record;
      const actions = game.legalActions();
      // Far from the middle, so that the board has many ends.
      const far = actions
        .map((action) => ({ action, by: (action.type === 'place' ? Math.hypot(action.x, action.y) : 0) + chance() }))
        .sort((a, b) => b.by - a.by);
      game.play(game.step === 'place' ? far[Math.floor(chance() * Math.min(3, far.length))]!.action : { type: 'pass' });
    }
  }
  throw new Error(`no game fits ${least} to ${most} squares`);
}

/** Puts a running game into the store, as if it had come so far. */
async function prepared(stage: Stage, record: GameRecord): Promise<Table> {
  const [ada, bo] = stage.playground.users;
  const table: Table = {
    format: 1,
    id: 'sprawled',
    guild: stage.playground.guild,
    channel: stage.channel,
    host: ada!,
    phase: 'playing',
    revision: 40,
    options: { ...DEFAULT_OPTIONS, switches: [] },
    members: [ada!, bo!].map((user) => ({ user, name: user })),
    record: record as Table['record'],
    commitment: commitmentOf(record.setup.seed),
    abandoning: [],
    opened: 0,
    touched: 0,
  };
  await putTable(stage.bot.store, table);
  await stage.restart();
  await quiet(stage);
  return table;
}

test.each([
  ['21 to 24', 21, 24],
  ['over 40', 41, 60],
])('with %s legal squares each can be reached and played', async (_, least, most) => {
  const stage = await onStage();
  const table = await prepared(stage, sprawling(least, most));
  const game = Game.of(table.record!);
  const legal = numberedSquares(game.view(null)).map(({ x, y }) => `${x},${y}`);
  const actor = stage.actors[game.asked!]!;
  const message = await actor.waitFor((one) => one.channel_id === stage.channel && withVerb(one, 'pick').length > 0);
  expect(message.components).toHaveLength(5);

  const reached = withVerb(message, 'square').map(({ custom_id }) => custom_id!.split('|')[4]!);
  let page = message;
  let last = { message, value: '' };
  for (;;) {
    const menu = menusOf(page)[0]!;
    const values = (menu.options as { value: string }[]).map(({ value }) => value);
    const squares = values.filter((value) => !value.startsWith('page:'));
    reached.push(...squares);
    last = { message: page, value: squares.at(-1)! };
    const next = values.find((value) => value.startsWith('page:'));
    if (next === undefined) break;
    const acted = await actor.select(page.id, menu.custom_id!, [next]);
    page = page.ephemeral ? await changed(actor, page) : await answered(actor, acted);
  }
  expect(reached).toEqual(legal);

  const acted = await actor.select(last.message.id, menusOf(last.message)[0]!.custom_id!, [last.value]);
  const panel = last.message.ephemeral ? await changed(actor, last.message) : await answered(actor, acted);
  await actor.press(panel.id, lastPut(panel).custom_id!);
  await actor.waitFor((one) => one.channel_id === stage.channel && BigInt(one.id) > BigInt(panel.id));
  const { record } = await stage.stored(table.id);
  expect(record!.actions.slice(table.record!.actions.length)[0]).toContain(`place ${last.value} `);
  expect(validateRequests(stage.playground.requests)).toEqual([]);
  expect(stage.playground.violations.slice()).toEqual([]);
});
