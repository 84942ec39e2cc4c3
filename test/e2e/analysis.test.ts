import type { Actor, PageMessage } from 'discord-playground';
import { describe, expect, test } from 'vitest';
import { Game } from '../../src/engine/index.ts';
import { AnalysisSchema } from '../../src/game/past/analysis.ts';
import { quickComputers } from '../support/computers.ts';
import { setupOf } from '../support/games.ts';
import { withVerb } from '../support/player.ts';
import { answered, changed, de, en, pressVerb, quiet, type StagedGame, type StageOptions } from '../support/stage.ts';
import { onPrepared } from '../support/tables.ts';

/** A game of two that ended after some turns without a figure, and its report. */
async function ended(
  options: StageOptions = {},
  turns = 6,
): Promise<{ game: StagedGame; report: PageMessage; ada: Actor }> {
  const played = Game.start(setupOf({ seats: 2 }));
  while (played.turn <= turns) {
    const legal = played.legalActions();
    played.play(legal.find(({ type }) => type === 'pass') ?? legal[0]!);
  }
  const game = await onPrepared(played.record, options);
  const [ada] = game.players as [Actor];
  const asks = await (await ada.slash(game.channel, 'resign')).settled();
  await pressVerb(ada, asks, 'resign-now');
  await quiet(game);
  const report = ada.messages(game.channel).findLast((one) => withVerb(one, 'play-again').length > 0)!;
  return { game, report, ada };
}

/** The panel after a press, once the computer has gone through the game. */
async function analysed(game: StagedGame, actor: Actor, message: PageMessage): Promise<PageMessage> {
  const { id } = await answered(actor, await pressVerb(actor, message, 'analysis'));
  await quiet(game);
  return actor.message(id)!;
}

describe('the analysis of a game', () => {
  test('is worked out for the user who asks in the end report, and shown to them alone, with buttons to the turns that it names', async () => {
    const { game, report, ada } = await ended();
    const panel = await analysed(game, ada, report);
    expect(panel.ephemeral).toBe(true);
    for (const said of [
      '**Player 01**',
      '**Player 02**',
      'Turning point',
      'the computer would have preferred',
      'Luckiest draw',
    ]) {
      expect(panel.content).toContain(said);
    }
    expect(panel.content).toContain(`<#${game.channel}>: Base game`);
    expect(panel.content).not.toMatch(/mistake|%/);
    const [step] = withVerb(panel, 'step');
    await ada.press(panel.id, step!.custom_id!);
    const board = await changed(ada, panel);
    expect(board.content).toMatch(new RegExp(`${step!.label}\\b`));
    await pressVerb(ada, board, 'analysis');
    expect((await changed(ada, board)).content).toBe(panel.content);
    expect(game.playground.violations.slice()).toEqual([]);
  });

  test('leads to every turn that it names, in order', async () => {
    const { game, report, ada } = await ended({}, 19);
    const panel = await analysed(game, ada, report);
    const named = new Set([...panel.content.matchAll(/\bturn (\d+)/gi)].map(([, turn]) => Number(turn)));
    // A machine finds more or fewer slips in its time.
    expect(named.size).toBeGreaterThan(2);
    // The reader's dearest turn, with the better move.
    expect(panel.content).toMatch(/game\n- \*\*Turn \d+\*\*, \*\*Player 01\*\*/);
    expect(panel.attachments.map(({ description }) => description)).toEqual([
      expect.stringMatching(/^The board before turn \d+, with the computer’s preferred turn: [A-Z]+\d+/),
    ]);
    const labels = [...named].sort((a, b) => a - b).map((turn) => en.analysis.step(turn));
    expect(withVerb(panel, 'step').map(({ label }) => label)).toEqual(labels);
    expect(game.playground.violations.slice()).toEqual([]);
  });

  test('is worked out once for all users, and is there after a restart', async () => {
    let grades = 0;
    const quick = quickComputers();
    const grade: typeof quick.grade = (...about) => {
      grades += 1;
      return quick.grade(...about);
    };
    const { game, report, ada } = await ended({ computers: { grade } });
    const first = await analysed(game, ada, report);
    const asked = grades;
    await game.restart();
    const bo = game.actors[1]!;
    const second = await analysed(game, bo, report);
    expect(second.content).toBe(first.content);
    expect(grades).toBe(asked);
  });

  test('can be shown to everybody, in the server’s language', async () => {
    const { game, report, ada } = await ended();
    const panel = await analysed(game, ada, report);
    await pressVerb(ada, panel, 'show-analysis');
    await quiet(game);
    const shown = game.actors[5]!.messages(game.channel).at(-1)!;
    expect(shown.ephemeral).toBe(false);
    // Only the reader's own panel begins with the reader's turns.
    expect(shown.content.split('\n').toSorted()).toEqual(panel.content.split('\n').toSorted());
    expect(shown.content).not.toContain(de.analysis.working(null));
  });

  test('is offered beside a replay, too', async () => {
    const { game, ada } = await ended();
    const replay = await answered(ada, await ada.slash(game.channel, 'replay', { game: game.table }));
    await pressVerb(ada, replay, 'analysis');
    const panel = await changed(ada, replay);
    await quiet(game);
    expect(ada.message(panel.id)!.content).toContain('Turning point');
  });

  test('is deleted with the other data of a server that has removed the bot', async () => {
    const { game, report, ada } = await ended();
    await analysed(game, ada, report);
    const documents = game.bot.store.collection('analysis', AnalysisSchema);
    expect((await documents.load(game.table)).kind).toBe('found');
    game.playground.removeBot(game.playground.guild);
    await quiet(game);
    game.playground.advance(31 * 24 * 60 * 60_000);
    await quiet(game);
    expect((await documents.load(game.table)).kind).toBe('none');
  });

  test('that cannot be worked out says so, and can be asked for again', async () => {
    let broken = true;
    const quick = quickComputers();
    const grade: typeof quick.grade = async (...about) => {
      if (broken) throw new Error('no thread');
      return quick.grade(...about);
    };
    const { report, ada, game } = await ended({ computers: { grade } });
    const told = await analysed(game, ada, report);
    expect(told.content).toBe(en.analysis.failed);
    broken = false;
    const panel = await analysed(game, ada, report);
    expect(panel.content).toContain('Turning point');
  });
});
