import type { Actor, PageMessage } from 'discord-playground';
import { describe, expect, test } from 'vitest';
import type { Renderer } from '../../render/index.ts';
import { Game } from '../../src/engine/index.ts';
import { scoringAt, scoringsOf } from '../../src/game/past/scorings.ts';
import { storyOf } from '../../src/game/table/event-log.ts';
import type { Table } from '../../src/game/table/table.ts';
import { buttonsOf, menusOf, picturesIn, textIn, withVerb } from '../support/player.ts';
import { endedTable } from '../support/results.ts';
import {
  answered,
  changed,
  en,
  onStage,
  onTable,
  pixels,
  planted,
  pressVerb,
  quiet,
  type Stage,
  told,
} from '../support/stage.ts';

type Board = Parameters<Renderer['board']>[0];

/** A long finished game of the first two people. */
async function ended(stage: Stage): Promise<Table> {
  const { guild, users } = stage.playground;
  const where = { guild, channel: stage.channel, users: users.slice(0, 2), names: ['Ada', 'Bo'] };
  const table = endedTable({ ...where, setup: { copies: 3, options: { meeples: 20 } } });
  await stage.bot.stats.record(table);
  return table;
}

/** Its report, from the list of games. */
async function reportOf(stage: Stage, actor: Actor, { id }: Table): Promise<PageMessage> {
  const list = await (await actor.slash(stage.channel, 'history')).settled();
  await actor.select(list.id, withVerb(list, 'report')[0]!.custom_id!, [id]);
  return changed(actor, list);
}

const choicesOf = (message: PageMessage) =>
  (menusOf(message)[0]?.options ?? []) as { label: string; value: string; description: string }[];

describe('Why these points?', () => {
  test('from a report of the history: all scorings, the last first, a page at a time', async () => {
    const stage = await onStage();
    const [ada] = stage.actors as [Actor];
    const table = await ended(stage);
    const scorings = scoringsOf(storyOf(table.record!));
    const report = await reportOf(stage, ada, table);
    await pressVerb(ada, report, 'why');
    const seen: string[] = [];
    let list = await changed(ada, report);
    for (;;) {
      seen.push(...choicesOf(list).map(({ value }) => value));
      const next = withVerb(list, 'why').find(({ label }) => label === en.buttons['next-page']);
      if (!next) break;
      await ada.press(list.id, next.custom_id!);
      list = await changed(ada, list);
    }
    expect(seen).toEqual(scorings.map((_, number) => String(number)).reverse());
    expect(seen.length).toBeGreaterThan(25);
    // The composition of each player's points stands only here, not in the report.
    for (const score of Game.of(table.record!).view(null).scores) {
      expect(textIn(list)).toContain(`**${score}** = `);
      expect(textIn(report)).toContain(`**${score}**`);
      expect(textIn(report)).not.toContain(`**${score}** = `);
    }
    // The way back to the list of games remains.
    await pressVerb(ada, list, 'report');
    expect(withVerb(await changed(ada, list), 'history')).toHaveLength(1);
    expect(stage.playground.violations.slice()).toEqual([]);
  });

  test('a chosen scoring is told with its working, its rule and the feature as it lay, only to the user who asks', async () => {
    const boards: Board[] = [];
    const board = async (scene: Board) => {
      boards.push(scene);
      return pixels().board(scene);
    };
    const stage = await onStage({ renderer: { ...pixels(), board, closeUp: board } });
    const [ada] = stage.actors as [Actor];
    const table = await ended(stage);
    const scorings = scoringsOf(storyOf(table.record!));
    const number = scorings.findIndex(({ events: [{ reason }] }) => reason === 'road');
    const { places, view } = scoringAt(table.record!, number)!;
    const report = await reportOf(stage, ada, table);
    await pressVerb(ada, report, 'why');
    let list = await changed(ada, report);
    while (!choicesOf(list).some(({ value }) => value === String(number))) {
      await ada.press(list.id, withVerb(list, 'why').at(-1)!.custom_id!);
      list = await changed(ada, list);
    }
    boards.length = 0;
    await ada.select(list.id, withVerb(list, 'scoring')[0]!.custom_id!, [String(number)]);
    const why = await changed(ada, list);
    const { points, working } = scorings[number]!.events[0];
    expect(why.ephemeral).toBe(true);
    expect(textIn(why)).toContain(`**+${points}**`);
    expect(textIn(why)).toContain(`× ${working[0]!.each}`);
    expect(textIn(why)).toContain(en.topic('roads').told);
    expect(textIn(why)).toContain(`turn ${scorings[number]!.turn}`);
    expect(picturesIn(why)[0]).toContain('outlined: road');
    expect(boards).toHaveLength(1);
    expect(boards[0]!.brought!.features[0]!.places).toEqual(places);
    expect(boards[0]!.view.board).toHaveLength(view.board.length);
    await pressVerb(ada, why, 'why');
    expect(choicesOf(await changed(ada, why))).toEqual(choicesOf(list));
    expect(stage.playground.violations.slice()).toEqual([]);
  });

  test('the report at the end of a game offers it to everybody, each for themselves', async () => {
    const game = await onTable();
    const [ada, bo] = game.players as [Actor, Actor];
    const asked = await (await ada.slash(game.channel, 'resign')).settled();
    await pressVerb(ada, asked, 'resign-now');
    await quiet(game);
    const report = ada.messages(game.channel).findLast((one) => withVerb(one, 'why').length > 0)!;
    expect(buttonsOf(report).map(({ label }) => label)).toContain(en.buttons.why);
    const why = await answered(bo, await pressVerb(bo, report, 'why'));
    expect(why).toMatchObject({ ephemeral: true, content: expect.stringContaining(en.why.list(0)) });
    expect(ada.message(why.id)).toBeUndefined();
  });

  test('it tells nothing of a game that goes on, nor of a scoring that does not exist', async () => {
    const game = await onTable();
    const [ada] = game.players as [Actor];
    const ids = ['why', 'scoring'].map((verb) => `1|${verb}|${game.table}|0|0`);
    const id = await planted(game, ...ids, '1|why|abcdefgh|0|0', '1|why|-|0|x');
    for (const { custom_id } of buttonsOf(ada.message(id)!)) {
      const { content, attachments } = await answered(ada, await ada.press(id, custom_id!));
      expect(attachments).toEqual([]);
      expect([
        en.refusal({ code: 'game-not-over' }),
        en.refusal({ code: 'no-such-table' }),
        en.refusal({ code: 'unknown-component' }),
      ]).toContain(content);
    }
    expect(told(game, ada).join('\n')).not.toContain('points came from');
  });
});
