import { describe, expect, test } from 'vitest';
import { Game } from '../../src/engine/index.ts';
import { crafted, hand, holding, openFirst, typedHand } from '../support/gifts.ts';
import { withVerb } from '../support/player.ts';
import { changed, de, en, onStage, pressVerb, quiet, stagedGame } from '../support/stage.ts';
import { onPrepared, putTable, tableOf } from '../support/tables.ts';

describe('Take 2', () => {
  test('shows both tiles to all and no numbers, asks the owner which, and goes on with the numbers of that', async () => {
    const game = await onPrepared(holding(['take-2'], []));
    const actor = game.asked();
    const { id } = game.turn();
    const asks = await openFirst(game);
    const { record } = await game.stored(game.table);
    const { drawn, drawnToo } = Game.of(record!).view(null);
    expect(game.turn().id).toBe(id);
    expect(withVerb(game.turn(), 'square')).toEqual([]);
    expect(game.turn().content).toContain('Take 2');
    expect(game.turn().attachments).toHaveLength(2);
    expect(game.turn().attachments[1]!.description).toBe(en.gifts.keep([drawn!, drawnToo!]));
    for (const tile of [drawn!, drawnToo!]) {
      expect(game.turn().attachments[0]!.description).toContain(en.things.tile(tile));
      expect(asks.content).toContain(en.things.tile(tile));
    }
    expect(game.playground.pings).toHaveLength(1);
    await actor.press(asks.id, withVerb(asks, 'keep')[1]!.custom_id!);
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
    expect(await no(other!, 'keep', '0')).toBe(en.refusal({ code: 'not-your-turn', turnOf: actor.id }));
    expect(await no(game.actors[4]!, 'keep', '0')).toBe(en.refusal({ code: 'not-at-table' }));
    for (const [verb, argument] of [
      ['square', `${x},${y}`],
      ['put', `${x},${y},${rotation},0,none`],
      ['far', `${x},${y},${rotation},0,0`],
    ] as const) {
      expect(await no(actor, verb, argument)).toBe(en.refusal({ code: 'keep-a-tile-first' }));
      expect(await no(other!, verb, argument)).toBe(en.refusal({ code: 'not-legal' }));
    }
    const placed = await actor.slash(game.channel, 'place', { square: en.things.square({ x, y }), rotation });
    expect((await placed.settled()).content).toBe(en.refusal({ code: 'keep-a-tile-first' }));
    expect(await no(actor, 'open-gift', '0')).toBe(en.refusal({ code: 'keep-a-tile-first' }));
    expect(await game.stored(game.table)).toEqual(before);
  });

  test('a restart in between loses nothing: My gifts leads back to the choice', async () => {
    const game = await onPrepared(holding(['take-2'], []));
    await openFirst(game);
    await game.restart();
    game.playground.advance(16 * 60_000);
    const asks = await hand(game);
    const chosen = await typedHand(game);
    expect(withVerb(asks, 'keep')).toHaveLength(2);
    // From two devices at once: one counts.
    const { revision } = await game.stored(game.table);
    const actor = game.asked();
    const ids = [withVerb(asks, 'keep')[0]!, withVerb(chosen, 'keep')[1]!];
    await Promise.all([actor.press(asks.id, ids[0]!.custom_id!), actor.press(chosen.id, ids[1]!.custom_id!)]);
    await quiet(game);
    expect((await game.stored(game.table)).revision).toBe(revision + 1);
    expect(withVerb(game.turn(), 'square').length).toBeGreaterThan(0);
    expect(game.playground.violations.slice()).toEqual([]);
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

  test('in a German server all of it is German', async () => {
    const stage = await onStage();
    const { playground, actors } = stage;
    const { id: guild } = playground.addGuild({ name: 'Der Markt', locale: 'de' });
    const { id: channel } = playground.addChannel(guild, { name: 'spiele' });
    const dieter = actors[3]!;
    const users = [dieter.id, actors[0]!.id];
    await putTable(stage.bot.store, tableOf({ guild, channel, users, record: holding(['take-2'], []) }));
    await stage.restart();
    await dieter.waitFor((one) => one.channel_id === channel && withVerb(one, 'gifts').length > 0);
    const game = stagedGame(stage, 'prepared', 2, channel);
    expect((await hand(game, dieter)).content).toContain('Nimm 2');
    const asks = await openFirst(game);
    const { drawn, drawnToo } = Game.of((await game.stored(game.table)).record!).view(null);
    expect(asks.content).toBe(de.gifts.keep([drawn!, drawnToo!]));
    expect(game.turn().content).toContain('Nimm 2');
    expect(game.turn().attachments[1]!.description).toBe(de.gifts.keep([drawn!, drawnToo!]));
  });
});
