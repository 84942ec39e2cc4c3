import { type Actor, DEFAULT_SEED, type PageMessage } from 'discord-playground';
import { describe, expect, test } from 'vitest';
import { LESSON_STAGES } from '../../src/game/learning/lesson.ts';
import { buttonsOf, textIn, verbOf, withVerb } from '../support/player.ts';
import { endedTable } from '../support/results.ts';
import {
  answered,
  changed,
  de,
  en,
  onStage,
  onTable,
  panelOf,
  partsOf,
  planted,
  playOn,
  pressVerb,
  quiet,
  type Stage,
  tableOn,
  told,
} from '../support/stage.ts';

const learn = async (stage: Stage, actor: Actor): Promise<PageMessage> =>
  (await actor.slash(stage.channel, 'learn')).settled();

/** The wanted button: its label is bold in the text, outside the small print about the computer's moves. */
function wantedOn(panel: PageMessage) {
  const asked = panel.content.replaceAll(/^-# .*$/gm, '');
  const found = buttonsOf(panel).filter(({ label }) => asked.includes(`**${label}**`));
  expect(found, panel.content).toHaveLength(1);
  return found[0]!;
}

async function pressWanted(actor: Actor, panel: PageMessage): Promise<PageMessage> {
  await actor.press(panel.id, wantedOn(panel).custom_id!);
  return changed(actor, panel);
}

/** Presses the wanted button so many times. */
async function goOn(actor: Actor, panel: PageMessage, times: number): Promise<PageMessage> {
  let now = panel;
  for (let count = 0; count < times; count++) now = await pressWanted(actor, now);
  return now;
}

describe('/learn', () => {
  test('leads a user alone through a whole game in seven steps, each told in words that name its one button', async () => {
    const stage = await onStage();
    const [ada, bo] = stage.actors as [Actor, Actor];
    let panel = await learn(stage, ada);
    const titles = new Set<string>();
    for (const { press } of LESSON_STAGES) {
      expect(panel.ephemeral).toBe(true);
      expect(panel.attachments).toHaveLength(1);
      expect(verbOf(wantedOn(panel))).toBe(press);
      titles.add(panel.content.split('\n')[0]!);
      panel = await pressWanted(ada, panel);
    }
    expect([...titles].map((title) => /(\d) of 7/.exec(title)![1])).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    expect(panel.content).toContain('wins with 19 points');
    expect(bo.messages(stage.channel)).toEqual([]);
    expect(stage.playground.pings.slice()).toEqual([]);
    expect(stage.playground.violations.slice()).toEqual([]);
  });

  test('offers the numbers and buttons of a table, also those that are not meant, and they say what they do', async () => {
    const stage = await onStage();
    const [ada] = stage.actors as [Actor];
    const numbers = await learn(stage, ada);
    expect(withVerb(numbers, 'square').map(({ label }) => label)).toEqual(['1', '2', '3']);
    const turned = await goOn(ada, numbers, 2);
    expect(withVerb(turned, 'put').map(({ label }) => label)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('Highwayman – road'),
        expect.stringContaining('Farmer'),
        'No figure',
      ]),
    );
  });

  test.each([
    ['another number', 0, 'square', 'fits there, too'],
    ['a figure before the tile is turned', 1, 'put', 'as it lies now'],
    ['the way back to another rotation', 2, 'turn', 'already lies well'],
    ['no figure in a stage that teaches one', 4, 'put', 'allowed, too'],
  ])('%s gets the kind answer that another press is meant, and changes nothing', async (_name, times, verb, kindly) => {
    const stage = await onStage();
    const [ada] = stage.actors as [Actor];
    const before = await goOn(ada, await learn(stage, ada), times);
    const wanted = wantedOn(before);
    const other = withVerb(before, verb).find(({ custom_id }) => custom_id !== wanted.custom_id)!;
    await ada.press(before.id, other.custom_id!);
    await quiet(stage);
    const kind = ada.messages(stage.channel).at(-1)!;
    expect(kind).toMatchObject({ ephemeral: true, content: expect.stringContaining(kindly) });
    expect(kind.content).toContain(`**${wanted.label}**`);
    expect(ada.message(before.id)).toEqual(before);
    expect((await pressWanted(ada, before)).content).not.toBe(before.content);
    expect(stage.playground.violations.slice()).toEqual([]);
  });

  test('can be left and taken up again, after a restart too, or begun anew', async () => {
    const stage = await onStage();
    const [ada, bo] = stage.actors as [Actor, Actor];
    const open = await goOn(ada, await learn(stage, ada), 5);
    expect(withVerb(open, 'learn-anew')).toEqual([]);
    await stage.restart();
    const again = await learn(stage, ada);
    expect(again.content.split('\n')[0]).toBe(open.content.split('\n')[0]);
    expect((await learn(stage, bo)).content).toContain('1 of 7');
    // The panel that was left open also goes on.
    expect((await pressWanted(ada, open)).content).not.toBe(open.content);
    await pressVerb(ada, again, 'learn-anew');
    expect((await changed(ada, again)).content).toContain('1 of 7');
  });

  test('/help leads to it, and to a table as /play opens it', async () => {
    const stage = await onStage();
    const [ada] = stage.actors as [Actor];
    const help = await answered(ada, await ada.slash(stage.channel, 'help'));
    expect(help.content).not.toContain('PRIVACY.md');
    await pressVerb(ada, help, 'learn');
    expect((await changed(ada, help)).content).toContain('1 of 7');
    const again = await answered(ada, await ada.slash(stage.channel, 'help'));
    await pressVerb(ada, again, 'play');
    await quiet(stage);
    const lobby = stage.actors[1]!.messages(stage.channel).at(-1)!;
    const { id } = await stage.stored(withVerb(lobby, 'join')[0]!.custom_id!.split('|')[2]!);
    const { options } = await stage.stored(id);
    await pressVerb(ada, lobby, 'leave');
    await quiet(stage);
    await ada.slash(stage.channel, 'play');
    await quiet(stage);
    const typed = stage.actors[1]!.messages(stage.channel).findLast((one) => withVerb(one, 'join').length > 0)!;
    expect(options).toEqual((await stage.stored(withVerb(typed, 'join')[0]!.custom_id!.split('|')[2]!)).options);
    expect(stage.playground.violations.slice()).toEqual([]);
  });

  test('ends with a button that opens a table here, with an easy computer at it; after its end it begins anew', async () => {
    const stage = await onStage();
    const [ada] = stage.actors as [Actor];
    const over = await goOn(ada, await learn(stage, ada), LESSON_STAGES.length);
    expect((await learn(stage, ada)).content).toContain('1 of 7');
    await pressVerb(ada, over, 'learn-play');
    await quiet(stage);
    const lobby = stage.actors[1]!.messages(stage.channel).at(-1)!;
    expect(withVerb(lobby, 'join')).toHaveLength(1);
    expect(textIn(lobby)).toContain('Pip');
  });

  test('tells of the table in the channel instead, if there is one already', async () => {
    const stage = await onStage();
    const [ada, bo] = stage.actors as [Actor, Actor];
    const over = await goOn(ada, await learn(stage, ada), LESSON_STAGES.length);
    await bo.slash(stage.channel, 'play');
    await quiet(stage);
    await pressVerb(ada, over, 'learn-play');
    await quiet(stage);
    expect(told(stage, ada).join('\n')).toContain('already');
  });

  test('speaks the learner’s language', async () => {
    const users = DEFAULT_SEED.users.map((user) => ({ ...user, locale: 'de' }));
    const stage = await onStage({ playground: { seed: { ...DEFAULT_SEED, users } } });
    const [ada] = stage.actors as [Actor];
    const panel = await goOn(ada, await learn(stage, ada), 2);
    expect(panel.content).toContain('3 von 7');
    expect(de.learn.first).not.toBe(en.learn.first);
  });

  test('lets a player who wants confirmations through without them: nothing is at stake', async () => {
    const stage = await onStage();
    const [ada] = stage.actors as [Actor];
    const own = await (await ada.slash(stage.channel, 'me')).settled();
    const confirm = (state: 'on' | 'off', panel: PageMessage) =>
      withVerb(panel, 'me').find(({ custom_id }) => partsOf(custom_id!).argument === `confirm.${state}`);
    await ada.press(own.id, confirm('on', own)!.custom_id!);
    expect(confirm('off', await changed(ada, own))).toBeDefined();
    const over = await goOn(ada, await learn(stage, ada), LESSON_STAGES.length);
    expect(withVerb(over, 'learn-play')).toHaveLength(1);
    expect(stage.playground.violations.slice()).toEqual([]);
  });

  test('tells, exports and deletes the data that it keeps', async () => {
    const stage = await onStage();
    const [ada] = stage.actors as [Actor];
    const privacy = async (what: string) => (await ada.slash(stage.channel, `privacy ${what}`)).settled();
    const told = async () => (await privacy('show')).content;
    expect(await told()).not.toContain('/learn');
    await goOn(ada, await learn(stage, ada), 2);
    expect(await told()).toContain('/learn');
    const [file] = (await privacy('export')).attachments;
    const data = JSON.parse(Buffer.from(stage.playground.bytes(file!.id)!).toString());
    expect(data.learning).toEqual({ format: 1, stage: 2, greeted: null });
    await pressVerb(ada, await privacy('delete'), 'delete-data');
    await quiet(stage);
    expect(
      await stage.bot.store.collection('newcomer', { safeParse: (data) => ({ success: true, data }) }).list(),
    ).toEqual([]);
  });

  test('a button of a missing stage shows the present stage; a button with a nonsense id hears that another press is meant', async () => {
    const stage = await onStage();
    const [ada] = stage.actors as [Actor];
    const id = await planted(
      stage,
      '1|square|lesson00|999|0,0',
      '1|put|lesson00|2|nonsense',
      '1|far|lesson00|0|0,0,0,0',
    );
    const message = ada.message(id)!;
    for (const { custom_id } of buttonsOf(message)) {
      const shown = await answered(ada, await ada.press(id, custom_id!));
      expect(shown.content).toMatch(/\d of 7/);
    }
    expect(stage.bot.lines.filter(({ level }) => level === 'error')).toEqual([]);
  });
});

describe('at a table', () => {
  test('a newcomer is told once what a panel is, in three sentences, as long as the turn lasts', async () => {
    const game = await onTable();
    const first = game.asked();
    expect((await panelOf(first, game.turn())).content).toContain(en.learn.first);
    expect((await panelOf(first, game.turn())).content).toContain(en.learn.first);
    await playOn(game);
    // The other player has never played either.
    expect((await panelOf(game.asked(), game.turn())).content).toContain(en.learn.first);
    await playOn(game);
    expect(game.asked().id).toBe(first.id);
    expect((await panelOf(first, game.turn())).content).not.toContain(en.learn.first);
    expect(en.learn.first.match(/\.(?= |$)/g)).toHaveLength(3);
  });

  test('a user who has played is not told', async () => {
    const stage = await onStage();
    const { guild, users } = stage.playground;
    await stage.bot.stats.record(endedTable({ guild, users: users.slice(0, 2) }));
    const game = await tableOn(stage, 2);
    expect((await panelOf(game.asked(), game.turn())).content).not.toContain(en.learn.first);
  });
});

describe('/rules', () => {
  test('shows an example beside the answer, with its description, if the topic has one', async () => {
    const stage = await onStage();
    const [ada] = stage.actors as [Actor];
    const asked = async (topic: string) => (await ada.slash(stage.channel, 'rules', { topic })).settled();
    const roads = await asked('roads');
    expect(roads.content).toContain(en.topic('roads').told);
    expect(roads.attachments.map(({ description }) => description)).toEqual([en.example('roads')]);
    expect((await asked('winning')).attachments).toEqual([]);
    expect(stage.playground.violations.slice()).toEqual([]);
  });
});
