import type { Actor } from 'discord-playground';
import { describe, expect, test } from 'vitest';
import type { CloseUpScene } from '../../../render/index.ts';
import { readCustomId } from '../../../src/discord/interaction/custom-id.ts';
import { amountForm } from '../../../src/discord/views/decision.ts';
import { wordsFor } from '../../../src/discord/words/index.ts';
import { Game, type Setup } from '../../../src/engine/index.ts';
import type { LoadedTable } from '../../../src/game/table/tables.ts';
import { type AskedAbout, ticked } from '../../../src/game/time/absence.ts';
import { paceOf } from '../../../src/game/time/asked.ts';
import { begun } from '../../../src/game/time/clock.ts';
import { briefly, MINUTE_MS, OFFERED_PACES, PaceSchema } from '../../../src/game/time/pace.ts';
import { played, stillAskedToo } from '../../../src/game/turn/playing.ts';
import { laidOut, place } from '../../support/board.ts';
import { withBoxOn } from '../../support/lobby.ts';
import { picturesIn, textIn, withVerb } from '../../support/player.ts';
import { sampled } from '../../support/runs.ts';
import { answered, en, onStage, pixels, pressVerb, quiet, type StagedGame } from '../../support/stage.ts';
import { gameWhere, onPrepared, panelAt, pathWhere, tableOf } from '../../support/tables.ts';

const BOX = {
  sets: ['base', 'bridges-castles-and-bazaars'],
  switches: ['fields', 'bridges', 'castles', 'bazaars'],
  seats: 3,
} as const satisfies Partial<Setup>;

const PACE = { kind: 'live', minutes: 8 } as const;

const gameOf = async (game: StagedGame): Promise<Game> => Game.of((await game.stored(game.table)).record!);
const labelsOf = (game: StagedGame): string[] => withVerb(game.turn(), 'choose').map(({ label }) => String(label));

test('BR1: switched on in the lobby it brings its tiles; /rules tells of it', async () => {
  const stage = await onStage();
  const [ada] = stage.actors;
  await ada!.slash(stage.channel, 'play');
  const lobby = await ada!.waitFor((one) => withVerb(one, 'join').length > 0);
  const panel = await withBoxOn(ada!, lobby, 'large', 'bridges-castles-bazaars');
  expect(panel.content).toContain('Bridges, Castles & Bazaars');
  await quiet(stage);
  for (const topic of ['bridges', 'castles', 'bazaars']) {
    const rules = await answered(ada!, await ada!.slash(stage.channel, 'rules', { topic }));
    expect(rules.content.length).toBeGreaterThan(300);
  }
  expect(stage.playground.violations.slice()).toEqual([]);
});

describe('bridges', () => {
  const needed = (game: Game) => pathWhere(game, (_, { placement }) => placement.span !== undefined);

  test('BR11: a square that needs a bridge is offered as any other; the panel says so before the press that builds it', async () => {
    const record = gameWhere((game) => game.moment === 'tile' && needed(game) !== null, { setup: BOX });
    const drawn = pixels();
    const shown: CloseUpScene[] = [];
    const game = await onPrepared(record, {
      renderer: {
        ...drawn,
        closeUp(scene) {
          shown.push(scene);
          return drawn.closeUp(scene);
        },
      },
    });
    const actor = game.asked();
    const plan = needed(Game.of(record))!;
    const panel = await panelAt(game, actor, plan);
    expect(panel.content).toContain('You build a bridge.');
    const { x, y } = plan.placement.span!;
    expect(shown.at(-1)!.view.pieces).toContainEqual(expect.objectContaining({ kind: 'laid-bridge', at: { x, y } }));
    await actor.press(panel.id, withVerb(panel, 'put').at(-1)!.custom_id!);
    await quiet(game);
    expect(game.turn().content).toContain('built a bridge at');
    const [line] = (await gameOf(game)).record.actions.slice(record.actions.length);
    expect(line).toMatch(/^place \S+ \d+ road:/);
    expect(game.playground.violations.slice()).toEqual([]);
  });

  test('BR82: a bridge that no side needs is a row of the panel, declined unless it is chosen', async () => {
    const free = (game: Game) =>
      pathWhere(game, ({ stops }, { choices }) => stops[0]?.step === 'bridge' && choices[0] === 1);
    const record = gameWhere((game) => game.moment === 'tile' && free(game) !== null, { setup: BOX });
    const game = await onPrepared(record);
    const panel = await panelAt(game, game.asked(), free(Game.of(record))!);
    const labels = withVerb(panel, 'stop').map(({ label }) => String(label));
    expect(labels[0]).toMatch(/^a: Bridge, /);
  });
});

describe('a bazaar', () => {
  const asked = () => gameWhere((game) => game.step === 'bid', { setup: BOX });

  test('BR41, BR94: bids by buttons, or a typed number; one message is edited', async () => {
    const record = asked();
    const game = await onPrepared(record);
    const before = game.turn();
    expect(before.content).toMatch(/for sale: .*\. .* bids \d+: do you bid more\?/);
    expect(labelsOf(game)[0]).toMatch(/^1: /);
    const actor = game.asked();
    const [more] = withVerb(before, 'amount');
    const opened = await actor.press(before.id, more!.custom_id!);
    expect(JSON.stringify(opened.modal)).toMatch(/A whole number from \d+ to 999/);
    await actor.submitModal(opened, { amount: '37' });
    await quiet(game);
    expect((await gameOf(game)).record.actions.at(-1)).toBe('bid 37');
    expect(game.turn().id).toBe(before.id);
    expect(game.turn().content).toMatch(/bids 37|for 37/);
    expect(game.playground.violations.slice()).toEqual([]);
  });

  test('BR94: a button of an earlier release tells no bounds, and its form says none', () => {
    const form = amountForm(readCustomId('1|amount|prepared|38|')!, wordsFor('en'));
    expect(form.components).toMatchObject([{ description: 'A whole number' }]);
  });

  test.each(sampled('typed bids', ['0', '-3', 'many', '', '1000'], { short: 1 }))(
    'BR58, BR94: %j is refused in one sentence, and nothing changes',
    async (typed) => {
      const record = asked();
      const game = await onPrepared(record);
      const actor = game.asked();
      const [more] = withVerb(game.turn(), 'amount');
      const sent = await actor.submitModal(await actor.press(game.turn().id, more!.custom_id!), { amount: typed });
      const answer = await answered(actor, sent);
      expect(answer.content).toMatch(/is not possible here: type a whole number from \d+ to 999\./);
      expect((await gameOf(game)).record.actions).toEqual(record.actions);
    },
  );

  test('BR42: who buys what for how much is told once', async () => {
    const record = gameWhere((game) => game.step === 'settle', { setup: BOX });
    const game = await onPrepared(record);
    expect(labelsOf(game).map((label) => label.slice(0, 10))).toEqual(
      ['1: Buy it,', '2: Sell it'].map((one) => expect.stringContaining(one.slice(3, 6))),
    );
    await game.asked().press(game.turn().id, withVerb(game.turn(), 'choose')[0]!.custom_id!);
    await quiet(game);
    const { content } = game.turn();
    const { bid } = Game.of(record).view(null).bazaar!.sale!;
    const price = `${bid}\\*\\* ${bid === 1 ? 'point' : 'points'}`;
    expect(content.match(/ has the tile “.*”\./g)).toHaveLength(1);
    expect(content.match(new RegExp(` pays \\*\\*${price} at the bazaar\\.`, 'g'))).toHaveLength(1);
    expect(content.match(new RegExp(`\\b${bid} points?`, 'g'))).toBeNull();
  });

  test('BR96: all open tiles are named when the bazaar opens, and shown until they are sold', async () => {
    const isFirst = (game: Game): boolean => game.step === 'auction' && game.view(null).bazaar!.open.length === 3;
    const game = await onPrepared(gameWhere(isFirst, { setup: BOX }));
    const { open } = Game.of((await game.stored(game.table)).record!).view(null).bazaar!;
    const named = open.map((one) => en.things.tile(one));
    expect(game.turn().content).toContain(`3 tiles are for sale: ${named.join('; ')}.`);
    await game.asked().press(game.turn().id, withVerb(game.turn(), 'choose').at(-1)!.custom_id!);
    await quiet(game);
    const { tile } = (await gameOf(game)).view(null).bazaar!.sale!;
    const shown = picturesIn(game.turn()).at(-1)!;
    expect(shown.startsWith(en.things.tile(tile))).toBe(true);
    for (const one of named) expect(shown).toContain(one);
  });

  test('BR96: the board in words tells the tile that each player places next', async () => {
    const bought = (game: Game): boolean => game.moment === 'tile' && game.view(null).bazaar!.owned.some((one) => one);
    const game = await onPrepared(gameWhere(bought, { setup: BOX }));
    const { owned } = (await gameOf(game)).view(null).bazaar!;
    const actor = game.asked();
    const more = await answered(actor, await pressVerb(actor, game.turn(), 'more'));
    await pressVerb(actor, more, 'twin');
    await quiet(game);
    const twin = actor.messages(game.channel).at(-1)!;
    const lines = textIn(twin)
      .split('\n')
      .filter((line) => line.includes(' places next: '));
    expect(lines).toHaveLength(owned.filter((one) => one !== null).length);
    for (const one of owned) if (one !== null) expect(lines.join()).toContain(en.things.tile(one));
  });

  test('with a time limit, the message says that no answer means no bid', async () => {
    const lapses = async (where: (game: Game) => boolean): Promise<boolean> => {
      const game = await onPrepared(gameWhere(where, { setup: BOX }), {}, { pace: PACE });
      await pressVerb(game.asked(), game.turn(), 'choose');
      await quiet(game);
      expect(game.turn().content).toContain('Time for this turn: until');
      return game.turn().content.includes('No answer by then means no.');
    };
    expect(await lapses(({ step }) => step === 'first-bid')).toBe(true);
    expect(await lapses(({ step }) => step === 'auction')).toBe(false);
  });

  test('a player who says so never bids', async () => {
    const game = await onPrepared(asked());
    const actor = game.asked();
    const [standing] = withVerb(game.turn(), 'standing');
    expect(standing!.label).toBe('Never bid for me');
    await actor.press(game.turn().id, standing!.custom_id!);
    await quiet(game);
    expect((await gameOf(game)).record.actions.at(-1)).toBe('pass');
  });
});

describe('bids in secret', () => {
  const SEALED = { ...BOX, switches: [...BOX.switches, 'sealed-bids'] } as const satisfies Partial<Setup>;

  /** Two players are asked at once, after the picker. */
  async function bidding() {
    const record = gameWhere((game) => game.step === 'bid' && game.askedToo.length === 1, { setup: SEALED });
    const game = await onPrepared(record);
    const [other, picker] = game.others().sort((a) => (a.id === waiting(game)[0] ? -1 : 1));
    return { game, record, one: game.asked(), other: other!, picker: picker! };
  }
  const waiting = (game: StagedGame): string[] => {
    const line = game
      .turn()
      .content.split('\n')
      .find((one) => one.startsWith('Also asked now'));
    return [...(line ?? '').matchAll(/<@(\d+)>/g)].map(([, id]) => id!);
  };
  const typed = async (game: StagedGame, actor: Actor, amount: string) => {
    const [more] = withVerb(game.turn(), 'amount');
    const sent = await actor.submitModal(await actor.press(game.turn().id, more!.custom_id!), { amount });
    await quiet(game);
    return sent;
  };

  test('BR52: all bid at once; the message tells who is still to bid, and no bid before the last one', async () => {
    const { game, record, one, other, picker } = await bidding();
    expect(waiting(game)).toEqual([other.id]);
    const answer = await answered(other, await typed(game, other, '41'));
    expect(answer.content).toBe('Done and saved.');
    // It is kept and not played, and nobody reads it.
    expect((await gameOf(game)).record.actions).toEqual(record.actions);
    expect([waiting(game), game.turn().content.includes('41')]).toEqual([[], false]);
    // Another bid replaces it. One that is not above the picker's is refused, and so is the picker's.
    await typed(game, other, '37');
    expect((await answered(other, await typed(game, other, '0'))).content).toMatch(/is not possible here/);
    expect((await answered(picker, await typed(game, picker, '50'))).content).toMatch(/to decide first/);
    await typed(game, one, '36');
    expect((await gameOf(game)).record.actions.slice(record.actions.length)).toEqual(['bid 36', 'bid 37']);
    const told = game.turn().content.match(/^Bids: .*$/gm);
    expect(told).toEqual([expect.stringMatching(/^Bids: .+ (36, .+ 37|37, .+ 36)\.?$/)]);
    expect(game.playground.violations.slice()).toEqual([]);
  });

  test('BR52: a standing answer replaces a bid that was made before', async () => {
    const { game, record, one, other } = await bidding();
    await typed(game, other, '41');
    await pressVerb(other, game.turn(), 'standing');
    await quiet(game);
    await typed(game, one, '36');
    expect((await gameOf(game)).record.actions.slice(record.actions.length)).toEqual(['bid 36', 'pass']);
  });

  test('BR52: a player who never bids is not named as asked any more', async () => {
    const { game, other } = await bidding();
    await pressVerb(other, game.turn(), 'standing');
    await quiet(game);
    expect(waiting(game)).toEqual([]);
  });

  /** A picker of four is asked for a bid. */
  const isFirst = (game: Game): boolean => game.step === 'first-bid' && game.view(null).bazaar!.open.length === 4;
  const FOUR = { setup: { ...SEALED, seats: 4 } };

  test('BR52: a bid counts if another player has bid since its form or button was shown', async () => {
    const record = gameWhere(isFirst, FOUR);
    const game = await onPrepared(record);
    await typed(game, game.asked(), '1');
    const seen = game.turn();
    const third = game.players.find(({ id }) => id === waiting(game)[1])!;
    const second = game.players.find(({ id }) => id === waiting(game)[0])!;
    const form = await third.press(seen.id, withVerb(seen, 'amount')[0]!.custom_id!);
    const [low, high] = withVerb(seen, 'choose').slice(1);
    await Promise.all([game.asked().press(seen.id, low!.custom_id!), second.press(seen.id, high!.custom_id!)]);
    await quiet(game);
    await third.submitModal(form, { amount: '12' });
    await quiet(game);
    const lines = (await gameOf(game)).record.actions.slice(record.actions.length);
    expect(lines).toEqual(['bid 1', 'bid 2', 'bid 3', 'bid 12']);
    expect(game.playground.violations.slice()).toEqual([]);
  });

  test('BR52: what a player saw of an earlier question is too old', () => {
    const record = gameWhere(isFirst, FOUR);
    const users = ['1', '2', '3', '4'];
    let now: LoadedTable = {
      table: tableOf({ guild: '1', channel: '2', users, record }),
      game: Game.of(record),
      story: [],
    };
    const bids = (bid: number, revision: number): string => {
      const turn = {
        table: now.table.id,
        user: users[now.game!.asked!]!,
        revision,
        actions: [{ type: 'bid' as const, bid }],
      };
      const done = played(now, turn, 0);
      if (done.ok) now = done.value;
      return done.ok ? 'done' : done.refusal.code;
    };
    const before = now.table.revision;
    expect([bids(1, before), bids(2, before)]).toEqual(['done', 'stale']);
    const asked = now.table.revision;
    expect([bids(2, asked), bids(3, asked), bids(4, asked + 3), bids(4, asked)]).toEqual([
      'done',
      'done',
      'stale',
      'done',
    ]);
    expect([now.game!.step, now.table.atOnce, bids(5, asked)]).toEqual(['settle', undefined, 'stale']);
  });

  test('BR52: a player who bids before being asked plays again instead of a computer, which nobody waits for', () => {
    const record = gameWhere((game) => game.step === 'bid' && game.askedToo.length === 1, { setup: SEALED });
    const game = Game.of(record);
    const [seat] = game.askedToo;
    const user = USERS[seat!]!;
    const table = tableOf({ guild: '1', channel: '2', users: USERS, record });
    const members = table.members.with(seat!, { ...table.members[seat!]!, computer: 'easy', aided: true });
    const now = { table: { ...table, members, abandoning: [user] }, game, story: [] };
    expect([stillAskedToo(table, game), stillAskedToo(now.table, game)]).toEqual([[seat], []]);
    const turn = { table: table.id, user, revision: table.revision, actions: [{ type: 'bid' as const, bid: 50 }] };
    const done = played(now, turn, 0);
    if (!done.ok) throw new Error(done.refusal.code);
    const { members: after, abandoning, early } = done.value.table;
    expect([after[seat!]!.computer, after[seat!]!.aided, abandoning]).toEqual([undefined, true, []]);
    expect(early).toMatchObject([{ seat, line: 'bid 50' }]);
  });

  test('BR52: all bidders are called at once', async () => {
    // With four players nobody of them has just played, and is called later.
    const game = await onPrepared(gameWhere(isFirst, FOUR));
    const picker = game.asked();
    await picker.press(game.turn().id, withVerb(game.turn(), 'choose')[0]!.custom_id!);
    await quiet(game);
    const bidders = game.players.map(({ id }) => id).filter((id) => id !== picker.id);
    const pinged = picker.messages(game.channel).map(({ mentions }) => mentions.map(({ id }) => id));
    expect(pinged.at(-1)).toEqual(expect.arrayContaining(bidders));
    expect(game.playground.violations.slice()).toEqual([]);
  });

  test('BR52, BR55: a bid is forgotten if the picker resigns', async () => {
    const { game, record, other, picker } = await bidding();
    await typed(game, other, '41');
    const asks = await (await picker.slash(game.channel, 'resign')).settled();
    await pressVerb(picker, asks, 'resign-now');
    await quiet(game);
    const { early, record: after } = await game.stored(game.table);
    const [line, ...more] = after!.actions.slice(record.actions.length);
    expect([early, line, more]).toEqual([undefined, expect.stringMatching(/^resign/), []]);
  });
});

const USERS = ['1', '2', '3'];

/** B asks C for a bid. */
function bidding(): Game {
  const game = laidOut({
    rules: 'bazaars',
    board: 'BA-B@0,0r0',
    seats: 3,
    draws: 'BB-06 BA-A BA-U BA-V BA-B BA-B BA-B',
  });
  place(game, 'BB-06@0,1r0');
  game.play({ type: 'pass' });
  game.play({ type: 'auction', tile: 'BA-U' });
  game.play({ type: 'bid', bid: 2 });
  return game;
}

test('a bidder has a quarter of the time for a turn, and passes when it is over', () => {
  const game = bidding();
  expect([game.step, paceOf(game, PACE)]).toEqual(['bid', { kind: 'live', minutes: 2 }]);
  const seat = game.asked!;
  const about: AskedAbout = { user: USERS[seat]!, isGone: false, absent: [], idle: [], awake: (at) => at };
  const lookAt = (minutes: number) => {
    const { record } = game;
    const table = tableOf({ guild: '1', channel: '2', users: USERS, record, options: { pace: PACE } });
    const clock = begun({ seat, turn: game.turn }, paceOf(game, PACE), 0);
    const looked = ticked({ table: { ...table, clock }, game: Game.of(record), story: [] }, about, minutes * MINUTE_MS);
    if (!looked.ok) throw new Error(looked.refusal.code);
    return [looked.value.happened, looked.value.table.record!.actions.at(-1), looked.value.table.away];
  };
  expect(lookAt(1)).toEqual(['nothing', 'bid 2', undefined]);
  expect(lookAt(1.6)).toEqual(['reminder', 'bid 2', undefined]);
  expect(lookAt(2)).toEqual(['settled', 'pass', undefined]);
});

test('who picks a tile has the whole time, and is waited for', () => {
  const game = bidding();
  while (game.step === 'bid') game.play({ type: 'pass' });
  expect([game.step, game.lapse, paceOf(game, PACE)]).toEqual(['auction', null, PACE]);
});

test('every pace that is offered has a brief one', () => {
  for (const pace of OFFERED_PACES) expect(PaceSchema.safeParse(briefly(pace)).success).toBe(true);
});
