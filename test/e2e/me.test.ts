import type { Acted, Actor, PageMessage } from 'discord-playground';
import { describe, expect, test } from 'vitest';
import type { BoardScene, Renderer } from '../../render/index.ts';
import { PERSON_KEPT_MS } from '../../src/game/people/people.ts';
import { DEFAULT_PERSONAL_SETTINGS, type PersonalSettings } from '../../src/game/people/personal-settings.ts';
import { memoryStore } from '../support/memory-store.ts';
import { hasNumbers, withVerb } from '../support/player.ts';
import { sampled } from '../support/runs.ts';
import {
  answered,
  changed,
  de,
  en,
  onStage,
  onTable,
  panelOf,
  partsOf,
  pixels,
  planted,
  pressVerb,
  quiet,
  type Stage,
  type StagedGame,
  tableOn,
} from '../support/stage.ts';

const opened = async ({ channel }: Pick<Stage, 'channel'>, who: Actor, options = {}): Promise<PageMessage> =>
  (await who.slash(channel, 'me', options)).settled();

const idIn = (panel: PageMessage, verb: string, argument: string): string =>
  withVerb(panel, verb).find(({ custom_id }) => partsOf(custom_id!).argument === argument)!.custom_id!;

/** Chooses in the present panel of the screen. */
const choose = async (who: Actor, panel: PageMessage, setting: string, value: string): Promise<PageMessage> => {
  await who.select(panel.id, idIn(panel, 'me', setting), [value]);
  return changed(who, panel);
};

const press = async (who: Actor, panel: PageMessage, argument: string): Promise<PageMessage> => {
  await who.press(panel.id, idIn(panel, 'me', argument));
  return changed(who, panel);
};

const form = (who: Actor, panel: PageMessage, name: string): Promise<Acted> =>
  who.press(panel.id, idIn(panel, 'me-form', name));

/** Opens a form, fills it in and submits it. */
async function fill(who: Actor, panel: PageMessage, name: string, typed: Record<string, string>): Promise<PageMessage> {
  const sent = await who.submitModal(await form(who, panel, name), typed);
  expect(sent.state).toBe('answered');
  return changed(who, panel);
}

const about = { own: 'en', now: 0 } as const;
const told = (settings: Partial<PersonalSettings>, setting: keyof PersonalSettings, words = en): string =>
  words.me.choice(setting, { ...DEFAULT_PERSONAL_SETTINGS, ...settings }, about).name;

/** The line of a setting. */
const lineOf = (panel: PageMessage, begins: string): string =>
  panel.content
    .split('\n')
    .find((line) => line.startsWith(`- **${begins}`))!
    .replaceAll('\\', '');

describe('/me', () => {
  test('shows each setting with what it does; menus and switches save at once, and the others stay', async () => {
    const stage = await onStage();
    const [ada, bo] = stage.actors;
    const first = await opened(stage, ada!);
    expect(first.ephemeral).toBe(true);
    const now = stage.playground.now();
    expect(first.content).toBe(en.me.panel(DEFAULT_PERSONAL_SETTINGS, { own: 'en', now }));
    const direct = await choose(ada!, first, 'pings', 'direct');
    const red = await choose(ada!, direct, 'colour', 'red');
    const asked = await press(ada!, red, 'confirm.on');
    const settings = { ...DEFAULT_PERSONAL_SETTINGS, pings: 'direct', colour: 'red', confirm: true } as const;
    expect(asked.content).toBe(en.me.panel(settings, { own: 'en', now: stage.playground.now() }, ['confirm']));
    await stage.restart();
    expect((await opened(stage, ada!)).content).toContain(told(settings, 'pings'));
    expect((await opened(stage, bo!)).content).toContain(told({}, 'pings'));
    expect(stage.playground.violations.slice()).toEqual([]);
  });

  test('pressed twice, a switch stays as the first press left it', async () => {
    const stage = await onStage();
    const [ada] = stage.actors;
    const panel = await opened(stage, ada!);
    const id = idIn(panel, 'me', 'hints.off');
    const off = await press(ada!, panel, 'hints.off');
    expect(off.content).toContain(told({ hints: false }, 'hints'));
    const left = await planted(stage, id);
    const again = await answered(ada!, await ada!.press(left, id));
    expect(again.content).toContain(told({ hints: false }, 'hints'));
  });

  test('speaks the chosen language at once, in every private answer, and Discord’s language again if that is chosen', async () => {
    const stage = await onStage();
    const [ada] = stage.actors;
    const german = await choose(ada!, await opened(stage, ada!), 'language', 'de');
    expect(german.content).toContain(told({ language: 'de' }, 'language', de));
    expect((await (await ada!.slash(stage.channel, 'help')).settled()).content).toBe(de.help);
    const left = await planted(stage, '1|no-such-verb|-|0|');
    const unknown = await answered(ada!, await ada!.press(left, '1|no-such-verb|-|0|'));
    expect(unknown.content).toBe(de.refusal({ code: 'unknown-component' }));
    const topics = await ada!.autocomplete(stage.channel, 'rules', 'topic', { topic: '' });
    expect(topics.choices![0]!.name).toBe(de.topic('turn').title);
    await choose(ada!, german, 'language', 'discord');
    expect((await (await ada!.slash(stage.channel, 'help')).settled()).content).toBe(en.help);
    expect(stage.playground.violations.slice()).toEqual([]);
  });

  test('a form asks the store once before it is shown, and comes in time even if the store fails', async () => {
    const store = memoryStore();
    const stage = await onStage({ store });
    const [ada] = stage.actors;
    const panel = await opened(stage, ada!);
    // The person's settings, read for the panel, have expired.
    stage.playground.advance(PERSON_KEPT_MS);
    const asked: string[] = [];
    store.fault = ({ key }) => {
      if (key.startsWith('people:')) asked.push(key);
      return 'before';
    };
    const { state } = await form(ada!, panel, 'times');
    store.fault = () => null;
    expect({ state, asked }).toEqual({ state: 'answered', asked: [`people:${ada!.id}`] });
  });

  test('takes typed time zones and quiet hours, and shows them filled in the next time', async () => {
    const stage = await onStage();
    const [ada] = stage.actors;
    const panel = await opened(stage, ada!);
    const saved = await fill(ada!, panel, 'times', { zone: 'berlin', from: '22:00', to: '7' });
    const settings = { zone: 'Europe/Berlin', quiet: { from: 22, to: 7 } };
    expect(lineOf(saved, 'Time zone')).toContain('Europe/Berlin');
    expect(saved.content).toContain(told(settings, 'quiet'));
    const { modal } = await form(ada!, saved, 'times');
    const values = (modal as unknown as { components: { component: { value: string } }[] }).components;
    expect(values.map(({ component }) => component.value)).toEqual(['Europe/Berlin', '22', '7']);
    const none = await fill(ada!, saved, 'times', { zone: 'Europe/Berlin', from: '', to: '' });
    expect(none.content).toContain(told({}, 'quiet'));
    expect(stage.playground.violations.slice()).toEqual([]);
  });

  const wrongSettings = [
    ['a time zone that does not exist', 'times', { zone: 'Mars', from: '', to: '' }, 'unknown-zone'],
    ['an hour that does not exist', 'times', { zone: 'Berlin', from: '25', to: '7' }, 'quiet-hours'],
    ['quiet hours all day', 'times', { zone: 'Berlin', from: '7', to: '7' }, 'quiet-hours'],
    ['quiet hours without a zone', 'times', { zone: '', from: '22', to: '7' }, 'quiet-hours'],
    ['one day off without the other', 'vacation', { first: '2030-01-01', last: '' }, 'days-off'],
    ['a day off that does not exist', 'vacation', { first: '2030-02-30', last: '2030-03-02' }, 'days-off'],
    ['days off that end before they begin', 'vacation', { first: '2030-03-02', last: '2030-03-01' }, 'days-off'],
    ['days off in the past', 'vacation', { first: '2020-03-02', last: '2020-03-04' }, 'days-off-past'],
    ['too many days off', 'vacation', { first: '2030-03-02', last: '2030-04-02' }, 'days-off-many'],
    ['days off for centuries', 'vacation', { first: '2030-03-02', last: '2999-04-02' }, 'days-off-many'],
    ['days off until the end of all dates', 'vacation', { first: '2030-03-02', last: '9999-12-31' }, 'days-off'],
    ['a digit for a letter', 'letter', { letter: '7' }, 'not-a-letter'],
    ['two letters', 'letter', { letter: 'AB' }, 'not-a-letter'],
  ] as const;
  test.each(sampled('wrong settings', wrongSettings, { short: 4 }))(
    'says in one clear sentence what is wrong with %s, and changes nothing',
    async (_, name, typed, code) => {
      const stage = await onStage();
      const [ada] = stage.actors;
      const panel = await opened(stage, ada!);
      const answer = await fill(ada!, panel, name, typed);
      // The last line, so that it stands right above the buttons on a phone, too.
      const sentence = answer.content.split('\n').at(-1);
      const rest = (content: string): string[] => content.split('\n').slice(0, -1);
      const begins = (
        en.refusal({ code, typed: 'X', from: '2030', to: '2030', year: '2030', left: 30 } as never) as string
      )
        .slice(0, 20)
        .split('“')[0]!;
      expect(sentence!.startsWith(begins)).toBe(true);
      expect(rest(answer.content)).toEqual(rest(panel.content));
      await stage.restart();
      expect((await opened(stage, ada!)).content).toBe(panel.content);
      expect(stage.playground.violations.slice()).toEqual([]);
    },
  );

  test('takes days off and a letter, and takes them back', async () => {
    const stage = await onStage();
    const [ada] = stage.actors;
    const panel = await opened(stage, ada!);
    const off = await fill(ada!, panel, 'vacation', { first: '2030-12-24', last: '2.1.2031' });
    expect(off.content).toContain(told({ vacation: [{ from: '2030-12-24', to: '2031-01-02' }] }, 'vacation'));
    const letter = await fill(ada!, off, 'letter', { letter: 'q' });
    expect(letter.content).toContain(told({ letter: 'Q' }, 'letter'));
    const none = await fill(ada!, letter, 'vacation', { first: '', last: '' });
    expect(none.content).toContain(told({}, 'vacation'));
    const initial = await fill(ada!, none, 'letter', { letter: '' });
    expect(initial.content).toContain(told({}, 'letter'));
  });

  test('takes a time zone as an option, which it suggests while it is typed', async () => {
    const stage = await onStage();
    const [ada] = stage.actors;
    const { choices } = await ada!.autocomplete(stage.channel, 'me', 'zone', { zone: 'new y' });
    expect(choices!.map(({ value }) => value)).toContain('America/New_York');
    const saved = await opened(stage, ada!, { zone: 'America/New_York' });
    expect(lineOf(saved, 'Time zone')).toContain('America/New_York');
    const wrong = await opened(stage, ada!, { zone: 'Atlantis' });
    expect(wrong.content.split('\n').at(-1)).toBe(en.refusal({ code: 'unknown-zone', typed: 'Atlantis' }));
    expect(lineOf(wrong, 'Time zone')).toContain('America/New_York');
    expect(stage.playground.violations.slice()).toEqual([]);
  });

  test('a menu, switch or form that this version does not have changes nothing, and says so', async () => {
    const stage = await onStage();
    const [ada] = stage.actors;
    for (const id of ['1|me|-|0|mood.on', '1|me-form|-|0|mood', '1|me|-|0|constructor', '1|me-form|-|0|toString']) {
      const left = await planted(stage, id);
      const answer = await answered(ada!, await ada!.press(left, id));
      expect(answer.content, id).toBe(en.refusal({ code: 'unknown-component' }));
    }
    await quiet(stage);
    expect((await opened(stage, ada!)).content).toContain(told({}, 'confirm'));
  });
});

/** Everybody at the table chooses this, as in `/me`. */
async function everybody(game: StagedGame, argument: string): Promise<void> {
  for (const actor of game.players) await press(actor, await opened(game, actor), argument);
}

const actionsOf = async (game: StagedGame): Promise<number> => (await game.stored(game.table)).record!.actions.length;

describe('a player who wants confirmations', () => {
  test('sees the chosen turn and plays it with one press more', async () => {
    const game = await onTable();
    await everybody(game, 'confirm.on');
    const actor = game.asked();
    const panel = await panelOf(actor, game.turn());
    const pressed = withVerb(panel, 'put')[0]!;
    await actor.press(panel.id, pressed.custom_id!);
    const asked = await changed(actor, panel);
    expect(asked.content).toMatch(/^\*\*Play this\?\*\* On \*\*[A-Z]+\d+\*\*: /);
    expect(asked.content.replaceAll('\\', '')).toContain(pressed.label!);
    expect(asked.attachments).toHaveLength(1);
    expect(await actionsOf(game)).toBe(0);
    await pressVerb(actor, asked, 'put-now');
    await quiet(game);
    expect(await actionsOf(game)).toBeGreaterThan(0);
    expect(game.asked().id).not.toBe(actor.id);
    expect(game.playground.violations.slice()).toEqual([]);
  });

  test('can choose something else instead, also after a restart, and the others get no confirmation', async () => {
    const game = await onTable();
    const [one] = game.players;
    await press(one!, await opened(game, one!), 'confirm.on');
    if (game.asked().id !== one!.id) {
      const other = game.asked();
      const panel = await panelOf(other, game.turn());
      await pressVerb(other, panel, 'put');
      await quiet(game);
      expect(game.asked().id).toBe(one!.id);
    }
    const before = await actionsOf(game);
    const panel = await panelOf(one!, game.turn());
    await pressVerb(one!, panel, 'put');
    const asked = await changed(one!, panel);
    await game.restart();
    await pressVerb(one!, asked, 'turn');
    const again = await changed(one!, asked);
    expect(withVerb(again, 'put').length).toBe(withVerb(panel, 'put').length);
    expect(await actionsOf(game)).toBe(before);
  });

  test('is asked by /place too, and nothing is played before the answer', async () => {
    const game = await onTable();
    await everybody(game, 'confirm.on');
    const actor = game.asked();
    const { choices } = await actor.autocomplete(game.channel, 'place', 'square', { square: '' });
    const square = String(choices![0]!.value);
    const open = await (await actor.slash(game.channel, 'place', { square })).settled();
    const turns = withVerb(open, 'turn').map(({ custom_id }) => Number(partsOf(custom_id!).argument.split(',')[2]));
    const asked = await (
      await actor.slash(game.channel, 'place', {
        square,
        figure: 'none',
        ...(turns.length > 0 && { rotation: turns[0] }),
      })
    ).settled();
    expect(withVerb(asked, 'put-now')).toHaveLength(1);
    expect(await actionsOf(game)).toBe(0);
    await pressVerb(actor, asked, 'put-now');
    await quiet(game);
    expect(await actionsOf(game)).toBeGreaterThan(0);
  });

  test('plays nothing by a confirmation that is too old', async () => {
    const game = await onTable();
    await everybody(game, 'confirm.on');
    const actor = game.asked();
    const panel = await panelOf(actor, game.turn());
    await pressVerb(actor, panel, 'put');
    const asked = await changed(actor, panel);
    const old = withVerb(asked, 'put-now')[0]!.custom_id!;
    await actor.press(asked.id, old);
    await quiet(game);
    const played = await actionsOf(game);
    const left = await planted(game, old);
    const late = await answered(actor, await actor.press(left, old));
    expect(late.content).toContain(en.refusal({ code: 'stale' }));
    expect(await actionsOf(game)).toBe(played);
  });
});

test('a player who wants no hints is offered none; the others at the table are', async () => {
  const stage = await onStage();
  const [ada] = stage.actors as [Actor];
  await ada.slash(stage.channel, 'play', { first: ada.id });
  const lobby = await ada.waitFor((one) => withVerb(one, 'join').length > 0);
  await ada.select(lobby.id, withVerb(lobby, 'computer')[0]!.custom_id!, ['easy']);
  await quiet(stage);
  await pressVerb(ada, ada.message(lobby.id)!, 'start');
  const turn = await ada.waitFor(hasNumbers);
  const more = async (): Promise<number> =>
    withVerb(await answered(ada, await pressVerb(ada, turn, 'more')), 'hint').length;
  expect(await more()).toBe(1);
  const off = await press(ada, await opened(stage, ada), 'hints.off');
  expect(await more()).toBe(0);
  await press(ada, off, 'hints.on');
  expect(await more()).toBe(1);
});

describe('a player’s wished colour and letter', () => {
  test('are worn at the next table and in the end report; a former player keeps the colour alone', async () => {
    const scenes: { readonly players: BoardScene['players'] }[] = [];
    const seen =
      <Scene extends { readonly players: BoardScene['players'] }>(draw: (scene: Scene) => Promise<never>) =>
      (scene: Scene): Promise<never> => {
        scenes.push(scene);
        return draw(scene);
      };
    const plain = pixels();
    const renderer = { ...plain, board: seen(plain.board as never), report: seen(plain.report as never) } as Renderer;
    const stage = await onStage({ renderer });
    const [ada, bo] = stage.actors as [Actor, Actor];
    const black = await choose(ada, await opened(stage, ada), 'colour', 'black');
    await fill(ada, black, 'letter', { letter: 'q' });
    const game = await tableOn(stage, 2);
    await quiet(game);
    const own = (): BoardScene['players'][number] | undefined =>
      scenes.at(-1)!.players.find(({ colour }) => colour !== undefined);
    expect(own()).toMatchObject({ name: 'Ada', colour: 'black', letter: 'Q' });
    expect(scenes.at(-1)!.players).toHaveLength(2);
    const asked = await (await bo.slash(game.channel, 'resign')).settled();
    await pressVerb(bo, asked, 'resign-now');
    await quiet(game);
    const before = scenes.length;
    const [number] = (
      await stage.bot.stats.history({ guild: stage.playground.guild, of: 'server', page: 0, sees: async () => true })
    ).games;
    expect(number).toMatchObject({ kind: 'game' });
    expect(scenes.slice(0, before).some((scene) => 'totals' in scene)).toBe(true);
    expect(own()).toMatchObject({ name: 'Ada', colour: 'black', letter: 'Q' });
    const wanted = await (await ada.slash(game.channel, 'privacy delete')).settled();
    await pressVerb(ada, wanted, 'delete-data');
    await quiet(game);
    const listed = await stage.bot.stats.history({
      guild: stage.playground.guild,
      of: 'server',
      page: 0,
      sees: async () => true,
    });
    const [found] = listed.games;
    const seats = found?.kind === 'game' ? found.result.seats : [];
    expect(seats.map(({ name, colour, letter }) => [name, colour, letter])).toContainEqual(['', 'black', undefined]);
    expect(game.playground.violations.slice()).toEqual([]);
  });
});
