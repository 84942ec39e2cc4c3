import type { PageComponent, PageMessage } from 'discord-playground';
import { describe, expect, test } from 'vitest';
import { Game, type GameRecord, type Gift, type GiftOpening, writePlace } from '../../../src/engine/index.ts';
import { giftsOf } from '../../support/games.ts';
import { crafted, hand, holding, openFirst, preview, typedHand } from '../../support/gifts.ts';
import { menusOf, textIn, withVerb } from '../../support/player.ts';
import { sampled } from '../../support/runs.ts';
import { asLogged, giftsNamedIn } from '../../support/secrets.ts';
import {
  answered,
  changed,
  de,
  en,
  onStage,
  panelOf,
  planted,
  pressVerb,
  quiet,
  type StagedGame,
  stagedGame,
  typedPanel,
} from '../../support/stage.ts';
import {
  gameWhere,
  giftedSetup,
  onPrepared,
  panelAt,
  pathWhere,
  placeOnly,
  putTable,
  tableOf,
} from '../../support/tables.ts';

const receives = (game: Game) =>
  pathWhere(
    game,
    ({ events, stops }) =>
      stops.every(({ options }) => options.length < 2) && events.some(({ type }) => type === 'gift-received'),
  );

/** A game in which the next tile can bring a gift. */
const EARNING = gameWhere((game) => game.tilesLeft < 60 && receives(game) !== null);

const privateOf = (game: StagedGame, actor: { messages(channel: string): PageMessage[] }): PageMessage[] =>
  actor.messages(game.channel).filter(({ ephemeral }) => ephemeral);

describe('a gift received', () => {
  test('is told to its owner alone, with its card, by the click that earned it', async () => {
    const record = EARNING;
    const now = Game.of(record);
    const game = await onPrepared(record);
    const actor = game.asked();
    const before = privateOf(game, actor).length;
    const panel = await panelAt(game, actor, receives(now)!);
    expect(panel.content).toContain('You receive a gift.');
    const seat = now.asked!;
    await placeOnly(game, actor, panel);

    const { record: after } = await game.stored(game.table);
    const held = Game.of(after!).view(seat).hands[0]!;
    const card = held.own.at(-1)!;
    const mine = privateOf(game, actor);
    expect(mine).toHaveLength(before + 2);
    expect(mine.at(-1)!.content).toBe(en.hand.received(held, card));
    expect(mine.at(-1)!.content).toContain(`🎁 You received a gift: **${en.hand.card(card).title}**`);
    expect(mine.at(-1)!.attachments.map(({ description }) => description)).toEqual([en.hand.cardAlt(card)]);
    expect(actor.message(panel.id)!.content).toContain(en.panel.done([], []));
    for (const other of game.actors.filter(({ id }) => id !== actor.id)) expect(privateOf(game, other)).toEqual([]);
    expect(game.turn().content).toContain(`🎁${held.own.length}`);
    expect(game.playground.violations.slice()).toEqual([]);
  });

  test('is told without a picture to a player who wants everything in words', async () => {
    const record = EARNING;
    const now = Game.of(record);
    const game = await onPrepared(record);
    const actor = game.asked();
    const me = await (await actor.slash(game.channel, 'me')).settled();
    await actor.press(me.id, withVerb(me, 'me').find(({ custom_id }) => custom_id!.endsWith('text.on'))!.custom_id!);
    await quiet(game);
    await placeOnly(game, actor, await panelAt(game, actor, receives(now)!));
    await quiet(game);
    const { record: after } = await game.stored(game.table);
    const gift = Game.of(after!).view(now.asked!).hands[0]!.own.at(-1)!;
    const card = privateOf(game, actor).at(-1)!;
    expect(card.content).toContain(en.hand.cardAlt(gift));
    expect(card.attachments).toEqual([]);
  });

  test('keeps its card when the answer to /place is late', async () => {
    const record = EARNING;
    const { placement } = receives(Game.of(record))!;
    const game = await onPrepared(record);
    const actor = game.asked();
    // The first edit of the placeholder fails; an earlier follow-up would become the placeholder itself.
    game.playground.faults.add({ kind: 'status', method: 'PATCH', route: '@original', status: 502 });
    const square = en.things.square(placement);
    const { rotation } = placement;
    await actor.slash(game.channel, 'place', { square, rotation, figure: 'none' });
    await actor.waitFor((one) => one.ephemeral && one.attachments.length > 0);
    await actor.waitFor((one) => one.ephemeral && one.content.includes(en.panel.done([], [])));
    await quiet(game);
    const [done, card] = privateOf(game, actor);
    expect(done!.content).toContain(en.panel.done([], []));
    expect(card!.attachments).toHaveLength(1);
  });

  test('outlives the message that told of it: /gifts shows it again', async () => {
    const record = EARNING;
    const now = Game.of(record);
    const game = await onPrepared(record);
    const actor = game.asked();
    const panel = await panelAt(game, actor, receives(now)!);
    game.playground.faults.add({ kind: 'status', method: 'POST', route: '/webhooks', status: 400 });
    await placeOnly(game, actor, panel);
    const own = Game.of((await game.stored(game.table)).record!).view(now.asked!).hands[0]!.own;
    const shown = await (await actor.slash(game.channel, 'gifts')).settled();
    expect(shown.ephemeral).toBe(true);
    expect(shown.content).toContain(en.hand.card(own.at(-1)!).title);
    // The log never says which card a failed message was about.
    const logged = asLogged(game.bot.lines);
    expect(logged.length).toBeGreaterThan(1);
    expect(logged.flatMap(giftsNamedIn)).toEqual([]);
  });
});

/** Verbs that show or do an option, by their present names and those of version 0.1.0. */
const ACTING = ['look', 'look-gift', 'choose', 'open-gift', 'keep'] as const;
const isLook = (verb: (typeof ACTING)[number]): boolean => verb.startsWith('look');

describe('the own hand', () => {
  test('is shown at any time, to its owner alone, in their language; watchers learn that they are not at the table', async () => {
    const game = await onPrepared(holding(['synod'], ['take-2', 'take-2'], [], ['cash-out']));
    const [ada, bo, , dieter] = game.actors;
    for (const actor of [ada!, bo!, dieter!]) {
      for (const panel of [await hand(game, actor), await (await actor.slash(game.channel, 'gifts')).settled()]) {
        expect(panel.ephemeral).toBe(true);
        expect(panel.attachments).toHaveLength(1);
      }
    }
    const told = (actor: typeof ada) => privateOf(game, actor!).map(({ content }) => content);
    expect(told(ada)[0]).toContain('Synod');
    expect(told(bo)[0]).toContain('**Take 2** × 2');
    expect(told(bo).join()).not.toContain('Synod');
    expect(told(dieter)[0]).toContain(de.hand.card('cash-out').title);
    const bystander = await hand(game, game.actors[4]);
    expect(bystander.content).toBe(en.refusal({ code: 'not-at-table' }));
    expect(privateOf(game, game.actors[5]!)).toEqual([]);
  });

  test('opens nothing while another is to move', async () => {
    const game = await onPrepared(holding([], ['take-2']));
    const [other] = game.others();
    const panel = await hand(game, other);
    expect(panel.components).toEqual([]);
  });

  test('works from a panel of more than 15 minutes ago', async () => {
    const game = await onPrepared(holding(['take-2'], ['take-2']));
    const actor = game.asked();
    const panel = await preview(game, actor);
    game.playground.advance(16 * 60_000);
    await actor.press(panel.id, withVerb(panel, 'before')[0]!.custom_id!);
    const { hands } = Game.of((await game.stored(game.table)).record!).view(0);
    expect((await changed(actor, panel)).content).toBe(en.hand.told(hands[0]!, ['take-2'], true));
    game.playground.advance(16 * 60_000);
    const again = actor.message(panel.id)!;
    await actor.press(again.id, withVerb(again, 'look')[0]!.custom_id!);
    expect(withVerb(await changed(actor, again), 'choose')).toHaveLength(1);
    expect(game.playground.violations.slice()).toEqual([]);
  });

  test('is refused with the reason in a game without The Gifts', async () => {
    const record = Game.start(giftedSetup({ switches: ['fields'] })).record;
    const game = await onPrepared(record);
    const acted = await game.actors[0]!.slash(game.channel, 'gifts');
    expect((await acted.settled()).content).toBe(en.hand.absent('gifts'));
    expect((await acted.settled()).content).toContain('This game has no gifts');
    expect(withVerb(game.turn(), 'before')).toEqual([]);
  });
});

describe('an opening that must not be', () => {
  test('a second gift in the same turn', async () => {
    // A card that is useful at the first tile, since a second tile is always left.
    const game = await onPrepared(holding(['take-2', 'take-2'], []));
    const asks = await openFirst(game);
    const actor = game.asked();
    await actor.press(asks.id, withVerb(asks, 'choose')[0]!.custom_id!);
    await actor.waitFor((one) => one.id === game.turn().id && withVerb(one, 'square').length > 0);
    const before = await game.stored(game.table);
    const shown = await hand(game);
    expect(shown.content).toContain('You can open none of your gifts now');
    expect(withVerb(shown, 'look')).toEqual([]);
    for (const verb of ACTING) {
      expect((await crafted(game, actor, verb, '0')).content, verb).toBe(en.refusal({ code: 'not-legal' }));
    }
    expect(await game.stored(game.table)).toEqual(before);
  });

  test('another’s gift, by a copy of the button', async () => {
    const game = await onPrepared(holding(['take-2'], ['take-2']));
    const before = await game.stored(game.table);
    const [other] = game.others();
    for (const verb of ACTING) {
      expect((await crafted(game, other!, verb, '0')).content, verb).toBe(en.refusal({ code: 'not-legal' }));
      const told = (await crafted(game, game.actors[4]!, verb, '0')).content;
      expect(told, verb).toBe(en.refusal({ code: 'not-at-table' }));
    }
    expect(await game.stored(game.table)).toEqual(before);
  });

  test('a gift just received', async () => {
    const record = EARNING;
    const now = Game.of(record);
    const game = await onPrepared(record);
    const actor = game.asked();
    const panel = await panelAt(game, actor, receives(now)!);
    await placeOnly(game, actor, panel);
    expect(game.asked().id).not.toBe(actor.id);
    const before = await game.stored(game.table);
    for (const verb of ACTING) {
      expect((await crafted(game, actor, verb, '0')).content, verb).toBe(en.refusal({ code: 'not-legal' }));
    }
    expect(await game.stored(game.table)).toEqual(before);
  });

  test('a card that has no target', async () => {
    const game = await onPrepared(holding(['synod'], []));
    const before = await game.stored(game.table);
    const panel = await hand(game);
    expect(panel.content).toContain('Synod');
    expect(panel.components).toEqual([]);
    for (const verb of ACTING) {
      const told = await crafted(game, game.asked(), verb, '0');
      expect(told.content, verb).toBe(en.refusal({ code: 'not-legal' }));
    }
    expect(await game.stored(game.table)).toEqual(before);
  });

  test('from a panel that is older than the board', async () => {
    const game = await onPrepared(holding(['take-2'], []));
    const actor = game.asked();
    const [old, placing] = [await preview(game), await typedPanel(game, actor)];
    await placeOnly(game, actor, placing);
    const before = await game.stored(game.table);
    await actor.press(old.id, withVerb(old, 'choose')[0]!.custom_id!);
    const told = await changed(actor, old);
    expect(told.content).toContain(en.refusal({ code: 'stale' }));
    expect(told.content).toContain(game.turn().id);
    expect(await game.stored(game.table)).toEqual(before);
  });

  test('twice at once from two devices: one counts', async () => {
    const game = await onPrepared(holding(['take-2', 'cash-out'], []));
    const actor = game.asked();
    const panels = [await preview(game), await preview(game, actor, typedHand)];
    const { revision } = await game.stored(game.table);
    await Promise.all(panels.map((panel) => actor.press(panel.id, withVerb(panel, 'choose')[0]!.custom_id!)));
    await quiet(game);
    const after = await game.stored(game.table);
    expect(after.revision).toBe(revision + 1);
    expect(after.record!.actions).toEqual(['open take-2']);
    const contents = panels.map(({ id }) => actor.message(id)!.content);
    expect(contents.filter((content) => content.includes(en.refusal({ code: 'stale' })))).toHaveLength(1);
    expect(game.playground.violations.slice()).toEqual([]);
  });

  test.each(sampled('numbers that are none', ['x', '-1', '999', 'page:', 'page:999', ''], { short: 2 }))(
    'a number that is none (%j)',
    async (argument) => {
      const game = await onPrepared(holding(['take-2'], []));
      const before = await game.stored(game.table);
      const actor = game.asked();
      for (const verb of ACTING) {
        const told = (await crafted(game, actor, verb, argument)).content;
        // A wrong page is the first page. A number without an option does nothing, and a page is shown anew.
        const isPage = argument.startsWith('page:');
        if (isLook(verb)) expect(told, verb).toContain(isPage ? 'My gifts' : en.refusal({ code: 'not-legal' }));
        else expect(told, verb).toContain(en.refusal({ code: 'stale' }));
      }
      expect(await game.stored(game.table)).toEqual(before);
    },
  );
});

test('the effects of a gift stay in the messages of the turn and of the next turn', async () => {
  const record = gameWhere(
    (game) => game.step === 'gift' && giftsOf(game).hands[game.asked!]!.every((gift) => gift === 'cash-out'),
  );
  const game = await onPrepared(record);
  const actor = game.asked();
  const { id } = game.turn();
  await openFirst(game);
  const told = 'Cash Out';
  expect(game.turn().content).toContain(told);
  const panel = await panelOf(actor, game.turn());
  await placeOnly(game, actor, panel);
  expect(textIn(game.actors[5]!.message(id)!)).toContain(told);
  expect(game.turn().content).toContain(told);
});

/** So many crossroads in a row, with a highwayman on each road to the north and south; the first seven are seat 0's. */
function crossroads(length: number, hands: Gift[][]) {
  const at = Array.from({ length }, (_, x) => x);
  const board = at.map((x) => ({ tile: 'BA-X', x, y: 0, rotation: 0 }) as const);
  const roads = at.flatMap((x) => (['N', 'S'] as const).map((side) => ({ kind: 'road', x, y: 0, at: side }) as const));
  const figures = roads.slice(0, 7 * hands.length).map((on, index) => {
    return { seat: Math.floor(index / 7), figure: 'meeple', on } as const;
  });
  const { record } = Game.start(giftedSetup({ seats: hands.length, prepared: { board, figures, hands } }));
  const openings = Game.of(record)
    .legalActions()
    .filter((action): action is GiftOpening => action.type === 'open');
  return { record, openings };
}

const valuesIn = (menu: PageComponent): string[] => (menu.options as { value: string }[]).map(({ value }) => value);

/** Leafs through one menu of a hand until it begins anew; the numbers of the options that it showed. */
async function leafed(game: StagedGame, from: PageMessage, nth: number) {
  const actor = game.asked();
  const seen = new Set<string>();
  let panel = from;
  for (;;) {
    const menu = menusOf(panel)[nth]!;
    const values = valuesIn(menu);
    const fresh = values.filter((value) => !value.startsWith('page:') && !seen.has(value));
    // A menu with no new options has come round, or never will.
    if (fresh.length === 0) return [...seen].map((value) => Number(value.split('.')[0])).sort((a, b) => a - b);
    for (const value of fresh) seen.add(value);
    await actor.select(panel.id, menu.custom_id!, [values.at(-1)!]);
    await quiet(game);
    panel = actor.message(panel.id)!;
  }
}

test('a card with more than 25 targets shows them all, by pages', async () => {
  const { record, openings } = crossroads(4, [['change-position', 'synod'], []]);
  const game = await onPrepared(record);
  const actor = game.asked();
  expect(openings).toHaveLength(28);

  const seen: string[] = [];
  let panel = await hand(game);
  for (const from of [1, 0]) {
    const menu = menusOf(panel)[0]!;
    const values = valuesIn(menu);
    expect(values.at(-1)!.split('.')[0]).toBe(`page:${from === 1 ? 24 : 0}`);
    seen.push(...values.slice(0, -1));
    await actor.select(panel.id, menu.custom_id!, [values.at(from === 1 ? -1 : -2)!]);
    panel = await changed(actor, panel);
  }
  expect(seen.map((value) => value.split('.')[0])).toEqual(openings.map((_, index) => String(index)));
  await actor.press(panel.id, withVerb(panel, 'choose')[0]!.custom_id!);
  await quiet(game);
  const { actions } = (await game.stored(game.table)).record!;
  const { figure, on, to } = openings.at(-1)!;
  expect(actions).toEqual([`open change-position ${figure} ${writePlace(on!)} ${writePlace(to!)}`]);
});

test('two cards with more than 25 targets each are leafed through apart', async () => {
  const { record, openings } = crossroads(14, [['road-sweeper', 'change-position'], [], [], []]);
  const game = await onPrepared(record);
  for (const [nth, gift] of (['road-sweeper', 'change-position'] as const).entries()) {
    const own = openings.flatMap((one, index) => (one.gift === gift ? [index] : []));
    expect(own.length).toBeGreaterThan(25);
    expect(await leafed(game, await typedHand(game), nth), gift).toEqual(own);
  }
});

describe('a button or menu of version 0.1.0', () => {
  test('leads to the own hand, to a card before it is opened, opens it, and keeps a tile', async () => {
    const game = await onPrepared(holding(['take-2'], []));
    const actor = game.asked();
    const shown = await crafted(game, actor, 'gifts', '');
    expect(shown.content).toContain('My gifts');
    expect(withVerb(shown, 'look')).toHaveLength(1);
    const looked = await crafted(game, actor, 'look-gift', '0');
    expect(withVerb(looked, 'choose')).toHaveLength(1);
    const pressed = async (verb: string, argument: string): Promise<GameRecord> => {
      const id = `1|${verb}|${game.table}|${(await game.stored(game.table)).revision}|${argument}`;
      await actor.press(await planted(game, id), id);
      await quiet(game);
      return (await game.stored(game.table)).record!;
    };
    const opened = await pressed('open-gift', '0');
    expect(opened.actions).toEqual(['open take-2']);
    const { drawnToo } = Game.of(opened).view(null);
    expect((await pressed('keep', '1')).actions).toEqual(['open take-2', `keep ${drawnToo}`]);
    expect(withVerb(game.turn(), 'square').length).toBeGreaterThan(0);
    expect(game.playground.violations.slice()).toEqual([]);
  });
});

describe('/place without a square', () => {
  test('shows the own hand while a gift may be opened; opens a gift, and keeps a tile, as completed', async () => {
    const game = await onPrepared(holding(['take-2'], ['cash-out']));
    const actor = game.asked();
    const [other] = game.others();
    const typed = async (options: Record<string, string> = {}) =>
      answered(actor, await actor.slash(game.channel, 'place', options));
    const completed = async (who: typeof actor) =>
      (await who.autocomplete(game.channel, 'place', 'choice', { choice: '' })).choices!;
    const shown = await typed();
    expect(shown.ephemeral).toBe(true);
    expect(shown.content).toContain('My gifts');
    expect(withVerb(shown, 'look')).toHaveLength(1);
    // The options of a player are secret from the others.
    expect(await completed(other!)).toEqual([]);
    const opening = (await completed(actor)).find(({ name }) => name.includes('Take 2'))!;
    await typed({ choice: String(opening.value) });
    await quiet(game);
    const { record } = await game.stored(game.table);
    expect(record!.actions).toEqual(['open take-2']);
    const { drawnToo } = Game.of(record!).view(null);
    const tiles = await completed(actor);
    expect(tiles.map(({ name }) => name)).toEqual(withVerb(game.turn(), 'choose').map(({ label }) => label));
    await typed({ choice: String(tiles[1]!.value) });
    await quiet(game);
    expect((await game.stored(game.table)).record!.actions).toEqual(['open take-2', `keep ${drawnToo}`]);
    expect(game.playground.violations.slice()).toEqual([]);
  });
});

describe('Take 2', () => {
  test('shows both tiles to all and no numbers, asks the owner which, and goes on with the numbers of the chosen tile', async () => {
    const game = await onPrepared(holding(['take-2'], []));
    const actor = game.asked();
    const { id } = game.turn();
    const asks = await openFirst(game);
    const { record } = await game.stored(game.table);
    const { drawn, drawnToo } = Game.of(record!).view(null);
    expect(game.turn().id).toBe(id);
    expect(withVerb(game.turn(), 'square')).toEqual([]);
    expect(game.turn().content).toContain('Take 2: which tile do you keep?');
    expect(game.turn().content).toContain(`<@${actor.id}>`);
    const sideBySide = en.decision.tilesAlt([
      { label: '1', tile: drawn! },
      { label: '2', tile: drawnToo! },
    ]);
    expect(game.turn().attachments).toHaveLength(2);
    expect(game.turn().attachments[1]!.description).toBe(sideBySide);
    // The panel that opened the gift asks as well, so that its owner need not look elsewhere.
    expect(asks.content).toContain('Take 2: which tile do you keep?');
    expect(asks.attachments.map(({ description }) => description)).toEqual([sideBySide]);
    for (const tile of [drawn!, drawnToo!]) {
      expect(sideBySide).toContain(en.things.tile(tile));
      expect(game.turn().attachments[0]!.description).toContain(en.things.tile(tile));
    }
    for (const message of [game.turn(), asks]) {
      expect(withVerb(message, 'choose').map(({ label }) => label)).toEqual(
        [drawn!, drawnToo!].map((tile, at) => `${at + 1}: Keep: ${en.things.edges(tile, 0)}`),
      );
    }
    expect(game.playground.pings).toHaveLength(1);
    await actor.press(asks.id, withVerb(asks, 'choose')[1]!.custom_id!);
    await quiet(game);
    expect(Game.of((await game.stored(game.table)).record!).view(null).drawn).toBe(drawnToo);
    expect(actor.message(asks.id)!.content).toContain('Now place your tile');
    expect(withVerb(game.turn(), 'square').length).toBeGreaterThan(0);
    expect(game.turn().attachments).toHaveLength(1);
    expect(game.turn().id).toBe(id);
    expect(game.playground.pings).toHaveLength(1);
  });

  test('waits for the choice: nobody else makes it, and nothing is placed before', async () => {
    const game = await onPrepared(holding(['take-2'], []));
    const actor = game.asked();
    await openFirst(game);
    const before = await game.stored(game.table);
    const { placements } = Game.start(before.record!.setup).view(null);
    const { x, y, rotation } = placements[0]!;
    const [other] = game.others();
    const no = async (who: typeof actor, verb: string, argument: string) =>
      (await crafted(game, who, verb, argument)).content;
    const first = en.refusal({ code: 'decide-first', asked: null });
    const waits = en.refusal({ code: 'decide-first', asked: actor.id });
    // Today's buttons, and those of version 0.1.0.
    for (const verb of ['choose', 'keep', 'open-gift', 'look', 'look-gift', 'decide']) {
      expect(await no(other!, verb, '0'), verb).toBe(waits);
      expect(await no(game.actors[4]!, verb, '0'), verb).toBe(en.refusal({ code: 'not-at-table' }));
    }
    // No player can try a tile either, since the choice of the tile is still open.
    for (const [verb, argument] of [
      ['square', `${x},${y}`],
      ['put', `${x},${y},${rotation},0,none`],
      ['far', `${x},${y},${rotation},0,0`],
    ] as const) {
      expect(await no(actor, verb, argument), verb).toBe(first);
      expect(await no(other!, verb, argument), verb).toBe(waits);
    }
    const placed = await actor.slash(game.channel, 'place', { square: en.things.square({ x, y }), rotation });
    expect((await placed.settled()).content).toBe(first);
    expect(await no(actor, 'look', '0')).toBe(first);
    expect(await game.stored(game.table)).toEqual(before);
  });

  test('a restart in between loses nothing: My gifts leads back to the choice', async () => {
    const game = await onPrepared(holding(['take-2'], []));
    await openFirst(game);
    await game.restart();
    game.playground.advance(16 * 60_000);
    const asks = await hand(game);
    const chosen = await typedHand(game);
    for (const panel of [asks, chosen]) expect(withVerb(panel, 'choose')).toHaveLength(2);
    // Two simultaneous presses from two devices: only one counts.
    const { revision } = await game.stored(game.table);
    const actor = game.asked();
    const ids = [withVerb(asks, 'choose')[0]!, withVerb(chosen, 'choose')[1]!];
    await Promise.all([actor.press(asks.id, ids[0]!.custom_id!), actor.press(chosen.id, ids[1]!.custom_id!)]);
    await quiet(game);
    expect((await game.stored(game.table)).revision).toBe(revision + 1);
    expect(withVerb(game.turn(), 'square').length).toBeGreaterThan(0);
    expect(game.playground.violations.slice()).toEqual([]);
  });

  test('a tile with neither city nor road is a choice with a name, too', async () => {
    const prepared = { hands: [['take-2'], []], draws: ['BA-B', 'BA-E'] } as const;
    const game = await onPrepared(Game.start(giftedSetup({ prepared })).record);
    const asks = await openFirst(game);
    for (const message of [game.turn(), asks]) {
      const labels = withVerb(message, 'choose').map(({ label }) => String(label));
      expect(labels[0]).toMatch(/^1: Keep\b.*[^\s:]$/);
      expect(labels[1]).toBe('2: Keep: city N');
    }
  });

  test('resigning in between passes the first tile on, and the game goes on for the others', async () => {
    const game = await onPrepared(holding(['take-2'], [], []));
    const actor = game.asked();
    await openFirst(game);
    const { drawn } = Game.of((await game.stored(game.table)).record!).view(null);
    const more = await (await pressVerb(actor, game.turn(), 'more')).settled();
    await actor.press(more.id, withVerb(more, 'resign')[0]!.custom_id!);
    const confirm = await changed(actor, more);
    await actor.press(confirm.id, withVerb(confirm, 'resign-now')[0]!.custom_id!);
    await quiet(game);
    expect(game.asked().id).not.toBe(actor.id);
    expect(Game.of((await game.stored(game.table)).record!).view(null)).toMatchObject({ drawn, drawnToo: null });
    expect(withVerb(game.turn(), 'square').length).toBeGreaterThan(0);
    expect(game.playground.pings.map(({ users }) => users)).toEqual([[actor.id], [game.asked().id]]);
  });

  test('in a German server all text of a gift is German', async () => {
    const stage = await onStage();
    const { playground, actors } = stage;
    const { id: guild } = playground.addGuild({ name: 'Der Markt', locale: 'de' });
    const { id: channel } = playground.addChannel(guild, { name: 'spiele' });
    const dieter = actors[3]!;
    const users = [dieter.id, actors[0]!.id];
    await putTable(stage.bot.store, tableOf({ guild, channel, users, record: holding(['take-2'], []) }));
    await stage.restart();
    await dieter.waitFor((one) => one.channel_id === channel && withVerb(one, 'before').length > 0);
    const game = stagedGame(stage, 'prepared', 2, channel);
    expect((await hand(game, dieter)).content).toContain('Nimm 2');
    const asks = await openFirst(game);
    const { drawn, drawnToo } = Game.of((await game.stored(game.table)).record!).view(null);
    const view = Game.of((await game.stored(game.table)).record!).view(null);
    expect(asks.content).toBe(de.decision.title(view, (await game.stored(game.table)).members));
    expect(asks.content).toContain('Nimm 2');
    expect(game.turn().content).toContain(asks.content);
    const tiles = [drawn!, drawnToo!].map((tile, at) => ({ label: String(at + 1), tile }));
    for (const pictures of [game.turn().attachments.slice(1), asks.attachments]) {
      expect(pictures.map(({ description }) => description)).toEqual([de.decision.tilesAlt(tiles)]);
    }
    expect(withVerb(game.turn(), 'choose').map(({ label }) => label)).toEqual(
      tiles.map(({ label, tile }) => `${label}: Behalten: ${de.things.edges(tile, 0)}`),
    );
  });
});
