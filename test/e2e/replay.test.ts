import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Actor, PageMessage } from 'discord-playground';
import { expect, onTestFinished, test } from 'vitest';
import type { BoardScene, Renderer } from '../../render/index.ts';
import { replayOf } from '../../src/game/past/replay.ts';
import { NEW } from '../../src/game/store/ports.ts';
import { type Table, TableSchema } from '../../src/game/table/table.ts';
import { createStats } from '../../src/stats/index.ts';
import { run } from '../../tools/verify/run.ts';
import { keptLog } from '../game/support.ts';
import { buttonsOf, menusOf, picturesIn, textIn, withVerb } from '../support/player.ts';
import { DAY, type Ended, endedTable, NOON } from '../support/results.ts';
import {
  answered,
  changed,
  de,
  en,
  ONE_FRAME,
  onStage,
  pixels,
  planted,
  pressVerb,
  quiet,
  type Stage,
  type StageOptions,
  tableOn,
} from '../support/stage.ts';

const LONG: Partial<Ended> = {
  setup: { sets: ['base', 'anniversary'], switches: ['fields', 'abbot', 'arrows', 'gifts'] },
};

/** A stage with one finished game in its channel: its table, and its result if `recorded`. */
async function afterGame(about: Partial<Ended> = LONG, options: StageOptions = {}, recorded = true) {
  const stage = await onStage(options);
  const table = await over(stage, about, recorded);
  return { stage, table, ada: stage.actors[0]!, bo: stage.actors[1]! };
}

async function over(stage: Stage, about: Partial<Ended> = {}, recorded = true): Promise<Table> {
  const { guild, users } = stage.playground;
  const where = { guild, channel: stage.channel, users: users.slice(0, 2), names: ['Ada', 'Bo'] };
  const table = endedTable({ ...where, ...about });
  const { store } = stage.bot;
  await store.collection('table', TableSchema).save(table.id, table, NEW);
  const entry = { format: 1, table: table.id, finished: null };
  await store
    .collection('channel', { safeParse: (data) => ({ success: true, data }) as never })
    .save(table.channel, entry, NEW);
  const stats = createStats({ store, clock: { now: () => NOON }, log: keptLog(), seasonMonths: async () => 3 });
  if (recorded) await stats.record(table);
  return table;
}

const replay = async (stage: Stage, actor: Actor, options = {}): Promise<PageMessage> =>
  (await actor.slash(stage.channel, 'replay', options)).settled();

const stepTo = async (actor: Actor, panel: PageMessage, label: string): Promise<PageMessage> => {
  const { custom_id } = buttonsOf(panel).find((one) => one.label === label)!;
  await actor.press(panel.id, custom_id!);
  return changed(actor, panel);
};

const able = (panel: PageMessage): unknown[] => withVerb(panel, 'step').map(({ label }) => label);

const { 'first-turn': FIRST, 'previous-turn': PREVIOUS, 'next-turn': NEXT, 'last-turn': LAST } = en.buttons;

test('the last game of the channel as an animation with words, privately', async () => {
  const { stage, table, bo } = await afterGame();
  const panel = await replay(stage, bo);
  expect(panel.ephemeral).toBe(true);
  expect(panel.attachments.map(({ filename, content_type }) => [filename, content_type])).toEqual([
    ['replay.gif', 'image/gif'],
  ]);
  expect(panel.attachments[0]!.description).toMatch(/^Animation of the whole game.*\d+ turns.*(Ada|Bo) \d+/);
  expect(panel.content).not.toContain('smaller than usual');
  // It stands at its end, whose board is still to be seen.
  expect(able(panel)).toEqual([FIRST, PREVIOUS, LAST]);
  expect(buttonsOf(panel).every(({ custom_id }) => custom_id!.split('|')[2] === table.id)).toBe(true);
  expect(stage.playground.violations.slice()).toEqual([]);
});

test('an abandoned game is not the last finished one', async () => {
  const { stage, table, bo } = await afterGame({});
  await over(stage, { phase: 'abandoned', turns: 2, ended: NOON + DAY });
  const panel = await replay(stage, bo);
  expect([...new Set(buttonsOf(panel).map(({ custom_id }) => custom_id!.split('|')[2]))]).toEqual([table.id]);
});

test('four buttons lead through all turns to both ends, each with its words', async () => {
  const { stage, table, ada } = await afterGame({ setup: { ...LONG.setup, options: { most: 20 } } });
  const { entries } = replayOf(table.record!);
  const turns = entries.at(-1)!.turn;
  let panel = await stepTo(ada, await replay(stage, ada), FIRST);
  expect(panel.content).toMatch(/^\*\*Before the first turn\*\*/);
  expect(able(panel)).toEqual([NEXT, LAST]);
  for (const [index, { events, seat }] of entries.entries()) {
    const isEnd = index === entries.length - 1;
    if (index > 0 && !isEnd) {
      expect(panel.content.split('\n')[0]).toBe(`**Turn ${index} of ${turns} – ${['Ada', 'Bo'][seat!]}**`);
      const [line] = en.log.lines(events, [
        { user: '1', name: 'Ada' },
        { user: '2', name: 'Bo' },
      ]);
      if (line) expect(panel.content.split('\n')[1]).toBe(line);
      expect(able(panel)).toEqual([FIRST, PREVIOUS, NEXT, LAST]);
    }
    expect(panel.attachments).toHaveLength(1);
    expect(panel.attachments[0]!.description).toMatch(/Scores: Ada/);
    if (!isEnd) panel = await stepTo(ada, panel, NEXT);
  }
  expect(panel.content).toMatch(/^\*\*The end of the game\*\*/);
  expect(able(panel)).toEqual([FIRST, PREVIOUS]);
  panel = await stepTo(ada, panel, PREVIOUS);
  expect(panel.content).toContain(`Turn ${turns} of ${turns}`);
  panel = await stepTo(ada, panel, LAST);
  expect(panel.content).toMatch(/^\*\*The end of the game\*\*/);
  panel = await stepTo(ada, panel, en.buttons.replay);
  expect(panel.attachments[0]!.filename).toBe('replay.gif');
  panel = await stepTo(ada, panel, en.buttons['end-report']);
  panel = await stepTo(ada, panel, en.buttons.fair);
  expect(textIn(panel)).toContain(table.record!.setup.seed);
  expect(stage.playground.violations.slice()).toEqual([]);
});

test('the record file can be read by `verify`', async () => {
  const { stage, table, ada } = await afterGame();
  const panel = await replay(stage, ada);
  await pressVerb(ada, panel, 'record');
  const file = await ada.waitFor((one) => one.attachments.some(({ filename }) => filename.endsWith('.json')));
  expect(file.ephemeral).toBe(true);
  expect(ada.message(panel.id)!.attachments[0]!.filename).toBe('replay.gif');
  const text = await (await fetch(file.attachments[0]!.url)).text();
  const folder = mkdtempSync(join(tmpdir(), 'record-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, file.attachments[0]!.filename);
  writeFileSync(path, text);
  const out: string[] = [];
  expect(run([path, table.commitment!], { out: (line) => out.push(line), err: (line) => out.push(line) })).toBe(0);
  expect(out.at(-1)).toBe('Everything agrees.');
});

test('any turn is told in words, with every tile and figure on the board then, page by page, and back', async () => {
  const { stage, table, ada } = await afterGame();
  const { entries } = replayOf(table.record!);
  const last = entries.length - 1;
  for (const at of [0, 5, last]) {
    const first = await stepTo(ada, await replay(stage, ada), FIRST);
    let panel = first;
    for (let turn = 0; turn < at && at < last; turn++) panel = await stepTo(ada, panel, NEXT);
    if (at === last) panel = await stepTo(ada, panel, LAST);
    const title = textIn(panel).split('\n')[0]!;
    panel = await stepTo(ada, panel, en.buttons['in-words']);
    expect(textIn(panel)).toContain(title);
    const pages = [textIn(panel)];
    while (withVerb(panel, 'step-twin').some(({ label }) => label === en.buttons['next-page'])) {
      panel = await stepTo(ada, panel, en.buttons['next-page']);
      expect(picturesIn(panel)).toEqual([]);
      pages.push(textIn(panel));
    }
    if (pages.length > 1) {
      await ada.select(panel.id, menusOf(panel)[0]!.custom_id!, ['0']);
      panel = await changed(ada, panel);
      expect(textIn(panel)).toBe(pages[0]);
    }
    const text = pages.join('\n');
    expect([...text.matchAll(/^- \*\*[A-Z]+-?\d+\*\*: /gm)]).toHaveLength(entries[at]!.tiles);
    const rows = text.slice(text.indexOf('### Row'), text.indexOf('### What stands'));
    expect([...rows.matchAll(/; \*\*(Ada|Bo)\*\*: /g)]).toHaveLength(entries[at]!.figures.length);
    panel = await stepTo(ada, panel, en.buttons.back);
    expect(textIn(panel).split('\n')[0]).toBe(title);
    expect(picturesIn(panel)).toHaveLength(1);
  }
  expect(stage.playground.violations.slice()).toEqual([]);
});

test('a replay shown in the channel lets each user step through it alone, also after a restart', async () => {
  const { stage, ada, bo } = await afterGame();
  const panel = await replay(stage, ada);
  await pressVerb(ada, panel, 'show-replay');
  const shown = await bo.waitFor(
    (one) => !one.ephemeral && one.attachments.some(({ filename }) => filename === 'replay.gif'),
  );
  expect(buttonsOf(shown).map(({ label }) => label)).toEqual([en.buttons['step-through']]);
  await stage.restart();
  const own = await answered(bo, await pressVerb(bo, shown, 'step'));
  expect(own.ephemeral).toBe(true);
  expect(own.content).toContain('Before the first turn');
  const next = await stepTo(bo, own, NEXT);
  expect(next.content).toContain('Turn 1 of');
  // Panels from before the restart also go on.
  await quiet(stage);
  expect((await stepTo(ada, panel, PREVIOUS)).content).toMatch(/^\*\*Turn/);
  expect(bo.message(shown.id)!.content).toBe(shown.content);
  expect(stage.playground.violations.slice()).toEqual([]);
});

test('a replay is shown in the channel once, even if Discord’s answer to it was lost', async () => {
  const { stage, ada, bo } = await afterGame({});
  const panel = await replay(stage, ada);
  const lost = { kind: 'status', status: 502, method: 'POST', route: '/channels/:channel/messages' } as const;
  stage.playground.faults.add({ ...lost, applied: true });
  await pressVerb(ada, panel, 'show-replay');
  await ada.waitFor((one) => one.ephemeral && one.content.startsWith(en.boards.shown('').trim()));
  expect(stage.playground.faults.pending).toEqual([]);
  expect(bo.messages(stage.channel).filter((one) => !one.ephemeral && one.attachments.length > 0)).toHaveLength(1);
});

test('public replays use the server’s language, private ones the reader’s', async () => {
  const { stage, ada, bo } = await afterGame();
  bo.setLocale('de');
  const panel = await replay(stage, bo);
  expect(panel.content).toContain('Das ganze Spiel');
  await pressVerb(bo, panel, 'show-replay');
  const shown = await ada.waitFor((one) => !one.ephemeral && one.attachments.length > 0);
  expect(shown.content).toContain('The whole game');
  await bo.waitFor((one) => one.ephemeral && one.content.startsWith(de.boards.shown('').trim()));
});

test('a reader chooses one of several games by its date and names; a game that does not exist is refused', async () => {
  const { stage, table, ada } = await afterGame();
  const stats = createStats({
    store: stage.bot.store,
    clock: { now: () => NOON },
    log: keptLog(),
    seasonMonths: async () => 3,
  });
  const { guild, users } = stage.playground;
  const other = endedTable({
    users: users.slice(2, 4),
    names: ['Chloé', 'Dai'],
    guild,
    channel: '5',
    ended: NOON + DAY,
  });
  await stats.record(other);
  const typed = await ada.autocomplete(stage.channel, 'replay', 'game', { game: '' });
  expect(typed.choices!.map(({ value }) => value)).toEqual([table.id, other.id]);
  expect(typed.choices![1]!.name).toMatch(/^21 Oct 2026: .*Chloé/);
  const narrowed = await ada.autocomplete(stage.channel, 'replay', 'game', { game: 'chlo' });
  expect(narrowed.choices!.map(({ value }) => value)).toEqual([other.id]);
  expect((await replay(stage, ada, { game: other.id })).content).toContain('Chloé');
  for (const game of ['zzzzzzzz', 'Friday’s game', '*'.repeat(100)]) {
    expect((await replay(stage, ada, { game })).content).toBe(en.refusal({ code: 'unknown-game', typed: game }));
  }
});

test('while a game is played only finished games can be seen', async () => {
  const { stage, table, ada } = await afterGame();
  const game = await tableOn(stage, 2);
  expect((await replay(stage, ada)).attachments[0]!.filename).toBe('replay.gif');
  for (const verb of ['replay', 'step', 'step-twin', 'record', 'report', 'show-report', 'show-replay']) {
    const customId = `1|${verb}|${game.table}|0|${{ step: 'first', 'step-twin': '3.0' }[verb] ?? ''}`;
    const told = await answered(ada, await ada.press(await planted(stage, customId), customId));
    expect([verb, told.content]).toEqual([verb, en.refusal({ code: 'game-not-over' })]);
    expect(told.attachments).toEqual([]);
  }
  expect((await replay(stage, ada, { game: game.table })).content).toBe(en.refusal({ code: 'game-not-over' }));
  expect((await replay(stage, ada, { game: table.id })).attachments).toHaveLength(1);
});

test('a channel without a finished game says so', async () => {
  const stage = await onStage();
  expect((await replay(stage, stage.actors[0]!)).content).toBe(en.refusal({ code: 'no-finished-game' }));
});

test('a game that ended before there were results is shown from its table', async () => {
  const { stage, table, ada } = await afterGame({}, {}, false);
  const panel = await replay(stage, ada);
  expect(panel.attachments[0]!.filename).toBe('replay.gif');
  const report = await stepTo(ada, panel, en.buttons['end-report']);
  expect(textIn(await stepTo(ada, report, en.buttons.fair))).toContain(table.record!.setup.seed);
  expect((await stepTo(ada, await replay(stage, ada), FIRST)).content).toContain('Before the first turn');
});

const withReplay = (of: Renderer['replay']): Renderer => ({ ...pixels(), replay: of });

test('an animation that had to be made smaller says so', async () => {
  const renderer = withReplay(async () => ({ ...ONE_FRAME, isReduced: true }));
  const { stage, ada } = await afterGame({}, { renderer });
  expect((await replay(stage, ada)).content).toContain('smaller than usual');
});

test('each picture has the tiles that were left then, and winners at the end alone', async () => {
  const drawn: BoardScene[] = [];
  const renderer = pixels();
  const board: Renderer['board'] = (scene) => {
    drawn.push(scene);
    return renderer.board(scene);
  };
  // Six prepared tiles, one a turn.
  const { stage, table, ada } = await afterGame({}, { renderer: { ...renderer, board } });
  const { entries, winners } = replayOf(table.record!);
  let panel = await stepTo(ada, await replay(stage, ada), FIRST);
  for (let i = 1; i < entries.length; i++) panel = await stepTo(ada, panel, NEXT);
  expect(drawn.map(({ view }) => view.tilesLeft)).toEqual([6, 5, 4, 3, 2, 1, 0, 0]);
  expect(drawn.map(({ view }) => view.winners)).toEqual([...entries.slice(1).map(() => null), winners]);
});

test('an animation is drawn once for all who ask, and tried again after a failure', async () => {
  const { RenderError } = await import('../../render/index.ts');
  let drawn = 0;
  const renderer = withReplay(async () => {
    drawn += 1;
    if (drawn === 1) throw new RenderError('failed', 'out of paint');
    return ONE_FRAME;
  });
  const { stage, ada, bo } = await afterGame({}, { renderer });
  const without = await replay(stage, ada);
  expect(without.content).toContain(en.replay.noPicture);
  expect(without.attachments).toEqual([]);
  // The turns can still be looked at.
  expect((await stepTo(ada, without, FIRST)).attachments).toHaveLength(1);
  for (const actor of [ada, bo, ada]) expect((await replay(stage, actor)).attachments).toHaveLength(1);
  expect(drawn).toBe(2);
});

test('a step that no game has leads to the nearest, and a text that is no step is refused', async () => {
  const { stage, table, ada } = await afterGame({});
  const pressed = async (argument: string) => {
    const customId = `1|step|${table.id}|0|${argument}`;
    return answered(ada, await ada.press(await planted(stage, customId), customId));
  };
  expect((await pressed('99999')).content).toContain('The end of the game');
  expect((await pressed('0,s.0')).content).toContain('Before the first turn');
  for (const argument of ['', '-1', 'middle', '1e3', '999999'])
    expect((await pressed(argument)).content).toBe(en.refusal({ code: 'unknown-component' }));
});

test('a file that Discord refuses is told in a sentence', async () => {
  const renderer = withReplay(async () => ({ ...ONE_FRAME, bytes: Buffer.alloc(11 * 2 ** 20) }));
  const { stage, ada } = await afterGame({}, { renderer });
  const told = await replay(stage, ada);
  expect(told.content).toBe(en.refusal({ code: 'upload-refused' }));
  expect(told.attachments).toEqual([]);
});

test('if the bot may not post, showing the replay in the channel names what is missing, and the panel stays', async () => {
  const { stage, ada } = await afterGame({});
  const panel = await replay(stage, ada);
  stage.playground.setPermissions(stage.channel, { SendMessages: false });
  const why = en.refusal({ code: 'missing-permissions', permissions: ['SendMessages'], channel: stage.channel });
  await pressVerb(ada, panel, 'show-replay');
  await ada.waitFor((one) => one.ephemeral && one.content === why);
  expect(ada.message(panel.id)!.content).toBe(panel.content);
  const list = await (await ada.slash(stage.channel, 'history')).settled();
  expect(list.content).toContain('Games in this channel');
});
