import type { Actor, PageMessage } from 'discord-playground';
import { describe, expect, test } from 'vitest';
import { PAUSES_MS } from '../../src/discord/publish/reconciler.ts';
import { type Action, Game, type GameRecord, readMove } from '../../src/engine/index.ts';
import { movement } from '../support/dragons.ts';
import { setupOf } from '../support/games.ts';
import { plain } from '../support/looking.ts';
import { buttonsOf, hasNumbers, lastPut, picturesIn, textIn, turnMessage, withVerb } from '../support/player.ts';
import { testsDrawn } from '../support/runs.ts';
import { telling } from '../support/secrets.ts';
import {
  answered,
  en,
  onStage,
  panelOf,
  partsOf,
  planted,
  pressVerb,
  quiet,
  type Stage,
  type StagedGame,
  type StageOptions,
  stagedGame,
  tableOn,
  told,
} from '../support/stage.ts';
import { gameWhere, giftedSetup, onPrepared } from '../support/tables.ts';
import { endOf, expectNoFault, playOut } from '../support/whole-game.ts';

const drawn = testsDrawn('a game taken back', { oneIn: 4, about: ['src/discord/', 'src/game/turn/'] });

const HOLDS = { takeBack: 10 } as const;

/** A game of two with the default options. */
async function begun(options: StageOptions = {}): Promise<StagedGame> {
  const stage = await onStage(options);
  return tableOn(stage, 2, stage.channel, { 'take-back': '10' });
}

/** The game's newest public message. */
const shown = ({ channel, actors }: Stage): PageMessage =>
  actors[5]!
    .messages(channel)
    .findLast((one) => !one.ephemeral && (one.attachments.length > 0 || one.components.length > 0))!;

const labels = (message: PageMessage): string[] => buttonsOf(message).map(({ label }) => String(label));

/** The asked player ends the turn by the last button of the first number; their panel afterwards. */
async function ended(game: StagedGame): Promise<{ actor: Actor; panel: PageMessage }> {
  const actor = game.asked();
  const opened = await panelOf(actor, game.turn());
  await actor.press(opened.id, lastPut(opened).custom_id!);
  await quiet(game);
  return { actor, panel: actor.message(opened.id)! };
}

/** Labels of the buttons other than the numbers of squares. */
const tools = (message: PageMessage): string[] => labels(message).filter((label) => !/^\d+$/.test(label));

const other = (game: StagedGame, { id }: Actor): Actor => game.players.find((one) => one.id !== id)!;
const posted = ({ playground }: Stage): string[] =>
  playground.requests
    .filter(({ path, method }) => /\/channels\/\d+\/messages/.test(path) && method !== 'GET')
    .map(({ method }) => method);

describe('a finished turn', () => {
  test('can be taken back for ten seconds at a table that is opened without options', async () => {
    const stage = await onStage();
    await stage.actors[0]!.slash(stage.channel, 'play');
    await quiet(stage);
    const lobby = shown(stage);
    const table = withVerb(lobby, 'join')[0]!.custom_id!.split('|')[2]!;
    expect((await stage.stored(table)).options.takeBack).toBe(10);
  });

  test('shows the move and the next player, and no tile; its player can say Done, or take it back', async () => {
    const game = await begun();
    const before = game.turn();
    const { actor, panel } = await ended(game);
    const now = shown(game);
    expect(now.id).toBe(before.id);
    expect(hasNumbers(now)).toBe(false);
    expect(tools(now)).toEqual([en.buttons['next-tile'], en.buttons['take-back']]);
    const { members } = await game.stored(game.table);
    expect(now.content).toContain(`Next: ${members.find(({ user }) => user !== actor.id)!.name}.`);
    expect(now.content).toContain('can take this turn back until');
    expect(picturesIn(now)).toEqual([
      expect.stringMatching(/^Around .*, with the tile laid there: .*To choose from: 1 = /),
    ]);
    expect(labels(panel)).toEqual([en.buttons.done, en.buttons['take-back']]);
    expect(panel.content).toContain('You can take this back until <t:');
    expect(turnMessage(game.playground, game.channel)).toBe(null);
    expect((await game.stored(game.table)).record!.actions).toEqual([]);
  });

  test.each(['Done in the panel', 'the next one’s press'])(
    'goes on by %s: the next tile is asked for in a message',
    async (by) => {
      const game = await begun();
      const held = shown(game).id;
      const { actor, panel } = await ended(game);
      const requests = posted(game).length;
      if (by === 'Done in the panel') await pressVerb(actor, panel, 'done');
      else await pressVerb(other(game, actor), shown(game), 'done');
      await quiet(game);
      expect(game.asked().id).toBe(other(game, actor).id);
      expect(game.turn().id).not.toBe(held);
      const old = game.actors[5]!.message(held)!;
      expect(buttonsOf(old)).toEqual([]);
      expect(picturesIn(old)).toEqual([expect.stringMatching(/^Around .*, with the tile laid there: /)]);
      expect(picturesIn(old)).toHaveLength(1);
      expect(textIn(old)).toMatch(/^Turn 1 – /);
      expect(textIn(old)).not.toContain('can take this turn back until');
      // The new message, then the edit of the old buttons.
      expect(posted(game).slice(requests)).toEqual(['POST', 'PATCH']);
      if (by === 'Done in the panel') {
        expect(actor.message(panel.id)!.components).toEqual([]);
        expect(actor.message(panel.id)!.content).toContain('Done and saved.');
      }
      expect(told(game, other(game, actor))).toEqual([]);
    },
  );

  test.each([true, false])(
    'goes on by a number of the next player; whether their tile fits on that square: %s',
    async (fits) => {
      // The second tile is a city with a road, or a monastery whose tile has no road for the start tile.
      const record = Game.start(
        setupOf({ seed: 'ahead', prepared: { draws: ['BA-U', fits ? 'BA-U' : 'BA-C'] } }),
      ).record;
      const game = await onPrepared(record, {}, HOLDS);
      const { actor } = await ended(game);
      const next = other(game, actor);
      const held = shown(game);
      const numbers = withVerb(held, 'square');
      expect(numbers.length).toBeGreaterThan(2);
      expect(held.attachments[0]!.description).toMatch(/1 = [A-Z]+\d+, 2 = /);
      const later = Game.of((await game.stored(game.table)).record!);
      for (const line of (await game.stored(game.table)).held!.actions) later.play(readMove(line) as Action);
      const { placements } = later.view(null);
      const pressed = numbers.find(({ custom_id }) => {
        const [x, y] = partsOf(custom_id!).argument.split(',').map(Number);
        return placements.some((one) => one.x === x && one.y === y) === fits;
      })!;
      const panel = await answered(next, await next.press(held.id, pressed.custom_id!));
      await quiet(game);
      expect((await game.stored(game.table)).held).toBeUndefined();
      expect(game.asked().id).toBe(next.id);
      expect(game.turn().id).not.toBe(held.id);
      if (fits) expect(withVerb(panel, 'put').length).toBeGreaterThan(0);
      else expect(panel.content).toContain('does not fit on');
      expect(game.playground.violations.slice()).toEqual([]);
    },
  );

  test('does not go on by a number of its own player, nor of a player who is not next', async () => {
    const stage = await onStage();
    const game = await tableOn(stage, 3, stage.channel, { 'take-back': '30' });
    const { actor } = await ended(game);
    const { held, members } = await game.stored(game.table);
    const last = game.playground.actor(members[2]!.user);
    for (const one of [actor, last]) {
      const answer = await answered(one, await pressVerb(one, shown(game), 'square'));
      expect(answer.content).toBe(en.refusal({ code: 'tile-held', user: actor.id, until: held!.until }));
    }
    expect((await game.stored(game.table)).held).toEqual(held);
  });

  test.each([false, true])('goes on when its time is over, the bot restarted meanwhile: %s', async (isRestarted) => {
    const game = await begun();
    const { actor } = await ended(game);
    game.playground.advance(4_000);
    await quiet(game);
    if (isRestarted) await game.restart();
    await quiet(game);
    expect(withVerb(shown(game), 'done')).toHaveLength(1);
    game.playground.advance(6_000);
    await quiet(game);
    expect(game.asked().id).toBe(other(game, actor).id);
    expect(game.bot.lines.filter(({ level }) => level === 'error' || level === 'warn')).toEqual([]);
  });

  test('goes on when its time is over even if the channel takes no messages; once it does, the next player is asked', async () => {
    const game = await begun();
    const { actor } = await ended(game);
    game.playground.setPermissions(game.channel, { SendMessages: false });
    await quiet(game);
    game.playground.advance(10_000);
    await quiet(game);
    expect((await game.stored(game.table)).held).toBeUndefined();
    expect(turnMessage(game.playground, game.channel)).toBe(null);
    game.playground.setPermissions(game.channel, { SendMessages: null });
    await quiet(game);
    game.playground.advance(PAUSES_MS[0]!);
    await quiet(game);
    expect(game.asked().id).toBe(other(game, actor).id);
    expect(withVerb(shown(game), 'done')).toEqual([]);
  });

  test('is undone once it is taken back: the panel shows the tile in its place, the message asks again', async () => {
    const game = await begun();
    const before = game.turn();
    const { actor, panel } = await ended(game);
    await pressVerb(actor, panel, 'take-back');
    await quiet(game);
    const now = game.turn();
    expect(now.id).toBe(before.id);
    expect(game.asked().id).toBe(actor.id);
    const squares = (message: PageMessage) =>
      withVerb(message, 'square').map(({ custom_id }) => custom_id!.split('|')[4]);
    expect(squares(now)).toEqual(squares(before));
    const again = actor.message(panel.id)!;
    expect(withVerb(again, 'put').length).toBeGreaterThan(0);
    await actor.press(again.id, withVerb(again, 'put')[0]!.custom_id!);
    await quiet(game);
    await pressVerb(actor, shown(game), 'done');
    await quiet(game);
    expect(game.asked().id).toBe(other(game, actor).id);
    const { record } = await game.stored(game.table);
    expect(Game.of(record!).turn).toBe(2);
  });

  test('can be taken back from the public message and under More, if the panel is gone', async () => {
    const game = await begun();
    const first = await ended(game);
    await pressVerb(first.actor, shown(game), 'take-back');
    await quiet(game);
    expect(told(game, first.actor)).toContain(en.takeBack.taken);
    expect(game.asked().id).toBe(first.actor.id);
  });

  test('cannot be taken back by another player, nor cut short by a player who is not next', async () => {
    const stage = await onStage();
    const game = await tableOn(stage, 3, stage.channel, { 'take-back': '30' });
    const { actor } = await ended(game);
    const { held } = await game.stored(game.table);
    const { members } = await game.stored(game.table);
    const last = game.playground.actor(members[2]!.user);
    const { id } = actor;
    await pressVerb(last, shown(game), 'take-back');
    await quiet(game);
    expect(told(game, last)).toEqual([en.refusal({ code: 'not-yours-to-take-back', user: id })]);
    await pressVerb(last, shown(game), 'done');
    await quiet(game);
    expect(told(game, last)).toEqual([en.refusal({ code: 'tile-held', user: id, until: held!.until })]);
    expect((await game.stored(game.table)).held).toEqual(held);
  });

  test.each([0, 1])(
    'that is taken back at the moment the next player goes on has one outcome, and the other player is told in one sentence',
    async (first) => {
      const game = await begun();
      const { actor, panel } = await ended(game);
      const next = other(game, actor);
      const presses = [() => pressVerb(actor, panel, 'take-back'), () => pressVerb(next, shown(game), 'done')];
      await Promise.all([presses[first]!(), presses[1 - first]!()]);
      await quiet(game);
      const { record, held } = await game.stored(game.table);
      expect(held).toBeUndefined();
      const isBack = record!.actions.length === 0;
      expect(game.asked().id).toBe(isBack ? actor.id : next.id);
      expect(hasNumbers(game.turn())).toBe(true);
      if (isBack) expect(told(game, next)).toEqual([expect.stringContaining(en.refusal({ code: 'stale' }))]);
      else
        expect(actor.message(panel.id)).toMatchObject({
          content: en.refusal({ code: 'too-late-to-take-back' }),
          components: [],
        });
      expect(game.bot.lines.filter(({ level }) => level === 'error' || level === 'warn')).toEqual([]);
    },
  );

  test('that was typed can be taken back as well, and meanwhile no other can be typed', async () => {
    const game = await begun();
    const actor = game.asked();
    const { x, y, rotation } = Game.of((await game.stored(game.table)).record!).view(null).placements[0]!;
    const typed = { square: en.things.square({ x, y }), rotation, figure: 'none' };
    const panel = await (await actor.slash(game.channel, 'place', typed)).settled();
    await quiet(game);
    expect(withVerb(actor.message(panel.id)!, 'take-back')).toHaveLength(1);
    const next = other(game, actor);
    const { held } = await game.stored(game.table);
    const early = await answered(next, await next.slash(game.channel, 'place', typed));
    expect(early.content).toBe(en.refusal({ code: 'tile-held', user: actor.id, until: held!.until }));
    await next.slash(game.channel, 'board');
    const whole = await answered(next, await next.slash(game.channel, 'board', { whole: true }));
    expect(whole.attachments[0]!.description).toContain(en.things.square({ x, y }));
    expect(whole.attachments[0]!.description).not.toContain('end of the game');
    const words = await answered(next, await next.slash(game.channel, 'board', { text: true }));
    expect(textIn(words)).toContain('can take this turn back');
    expect(textIn(words)).not.toContain('end of the game');
    const games = await answered(next, await next.slash(game.channel, 'games'));
    expect(games.content).toContain('**Your turn**');
    await quiet(game);
    expect(tools(shown(game))).toEqual([en.buttons['next-tile'], en.buttons['take-back']]);
  });

  test('that is a decision apart can be taken back, too', async () => {
    const last = gameWhere(
      (game) =>
        game.step === 'dragon' &&
        game.legalActions().length > 1 &&
        game.legalActions().every((action) => {
          const next = game.beforeDraw();
          next.play(action);
          return next.asked === null;
        }),
      { setup: movement(1).setup },
    );
    const game = await onPrepared(last, {}, HOLDS);
    const actor = game.asked();
    const before = game.turn().id;
    await pressVerb(actor, game.turn(), 'choose');
    await quiet(game);
    expect(tools(shown(game))).toEqual([en.buttons['next-tile'], en.buttons['take-back']]);
    await pressVerb(actor, shown(game), 'take-back');
    await quiet(game);
    expect(game.turn().id).toBe(before);
    expect(withVerb(game.turn(), 'choose').length).toBeGreaterThan(1);
    expect(game.asked().id).toBe(actor.id);
  });

  test('that ends the game: the report comes, and the game counts, once it cannot be taken back any more', async () => {
    const ending = gameWhere((game) => game.tilesLeft === 0 && game.step === 'place', { setup: { seats: 2 } });
    const game = await onPrepared(ending, {}, HOLDS);
    const { actor, panel } = await ended(game);
    expect(labels(shown(game))).toEqual([en.buttons['final-scoring'], en.buttons['take-back']]);
    expect((await game.bot.stats.game(game.table)).kind).toBe('none');
    await pressVerb(actor, panel, 'take-back');
    await quiet(game);
    await ended(game);
    game.playground.advance(10_000);
    await quiet(game);
    expect((await game.bot.stats.game(game.table)).kind).toBe('game');
    expect((await game.stored(game.table)).phase).toBe('finished');
    expect(withVerb(shown(game), 'play-again')).toHaveLength(1);
  });
});

describe('a gift that comes with a turn', () => {
  /** A game in which the first number without a figure earns a gift. */
  const earning = (): GameRecord =>
    gameWhere(
      (game) => {
        if (game.step !== 'place') return false;
        const next = game.beforeDraw();
        const [first] = game.view(null).placements.toSorted((a, b) => a.y - b.y || a.x - b.x);
        next.play({ type: 'place', ...first! });
        while (next.asked !== null) next.play(next.legalActions().at(-1)!);
        return (
          (next.view(null).hands[0]?.counts[game.asked!] ?? 0) > (game.view(null).hands[0]?.counts[game.asked!] ?? 0)
        );
      },
      { setup: giftedSetup({ seats: 2, switches: ['fields', 'gifts'] }) },
    );

  const cards = (game: StagedGame, actor: Actor): PageMessage[] =>
    actor
      .messages(game.channel)
      .filter((one) => one.attachments.some(({ filename }) => /^(card|hand)\b/.test(filename)));

  test('is shown by Done, not before', async () => {
    const game = await onPrepared(earning(), { renderer: telling() }, HOLDS);
    const { actor, panel } = await ended(game);
    expect(panel.content).toContain('your gift');
    expect(cards(game, actor)).toEqual([]);
    await pressVerb(actor, panel, 'done');
    await quiet(game);
    expect(cards(game, actor)).toHaveLength(1);
  });

  test('ends the chance to take the turn back once it is looked at', async () => {
    const game = await onPrepared(earning(), { renderer: telling() }, HOLDS);
    const { actor, panel } = await ended(game);
    await actor.slash(game.channel, 'gifts');
    await quiet(game);
    expect(cards(game, actor)).toHaveLength(1);
    expect((await game.stored(game.table)).held).toBeUndefined();
    expect(game.asked().id).toBe(other(game, actor).id);
    await pressVerb(actor, panel, 'take-back');
    await quiet(game);
    expect(actor.message(panel.id)!.content).toBe(en.refusal({ code: 'too-late-to-take-back' }));
  });
});

test('everybody is sent one and the same text for any next tile, as long as the turn can be taken back', async () => {
  const seen = async (draws: readonly string[]): Promise<string[]> => {
    const record = Game.start(giftedSetup({ seed: 'alike', prepared: { draws } })).record;
    const game = await onPrepared(record, { renderer: telling() }, HOLDS);
    const { actor } = await ended(game);
    const own = other(game, actor);
    for (const verb of ['done', 'take-back'] as const) expect(withVerb(shown(game), verb)).toHaveLength(1);
    for (const command of ['tiles', 'gifts', 'board']) await own.slash(game.channel, command);
    await quiet(game);
    return [actor, own, game.actors[5]!].flatMap((one) =>
      one.messages(game.channel).map((message) => plain(game, message)),
    );
  };
  const one = await seen(['BA-X', 'BA-C', 'BA-D']);
  expect(one.length).toBeGreaterThan(5);
  expect(await seen(['BA-X', 'BA-D', 'BA-C'])).toEqual(one);
});

describe('asking the others', () => {
  const asking = async (
    players = 3,
  ): Promise<{ game: StagedGame; asker: Actor; rest: Actor[]; before: GameRecord }> => {
    const stage = await onStage();
    const game = await tableOn(stage, players, stage.channel, { 'take-back': 'off' });
    const { record } = await game.stored(game.table);
    const { actor } = await ended(game);
    await ended(game);
    const more = await (await pressVerb(actor, game.turn(), 'more')).settled();
    await pressVerb(actor, more, 'undo');
    await quiet(game);
    const confirm = actor.message(more.id)!;
    expect(confirm.content).toContain('not rated');
    // The message names both turns.
    expect(confirm.content.match(/^- /gm)).toHaveLength(2);
    await pressVerb(actor, confirm, 'undo-now');
    await quiet(game);
    return { game, asker: actor, rest: game.players.filter(({ id }) => id !== actor.id), before: record! };
  };
  const wish = (game: StagedGame): PageMessage =>
    game.actors[5]!.messages(game.channel).findLast((one) => withVerb(one, 'agree-to-undo').length > 0)!;

  test('takes back every turn since the asker’s once all have agreed, and everybody reads which and by whom', async () => {
    const { game, asker, rest, before } = await asking();
    const message = wish(game);
    for (const { id } of rest) expect(message.content).toContain(`<@${id}>`);
    await pressVerb(rest[0]!, wish(game), 'agree-to-undo');
    await quiet(game);
    expect(wish(game).id).toBe(message.id);
    expect(wish(game).content).not.toContain(`<@${rest[0]!.id}>, `);
    await pressVerb(rest[1]!, wish(game), 'agree-to-undo');
    await quiet(game);
    expect((await game.stored(game.table)).record).toEqual(before);
    expect(game.asked().id).toBe(asker.id);
    const lines = game.actors[5]!.messages(game.channel).map(({ content }) => content);
    expect(lines).toContain(en.takeBack.undoDone(asker.id));
    expect(wish(game)).toBeUndefined();
  });

  test('does nothing if one player says no', async () => {
    const { game, rest } = await asking();
    const { record } = await game.stored(game.table);
    await pressVerb(rest[1]!, wish(game), 'decline-undo');
    await quiet(game);
    expect((await game.stored(game.table)).record).toEqual(record);
    const lines = game.actors[5]!.messages(game.channel).map(({ content }) => content);
    expect(lines).toContain(en.takeBack.undoDeclined(rest[1]!.id));
    expect(wish(game)).toBeUndefined();
  });

  test('gets no agreement from a button of an earlier wish: its presser is told the present state', async () => {
    const { game, asker, rest } = await asking();
    const { custom_id } = withVerb(wish(game), 'agree-to-undo')[0]!;
    // The player who has played since asks for less, which replaces the first wish.
    const later = rest.find(({ id }) => id !== game.asked().id)!;
    const more = await (await pressVerb(later, game.turn(), 'more')).settled();
    await pressVerb(later, more, 'undo');
    await quiet(game);
    await pressVerb(later, later.message(more.id)!, 'undo-now');
    await quiet(game);
    const { undoing, members } = await game.stored(game.table);
    expect(members[undoing!.seat]!.user).toBe(later.id);
    const asked = wish(game);
    const third = game.players.find(({ id }) => id !== later.id && id !== asker.id)!;
    const told = await answered(third, await third.press(await planted(game, custom_id!), custom_id!));
    expect(told.content).toContain(en.refusal({ code: 'stale' }));
    expect((await game.stored(game.table)).undoing).toEqual(undoing);
    await pressVerb(third, asked, 'agree-to-undo');
    await quiet(game);
    expect((await game.stored(game.table)).undoing!.agreed).toEqual([third.id]);
  });

  test('that crosses with the next turn: one of both happens, and the wish has no buttons any more', async () => {
    const { game, rest } = await asking(2);
    const actor = game.asked();
    const panel = await panelOf(actor, game.turn());
    const { length } = (await game.stored(game.table)).record!.actions;
    await Promise.all([
      actor.press(panel.id, lastPut(panel).custom_id!),
      pressVerb(rest[0]!, wish(game), 'agree-to-undo'),
    ]);
    await quiet(game);
    const { record, undone, undoing } = await game.stored(game.table);
    expect(undone === true).toBe(record!.actions.length < length);
    expect(undoing).toBeUndefined();
    expect(wish(game)).toBeUndefined();
    expect(hasNumbers(game.turn())).toBe(true);
    expect(game.bot.lines.filter(({ level }) => level === 'error' || level === 'warn')).toEqual([]);
  });

  test('makes the end report say that the game is not rated', async () => {
    const { game, rest } = await asking(2);
    await pressVerb(rest[0]!, wish(game), 'agree-to-undo');
    await quiet(game);
    const player = game.players[0]!;
    const sure = await answered(player, await player.slash(game.channel, 'resign'));
    await pressVerb(player, sure, 'resign-now');
    await quiet(game);
    const report = game.actors[5]!.messages(game.channel).findLast((one) => withVerb(one, 'play-again').length > 0)!;
    expect(textIn(report)).toContain(en.takeBack.unrated);
    const found = await game.bot.stats.game(game.table);
    expect(found).toMatchObject({ kind: 'game', result: { undone: true } });
    const profile = await game.bot.stats.profile(game.playground.guild, player.id, player.id);
    expect(profile).toBe('none');
  });

  test('asks nobody if only computers play along', async () => {
    const stage = await onStage();
    const [ada] = stage.actors;
    await ada!.slash(stage.channel, 'play', { first: ada!.id });
    await quiet(stage);
    const lobby = shown(stage);
    const menu = withVerb(lobby, 'computer')[0]!;
    await ada!.select(lobby.id, menu.custom_id!, ['easy']);
    await quiet(stage);
    await pressVerb(ada!, shown(stage), 'start');
    await quiet(stage);
    const table = withVerb(shown(stage), 'tiles')[0]!.custom_id!.split('|')[2]!;
    const game = stagedGame(stage, table, 1, stage.channel);
    const { record } = await game.stored(table);
    // A lone player's turn is final at once.
    await ended(game);
    expect(hasNumbers(game.turn())).toBe(true);
    const more = await (await pressVerb(ada!, game.turn(), 'more')).settled();
    await pressVerb(ada!, more, 'undo');
    await quiet(stage);
    const confirm = ada!.message(more.id)!;
    expect(labels(confirm)).toEqual([en.buttons['undo-alone']]);
    await pressVerb(ada!, confirm, 'undo-now');
    await quiet(stage);
    expect((await game.stored(table)).record).toEqual(record);
    expect(game.asked().id).toBe(ada!.id);
  });
});

test('the host chooses in the lobby how long a turn can be taken back', async () => {
  const stage = await onStage();
  const [ada] = stage.actors;
  await ada!.slash(stage.channel, 'play', { 'take-back': '30' });
  await quiet(stage);
  const lobby = shown(stage);
  const table = withVerb(lobby, 'join')[0]!.custom_id!.split('|')[2]!;
  expect((await stage.stored(table)).options.takeBack).toBe(30);
  const settings = await (await pressVerb(ada!, lobby, 'settings')).settled();
  expect(settings.content).toContain(en.takeBack.seconds(30).name);
  await pressVerb(ada!, settings, 'more-settings');
  await quiet(stage);
  for (const [index, seconds] of [
    [0, undefined],
    [0, 10],
  ] as const) {
    await pressVerb(ada!, ada!.message(settings.id)!, 'take-back-for', index);
    await quiet(stage);
    expect((await stage.stored(table)).options.takeBack).toBe(seconds);
  }
});

drawn('a whole game by clicks: one notice a turn, and no button left at the end', async () => {
  const { record } = Game.start(setupOf({ seats: 3, options: { most: 12 } }));
  const stage = await onPrepared(record, {}, HOLDS);
  const turns = await playOut(stage, 7);
  const { game } = await endOf(stage);
  expect(turns.length).toBe(game.turn);
  expect(stage.playground.pings).toHaveLength(turns.length);
  expectNoFault(stage);
});
