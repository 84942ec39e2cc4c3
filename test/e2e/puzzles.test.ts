import type { Actor, PageMessage } from 'discord-playground';
import { describe, expect, test } from 'vitest';
import { type Puzzle, PuzzleSchema, solutionOf } from '../../src/game/learning/puzzles.ts';
import { GAME_FEATURES } from '../../src/game/store/features.ts';
import { withVerb } from '../support/player.ts';
import { endedTable } from '../support/results.ts';
import { answered, changed, en, onStage, planted, pressVerb, quiet, type Stage, told } from '../support/stage.ts';

async function puzzleFor(stage: Stage, actor: Actor): Promise<PageMessage> {
  const { id } = await (await actor.slash(stage.channel, 'puzzle')).settled();
  await quiet(stage);
  return actor.message(id)!;
}

async function kept({ bot, playground }: Stage): Promise<Puzzle> {
  const loaded = await bot.store.collection('puzzle', PuzzleSchema, { features: GAME_FEATURES }).load(playground.guild);
  if (loaded.kind !== 'found') throw new Error(loaded.kind);
  return loaded.stored.value;
}

/** Tries a square with its first offered turn; the answer. */
async function tryAt(stage: Stage, actor: Actor, panel: PageMessage, isRight: boolean): Promise<PageMessage> {
  const { x, y } = solutionOf(await kept(stage));
  const wanted = withVerb(panel, 'square').find(({ custom_id }) => custom_id!.endsWith(`|${x},${y}`) === isRight);
  // Later numbers are in a menu.
  if (wanted) await actor.press(panel.id, wanted.custom_id!);
  else await actor.select(panel.id, withVerb(panel, 'pick')[0]!.custom_id!, [`${x},${y}`]);
  const placing = await changed(actor, panel);
  expect(withVerb(placing, 'puzzle')).toHaveLength(1);
  await pressVerb(actor, placing, 'put');
  const done = await changed(actor, placing);
  await quiet(stage);
  return actor.message(done.id)!;
}

describe('/puzzle', () => {
  test('shows a position only to the user who asks, with a turn to be tried as in a game, and the way back', async () => {
    const stage = await onStage();
    const [ada] = stage.actors as [Actor];
    const panel = await puzzleFor(stage, ada);
    expect(panel.ephemeral).toBe(true);
    expect(panel.content).toContain('Puzzle of the day');
    expect(panel.attachments).toHaveLength(1);
    expect(panel.attachments[0]!.description).toMatch(/Scores: (Ada .*; B|B .*; Ada) \d+ point/);
    await pressVerb(ada, panel, 'square');
    const placing = await changed(ada, panel);
    await pressVerb(ada, placing, 'puzzle');
    await quiet(stage);
    expect(ada.message(panel.id)!.content).toBe(panel.content);
    expect(stage.playground.violations.slice()).toEqual([]);
  });

  test('has no buttons but those of a turn: any other button with its id is refused', async () => {
    const stage = await onStage();
    const [ada] = stage.actors as [Actor];
    await puzzleFor(stage, ada);
    const { day } = await kept(stage);
    for (const verb of ['undo', 'undo-now', 'abandon', 'pause', 'open-gift', 'before', 'look', 'choose']) {
      const id = `1|${verb}|puzzle00|${day}|`;
      const acted = await ada.press(await planted(stage, id), id);
      await quiet(stage);
      expect(told(stage, ada).at(-1), verb).toBe(en.refusal({ code: 'no-such-table' }));
      expect(acted.state).toBe('answered');
    }
    expect(stage.bot.lines.filter(({ level }) => level === 'error')).toEqual([]);
  });

  test('the right square solves it: the answer tells the computer’s turn and the other solvers; the public line hides the solution', async () => {
    const stage = await onStage();
    const [ada, bo] = stage.actors as [Actor, Actor];
    const solved = await tryAt(stage, ada, await puzzleFor(stage, ada), true);
    expect(solved.content).toContain('Solved!');
    expect(solved.content).toContain(`<@${ada.id}>`);
    expect(solved.content).not.toContain('in a row');
    expect(solved.attachments).toHaveLength(1);
    const missed = await tryAt(stage, bo, await puzzleFor(stage, bo), false);
    expect(missed.content).toContain('Not this time');
    expect(missed.content).toContain('(1 of 2)');
    await pressVerb(bo, missed, 'puzzle-show');
    await quiet(stage);
    const shown = stage.actors[4]!.messages(stage.channel).at(-1)!;
    expect(shown.content).toContain(`<@${ada.id}>`);
    expect(shown.content).not.toContain('better than any other square');
    const finn = stage.actors[5]!;
    const { id } = await answered(finn, await pressVerb(finn, shown, 'puzzle'));
    await quiet(stage);
    expect(withVerb(finn.message(id)!, 'square').length).toBeGreaterThan(0);
    expect(stage.playground.pings.slice()).toEqual([]);
    expect(stage.playground.violations.slice()).toEqual([]);
  });

  test('there is one try: afterwards the command tells its result, and an old panel does nothing', async () => {
    const stage = await onStage();
    const [ada] = stage.actors as [Actor];
    const [panel, other] = [await puzzleFor(stage, ada), await puzzleFor(stage, ada)];
    await tryAt(stage, ada, panel, false);
    expect((await puzzleFor(stage, ada)).content).toContain('Not this time');
    await pressVerb(ada, other, 'square');
    await quiet(stage);
    expect(told(stage, ada)).toContain(en.puzzle.over);
    expect((await kept(stage)).tries).toHaveLength(1);
  });

  test('comes from a game of the server if there is one without hidden players, and holds no names and ids of its players', async () => {
    const stage = await onStage();
    const { guild, users } = stage.playground;
    const where = { guild, channel: stage.channel, users: users.slice(0, 2), names: ['Zebedee', 'Quintilia'] };
    const table = endedTable(where);
    await stage.bot.stats.record(table);
    await stage.bot.stats.privacy.choose(users[0]!, { hidden: true });
    await puzzleFor(stage, stage.actors[3]!);
    expect((await kept(stage)).isOwn).toBe(false);

    await stage.bot.stats.privacy.choose(users[0]!, { hidden: false });
    stage.playground.advance(24 * 60 * 60_000);
    await puzzleFor(stage, stage.actors[3]!);
    const puzzle = await kept(stage);
    expect(puzzle.isOwn).toBe(true);
    expect(puzzle.record.actions).toEqual(table.record!.actions.slice(0, puzzle.record.actions.length));
    for (const one of [...where.users, ...where.names, table.id]) expect(JSON.stringify(puzzle)).not.toContain(one);
  });

  test('is deleted with the other data of a server that has removed the bot', async () => {
    const stage = await onStage();
    await puzzleFor(stage, stage.actors[0]!);
    stage.playground.removeBot(stage.playground.guild);
    await quiet(stage);
    stage.playground.advance(31 * 24 * 60 * 60_000);
    await quiet(stage);
    await expect(kept(stage)).rejects.toThrow('none');
  });

  test('holds nothing of a user whose data is deleted', async () => {
    const stage = await onStage();
    const [ada] = stage.actors as [Actor];
    await tryAt(stage, ada, await puzzleFor(stage, ada), true);
    const asks = await (await ada.slash(stage.channel, 'privacy delete')).settled();
    await pressVerb(ada, asks, 'delete-data');
    await quiet(stage);
    expect(JSON.stringify(await kept(stage))).not.toContain(ada.id);
  });
});
