import { describe, expect, test } from 'vitest';
import { Game, type Gift, type Opening, writePlace } from '../../src/engine/index.ts';
import type { PageMessage } from '../../src/playground/page-api.ts';
import { giftsOf } from '../support/games.ts';
import { crafted, hand, holding, openFirst, preview, typedHand } from '../support/gifts.ts';
import { menusOf, withVerb } from '../support/player.ts';
import { asLogged, giftsNamedIn } from '../support/secrets.ts';
import { changed, de, en, panelOf, quiet, type StagedGame, typedPanel } from '../support/stage.ts';
import { gameWhere, giftedSetup, onPrepared, panelAt, pathWhere, placeOnly } from '../support/tables.ts';

const receives = (game: Game) =>
  pathWhere(game, ({ events, stops }) => stops.every(({ options }) => options.length < 2) && events.some(({ type }) => type === 'gift-received'));

/** A game in which the next tile can bring a gift. */
const earning = () => gameWhere((game) => game.tilesLeft < 60 && receives(game) !== null);

const privateOf = (game: StagedGame, actor: { messages(channel: string): PageMessage[] }): PageMessage[] =>
  actor.messages(game.channel).filter(({ ephemeral }) => ephemeral);

describe('a gift received', () => {
  test('is told to its owner alone, with its card, by the click that earned it', async () => {
    const record = earning();
    const now = Game.of(record);
    const game = await onPrepared(record);
    const actor = game.asked();
    const before = privateOf(game, actor).length;
    const panel = await panelAt(game, actor, receives(now)!);
    expect(panel.content).toContain('You receive a gift.');
    const seat = now.asked!;
    await placeOnly(game, actor, panel);

    const { record: after } = await game.stored(game.table);
    const own = Game.of(after!).view(seat).hands[0]!.own;
    const mine = privateOf(game, actor);
    expect(mine).toHaveLength(before + 2);
    expect(mine.at(-1)!.content).toBe(en.gifts.received(own.at(-1)!, own.length));
    expect(mine.at(-1)!.attachments.map(({ description }) => description)).toEqual([en.gifts.cardAlt(own.at(-1)!)]);
    expect(actor.message(panel.id)!.content).toContain(en.panel.done([], []));
    for (const other of game.actors.filter(({ id }) => id !== actor.id)) expect(privateOf(game, other)).toEqual([]);
    expect(game.turn().content).toContain(`🎁${own.length}`);
    expect(game.playground.violations.slice()).toEqual([]);
  });

  test('is told without a picture to whoever wants all in words', async () => {
    const record = earning();
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
    expect(card.content).toContain(en.gifts.cardAlt(gift));
    expect(card.attachments).toEqual([]);
  });

  test('keeps its card when the answer to /place is late', async () => {
    const record = earning();
    const { placement } = receives(Game.of(record))!;
    const game = await onPrepared(record);
    const actor = game.asked();
    // The first try to edit the placeholder fails; a follow-up that overtook it would become the placeholder itself.
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

  test('is not lost with the message that told of it: /gifts shows it again', async () => {
    const record = earning();
    const now = Game.of(record);
    const game = await onPrepared(record);
    const actor = game.asked();
    const panel = await panelAt(game, actor, receives(now)!);
    game.playground.faults.add({ kind: 'status', method: 'POST', route: '/webhooks', status: 400 });
    await placeOnly(game, actor, panel);
    const own = Game.of((await game.stored(game.table)).record!).view(now.asked!).hands[0]!.own;
    const shown = await (await actor.slash(game.channel, 'gifts')).settled();
    expect(shown.ephemeral).toBe(true);
    expect(shown.content).toContain(en.things.gift(own.at(-1)!).name);
    // Whatever failed, the log does not say what it was about.
    const logged = asLogged(game.bot.lines);
    expect(logged.length).toBeGreaterThan(1);
    expect(logged.flatMap(giftsNamedIn)).toEqual([]);
  });
});

describe('the own hand', () => {
  test('is shown at any time, to oneself alone, in the own language; those who only watch are told', async () => {
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
    expect(told(dieter)[0]).toContain(de.things.gift('cash-out').name);
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
    await actor.press(panel.id, withVerb(panel, 'gifts')[0]!.custom_id!);
    expect((await changed(actor, panel)).content).toContain(
      en.gifts.hand({ own: ['take-2'], openable: [], asked: true }).split('\n')[0],
    );
    game.playground.advance(16 * 60_000);
    const again = actor.message(panel.id)!;
    await actor.press(again.id, withVerb(again, 'look-gift')[0]!.custom_id!);
    expect(withVerb(await changed(actor, again), 'open-gift')).toHaveLength(1);
    expect(game.playground.violations.slice()).toEqual([]);
  });

  test('tells those whose game is without The Gifts', async () => {
    const record = Game.start(giftedSetup({ switches: ['fields'] })).record;
    const game = await onPrepared(record);
    const acted = await game.actors[0]!.slash(game.channel, 'gifts');
    expect((await acted.settled()).content).toBe(en.refusal({ code: 'no-gifts-in-this-game' }));
    expect(withVerb(game.turn(), 'gifts')).toEqual([]);
  });
});

describe('an opening that must not be', () => {
  test('a second gift in the same turn', async () => {
    // A card with an effect at the first tile: there is always a second one to draw.
    const game = await onPrepared(holding(['take-2', 'take-2'], []));
    const asks = await openFirst(game);
    const actor = game.asked();
    await actor.press(asks.id, withVerb(asks, 'keep')[0]!.custom_id!);
    await actor.waitFor((one) => one.id === game.turn().id && withVerb(one, 'square').length > 0);
    const before = await game.stored(game.table);
    expect(withVerb(await hand(game), 'look-gift')).toEqual([]);
    const told = await crafted(game, actor, 'open-gift', '0');
    expect(told.content).toBe(en.refusal({ code: 'gift-already-opened' }));
    expect(await game.stored(game.table)).toEqual(before);
  });

  test('another’s gift, by a copy of the button', async () => {
    const game = await onPrepared(holding(['take-2'], ['take-2']));
    const before = await game.stored(game.table);
    const [other] = game.others();
    for (const verb of ['look-gift', 'open-gift']) {
      expect((await crafted(game, other!, verb, '0')).content).toBe(en.refusal({ code: 'gift-not-now' }));
      expect((await crafted(game, game.actors[4]!, verb, '0')).content).toBe(en.refusal({ code: 'not-at-table' }));
    }
    expect(await game.stored(game.table)).toEqual(before);
  });

  test('a gift just received', async () => {
    const record = earning();
    const now = Game.of(record);
    const game = await onPrepared(record);
    const actor = game.asked();
    const panel = await panelAt(game, actor, receives(now)!);
    await placeOnly(game, actor, panel);
    expect(game.asked().id).not.toBe(actor.id);
    const before = await game.stored(game.table);
    expect((await crafted(game, actor, 'open-gift', '0')).content).toBe(en.refusal({ code: 'gift-not-now' }));
    expect(await game.stored(game.table)).toEqual(before);
  });

  test('a card that has no target', async () => {
    // No monastery is on the board.
    const game = await onPrepared(holding(['synod'], []));
    const before = await game.stored(game.table);
    const panel = await hand(game);
    expect(panel.content).toContain('Synod');
    expect(panel.components).toEqual([]);
    const told = await crafted(game, game.asked(), 'open-gift', '0');
    expect(told.content).toBe(en.refusal({ code: 'not-legal' }));
    expect(await game.stored(game.table)).toEqual(before);
  });

  test('from a panel that is older than the board', async () => {
    const game = await onPrepared(holding(['take-2'], []));
    const actor = game.asked();
    const [old, placing] = [await preview(game), await typedPanel(game, actor)];
    await placeOnly(game, actor, placing);
    const before = await game.stored(game.table);
    await actor.press(old.id, withVerb(old, 'open-gift')[0]!.custom_id!);
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
    await Promise.all(panels.map((panel) => actor.press(panel.id, withVerb(panel, 'open-gift')[0]!.custom_id!)));
    await quiet(game);
    const after = await game.stored(game.table);
    expect(after.revision).toBe(revision + 1);
    expect(after.record!.actions).toEqual(['open take-2']);
    const contents = panels.map(({ id }) => actor.message(id)!.content);
    expect(contents.filter((content) => content.includes(en.refusal({ code: 'stale' })))).toHaveLength(1);
    expect(game.playground.violations.slice()).toEqual([]);
  });

  test.each(['x', '-1', '999', 'page:', 'page:999', ''])('a number that is none (%j)', async (argument) => {
    const game = await onPrepared(holding(['take-2'], []));
    const before = await game.stored(game.table);
    for (const verb of ['look-gift', 'open-gift', 'keep']) {
      const told = await crafted(game, game.asked(), verb, argument);
      expect(told.content).toBe(en.refusal({ code: 'not-legal' }));
    }
    expect(await game.stored(game.table)).toEqual(before);
  });
});

test('what a gift did stays in the messages of the turn and of the next one', async () => {
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
  expect(game.actors[5]!.message(id)!.content).toContain(told);
  expect(game.turn().content).toContain(told);
});

test('a card with more than 25 targets shows them all, by pages', async () => {
  // Seven highwaymen on two crossroads, each of whom can lie down in four fields.
  const roads = ['N', 'E', 'S', 'W'].flatMap((at) => [0, 1].map((x) => ({ kind: 'road', x, y: 0, at }) as const));
  const figures = roads.slice(0, 7).map((on) => ({ seat: 0, figure: 'meeple', on }) as const);
  const board = [0, 1].map((x) => ({ tile: 'BA-X', x, y: 0, rotation: 0 }) as const);
  const hands: Gift[][] = [['change-position', 'synod'], []];
  const { record } = Game.start(giftedSetup({ prepared: { board, figures, hands } }));
  const game = await onPrepared(record);
  const actor = game.asked();
  const openings = Game.of(record)
    .legalActions()
    .filter((action): action is Opening => action.type === 'open');
  expect(openings).toHaveLength(28);

  const seen: string[] = [];
  let panel = await hand(game);
  for (const from of [1, 0]) {
    const menu = menusOf(panel)[0]!;
    const values = (menu.options as { value: string }[]).map(({ value }) => value);
    expect(values.at(-1)!.split('.')[0]).toBe(`page:${from === 1 ? 24 : 0}`);
    seen.push(...values.slice(0, -1));
    await actor.select(panel.id, menu.custom_id!, [values.at(from === 1 ? -1 : -2)!]);
    panel = await changed(actor, panel);
  }
  expect(seen.map((value) => value.split('.')[0])).toEqual(openings.map((_, index) => String(index)));
  await actor.press(panel.id, withVerb(panel, 'open-gift')[0]!.custom_id!);
  await quiet(game);
  const { actions } = (await game.stored(game.table)).record!;
  const { figure, on, to } = openings.at(-1)!;
  expect(actions).toEqual([`open change-position ${figure} ${writePlace(on!)} ${writePlace(to!)}`]);
});
