import { describe, expect, test } from 'vitest';
import { place } from '../../commands/place.ts';
import type { Bot } from '../../src/discord/bot.ts';
import { optionIn } from '../../src/discord/interaction/ids.ts';
import type { Completion, Slash } from '../../src/discord/interaction/kinds.ts';
import type { PanelContent } from '../../src/discord/interaction/reply.ts';
import { isDecision } from '../../src/discord/turn/moment.ts';
import { numberedSquares } from '../../src/discord/turn/numbers.ts';
import { letterOf } from '../../src/discord/turn/options.ts';
import { type Imagined, imagine, lookAt, type PlannedTurn, turnActions } from '../../src/discord/turn/plan.ts';
import { beforePanel } from '../../src/discord/views/before.ts';
import type { ComponentRow } from '../../src/discord/views/buttons.ts';
import { decidedBy, decisionRows } from '../../src/discord/views/decision.ts';
import { type Offer, offersOf } from '../../src/discord/views/offers.ts';
import { stopLabels } from '../../src/discord/views/placing.ts';
import { cut, wordsFor } from '../../src/discord/words/index.ts';
import { type Action, Game, type Seat, TILE_SETS } from '../../src/engine/index.ts';
import type { GameAtTable } from '../../src/game/table/tables.ts';
import { laidOut } from '../support/board.ts';
import { chanceOf, RULES_WITHOUT_MAP, randomGame, setupOf } from '../support/games.ts';
import { pixels } from '../support/pixels.ts';
import { isLong, lucksUntil, sampled, testsDrawn } from '../support/runs.ts';
import { peopleNamed, presentAt } from '../support/twin.ts';
import { onMap } from './words-support.ts';

const drawn = testsDrawn('typed places', { oneIn: 4, about: ['commands/', 'src/discord/turn/'] });

/** Choices as typed. */
const lettersOf = (choices: readonly number[]): string => choices.map(letterOf).join('.');

const words = wordsFor('en');
const people = peopleNamed(6);
const everything = (seats: number) => setupOf({ seats, sets: TILE_SETS, switches: RULES_WITHOUT_MAP });

interface Typed {
  readonly square?: string;
  readonly rotation?: number;
  readonly choice?: string;
  readonly figure?: string;
}

const interactionOf = (user: string, given: Typed) => ({
  ...{ channelId: '2', user: { id: user }, locale: 'en-US', deferred: false, replied: false },
  isMessageComponent: () => false,
  options: {
    getString: (name: 'square' | 'choice' | 'figure') => given[name] ?? null,
    getInteger: (name: 'rotation') => given[name] ?? null,
  },
});

const userAt = ({ table }: GameAtTable, seat: Seat | null): string => table.members[seat!]!.user;

/** Suggestions for an option while a user types. */
async function suggested(
  present: GameAtTable,
  focused: keyof Typed,
  typed: string,
  given: Typed = {},
): Promise<readonly { readonly name: string; readonly value: string }[]> {
  const found: { name: string; value: string }[] = [];
  const interaction = interactionOf(userAt(present, present.game.asked), given);
  const focusing = { ...interaction.options, getFocused: () => ({ name: focused, value: typed }) };
  const respond = async (choices: typeof found): Promise<void> => void found.push(...choices);
  const bot = { tables: { inChannel: async () => ({ ok: true, value: present }) } };
  await place.complete!({ ...interaction, options: focusing, respond } as unknown as Completion, bot as unknown as Bot);
  expect(found.length).toBeLessThanOrEqual(25);
  for (const { name, value } of found) expect(Math.max(name.length, value.length)).toBeLessThanOrEqual(100);
  return found;
}

/** The played actions, or the answer. */
async function sent(present: GameAtTable, given: Typed, seat = present.game.asked) {
  const answers: Pick<PanelContent, 'content' | 'components'>[] = [];
  const played: (readonly Action[])[] = [];
  const answer = async (one: Pick<PanelContent, 'content' | 'components'>): Promise<void> => void answers.push(one);
  const interaction = { ...interactionOf(userAt(present, seat), given), reply: answer, editReply: answer };
  const tables = {
    inChannel: async () => ({ ok: true, value: present }),
    play: async ({ actions }: { readonly actions: readonly Action[] }) => {
      played.push(actions);
      return { ok: false, refusal: { code: 'paused' } };
    },
  };
  const bot = {
    ...{ tables, renderer: pixels(), log: { debug() {}, info() {}, warn() {}, error() {} } },
    people: { of: async () => ({ confirm: false }) },
    newcomers: { greets: async () => false },
  };
  await place.execute(interaction as unknown as Slash, bot as unknown as Bot);
  return { played: played[0] ?? null, answer: played.length > 0 ? null : answers[0]! };
}

/** An offer's name in suggestions. */
function nameOf({ option, group, label }: Offer): string {
  const isHere = option.type === 'deploy' && group === 'here';
  return cut(
    isHere ? `${words.things.role(option.figure, option.on)} – ${words.things.place(option.on)}` : label(),
    100,
  );
}

/** A random turn, if possible with a decision after the tile, and the typed options that lead to it. */
function turnAt(present: GameAtTable, chance: () => number) {
  const { game, table } = present;
  const spoken = words.on(table.options);
  const { placements } = game.view(game.asked);
  const hasStop = placements.filter(
    (one) => imagine(game, { placement: one, choices: [] }, game.asked).stops.length > 0,
  );
  const of = hasStop.length > 0 ? hasStop : placements;
  const placement = of[Math.floor(chance() * of.length)]!;
  const { rotation } = placement;
  const square = spoken.things.square(placement);
  const look = lookAt(present, placement, { rotation, reader: game.asked })!;
  return { look, given: { square, rotation } };
}

const planned = (
  look: PlannedTurn,
  choices: readonly number[],
): { readonly look: PlannedTurn; readonly imagined: Imagined } => {
  const chosen = { ...look, plan: { ...look.plan, choices } };
  return { look: chosen, imagined: imagine(look.game, chosen.plan, look.game.asked) };
};

/** Every way through the stops: the choices and their names. */
function pathsOf(
  look: PlannedTurn,
  choices: readonly number[] = [],
): { choices: readonly number[]; names: string[] }[] {
  const stop = planned(look, choices).imagined.stops[choices.length];
  if (!stop) return choices.length === 0 ? [] : [{ choices, names: [] }];
  const { table } = look;
  const labels = stopLabels(stop, table.members, words.on(table.options));
  return labels.flatMap((label, index) =>
    pathsOf(look, [...choices, index]).map((path) => ({ ...path, names: [label, ...path.names] })),
  );
}

/** Expects that each offer can be typed, is suggested, and plays the actions of its button. */
async function expectTyped(
  present: GameAtTable,
  look: PlannedTurn,
  given: Typed,
  chance: () => number,
): Promise<number> {
  const { imagined } = planned(look, look.plan.choices);
  const offers = offersOf(look, imagined, words.on(present.table.options));
  const typed = offers.map((one) => one.typed);
  expect(new Set(typed).size).toBe(typed.length);
  for (const text of typed) expect(text.length).toBeLessThanOrEqual(100);
  // A sample of many offers, since each costs a whole imagined turn.
  const tried = offers.filter(() => chance() < 5 / offers.length);
  for (const offer of tried) {
    const found = await suggested(present, 'figure', nameOf(offer), given);
    expect(found).toContainEqual({ name: nameOf(offer), value: offer.typed });
    const { played } = await sent(present, { ...given, figure: offer.typed });
    expect(played).toEqual(turnActions(imagined, offer.index === 'none' ? null : offer.index));
  }
  return tried.length;
}

const partsIn = ({ components = [] }: Pick<PanelContent, 'components'>) =>
  (components as ComponentRow[]).flatMap(
    (row) => row.components as { label?: string; options?: { label: string; value: string }[] }[],
  );

/** As many as the command suggests. */
const MOST_PATHS = 250;

describe('a player can type everything that a turn offers', () => {
  drawn('a figure, another end of the turn, and nothing, after every choice on the way there', async () => {
    const chance = chanceOf(11);
    let [turns, paths, offers] = [0, 0, 0];
    const setups = [...[2, 3, 5].map(everything), onMap('germany', 'costs-2', { seats: 3 })];
    const isEnough = (): boolean => turns > 1 && paths > 0 && offers > 4;
    for (const luck of lucksUntil('typed turns', { short: 1, long: 16 }, isEnough)) {
      const setup = setups[luck % setups.length]!;
      for (const { game } of randomGame(setup, luck)) {
        const isTurn = game.moment === 'tile' || game.moment === 'before';
        if (!isTurn || chance() > 0.05) continue;
        const present = presentAt(game, people);
        const { look, given } = turnAt(present, chance);
        turns += 1;
        const ways = pathsOf(look);
        // A sample of those that are suggested, since each costs many imagined turns.
        const some = ways.slice(0, MOST_PATHS).filter((_, at) => at === 0 || chance() < 20 / ways.length);
        for (const { choices, names } of some) {
          paths += 1;
          const choice = lettersOf(choices);
          const name = cut(names.join(' · '), 100);
          expect(await suggested(present, 'choice', name, given)).toContainEqual({ name, value: choice });
          offers += await expectTyped(present, planned(look, choices).look, { ...given, choice }, chance);
        }
        if (ways.length === 0) expect(await suggested(present, 'choice', '', given)).toEqual([]);
        offers += await expectTyped(present, look, given, chance);
      }
    }
    expect(turns).toBeGreaterThan(isLong ? 20 : 1);
    expect(paths).toBeGreaterThan(0);
    expect(offers).toBeGreaterThan(isLong ? 60 : 4);
  });

  test('the square by its name, and by the number that it has on the picture', async () => {
    const present = presentAt(Game.start(everything(2)), people);
    const { view } = present.game;
    for (const { label, x, y } of numberedSquares(view.call(present.game, null))) {
      const { rotation } = present.game.view(null).placements.find((one) => one.x === x && one.y === y)!;
      for (const square of [label, words.things.square({ x, y })]) {
        const { played } = await sent(present, { square, rotation, figure: 'none' });
        expect(played!.find(({ type }) => type === 'place')).toEqual({ type: 'place', x, y, rotation });
      }
    }
  });

  test('without a square the player is asked for it, and nothing is played', async () => {
    const present = presentAt(Game.start(setupOf()), people);
    for (const given of [{}, { figure: 'none' }, { choice: '0' }, { rotation: 90 }]) {
      const { played, answer } = await sent(present, given);
      expect([played, answer?.content]).toEqual([null, words.refusal({ code: 'square-missing' })]);
    }
  });

  test.each(['x', '0.0.0', '7', '-1', '1.', '00'])(
    '%o is no choice if no choice is asked, and nothing is played',
    async (choice) => {
      const present = presentAt(Game.start(setupOf()), people);
      const { look, given } = turnAt(present, () => 0);
      expect(pathsOf(look)).toEqual([]);
      const { played, answer } = await sent(present, { ...given, choice, figure: 'none' });
      expect([played, answer?.content]).toEqual([null, words.refusal({ code: 'place-not-legal', typed: choice })]);
    },
  );
});

const STEPS = ['abbey', 'dragon', 'gift', 'keep', 'phantom', 'sheep', 'wagon'];

describe('a player can type every decision apart from the tile', () => {
  drawn('each option is suggested, and plays what its button plays', async () => {
    const chance = chanceOf(5);
    const asked = new Map<string, number>();
    for (const luck of lucksUntil('typed decisions', { short: 2, long: 12 }, () =>
      STEPS.every((step) => asked.has(step)),
    )) {
      for (const { game } of randomGame(everything(2 + (luck % 3)), luck)) {
        const { step, asked: seat, moment } = game;
        if (seat === null || (moment !== 'before' && !isDecision(game.view(seat))) || step === 'meeple') continue;
        // Frequent steps are tried only now and then.
        const times = asked.get(step!) ?? 0;
        asked.set(step!, times + 1);
        if (times > (isLong ? 3 : 0) && chance() > (isLong ? 0.1 : 0.03)) continue;
        const present = presentAt(game, people);
        // A sample, since each lists all options once more.
        const options = decidedBy(present, words);
        for (const { actions, label, value } of options.filter((_, at) => at === 0 || chance() < 8 / options.length)) {
          const name = cut(label, 100);
          expect(await suggested(present, 'choice', name)).toContainEqual({ name, value });
          expect((await sent(present, { choice: value })).played).toEqual(actions);
        }
      }
    }
    expect([...asked.keys()].toSorted()).toEqual(expect.arrayContaining(STEPS));
  });

  test('a suggestion tells an option before the tile as its menu does', async () => {
    const game = laidOut({
      rules: 'gifts',
      board: 'BA-D@0,0r0 BA-B@0,1r0 BA-B@0,2r0',
      figures: 'A road:0,0:E, B city:0,0:N',
      hands: 'A synod cash-out road-sweeper',
      draws: 'BA-B BA-E BA-B',
    });
    const present = presentAt(game, people);
    const bot = { renderer: pixels(), log: { error() {} } } as unknown as Parameters<typeof beforePanel>[3];
    const panel = await beforePanel(present, 0, words, bot);
    const told = new Map<number, string>();
    for (const { options = [] } of partsIn(panel)) {
      for (const { label, value } of options) told.set(Number(optionIn(value)), label);
    }
    const suggestions = new Map(
      (await suggested(present, 'choice', '')).map(({ name, value }) => [
        Number(optionIn(value)),
        name.replace(/^\d+: /, ''),
      ]),
    );
    expect(told.size).toBeGreaterThan(1);
    for (const [index, label] of told) expect(suggestions.get(index)).toBe(label);
  });

  test('AN6: a choice of arrows that is asked apart, after an abbey, tells the symbol of each', () => {
    const game = arrowsAfterAbbey();
    const labels = decisionRows(presentAt(game, people), words)
      .flatMap((row) => row.components)
      .map((part) => ('label' in part ? part.label : ''));
    expect(labels).toHaveLength(2);
    for (const label of labels) expect(label).toMatch(/ – (add a meeple|place anywhere|extra turn)/);
  });

  test('without a choice the panel shows the question, each option on a button or in a menu', async () => {
    const game = laidOut({ rules: 'gifts', hands: 'A take-2', draws: 'BA-B BA-E BA-B' });
    const before = await sent(presentAt(game, people), {});
    expect(before.answer!.content).toContain(words.hand.card('take-2').title);
    game.play(game.legalActions()[0]!);
    const { answer } = await sent(presentAt(game, people), {});
    expect(partsIn(answer!).map(({ label }) => label)).toEqual(
      decidedBy(presentAt(game, people), words).map(({ label }) => label),
    );
  });

  test('another player’s answer, and a choice that does not exist, play nothing', async () => {
    const game = laidOut({ rules: 'gifts', hands: 'A take-2', draws: 'BA-B BA-E BA-B' });
    game.play(game.legalActions()[0]!);
    const present = presentAt(game, people);
    const { value } = decidedBy(present, words)[0]!;
    const { answer } = await sent(present, { choice: value }, 1);
    expect(answer?.content).toBe(words.refusal({ code: 'decide-first', asked: people[0]!.user }));
    for (const choice of ['9', 'x', `${value}x`, '', 'none']) {
      const told = await sent(present, { choice });
      expect([told.played, told.answer?.content]).toEqual([
        null,
        words.refusal({ code: 'place-not-legal', typed: choice }),
      ]);
    }
    // A square has to wait.
    const square = await sent(present, { square: 'N19', figure: 'none' });
    expect([square.played, square.answer?.content]).toEqual([
      null,
      words.refusal({ code: 'decide-first', asked: null }),
    ]);
  });
});

/** A game that asks which of two arrows is activated, without a tile placed from a panel: an abbey lies between them. */
function arrowsAfterAbbey(): Game {
  const rules = 'abbey-mayor arrows';
  const board = 'AN-A@0,-1r90 AN-A@0,1r270 BA-B@1,0r0 BA-B@-1,0r0';
  const game = laidOut({ rules, board, draws: 'BA-B BA-B' });
  game.play({ type: 'abbey', x: 0, y: 0 });
  expect(game.step).toBe('arrow');
  return game;
}

describe('several decisions between tile and figure', () => {
  /** A game with so many decisions after the tile, and so many options at each. */
  const stopping = (game: Game, counts: readonly number[], at: number): Game => {
    let nth = at;
    const isBetween = (): boolean => nth >= 0 && nth < counts.length;
    const optionsAt = (y: number): Action[] =>
      Array.from({ length: counts[y]! }, (_, x): Action => ({ type: 'activate', x, y }));
    return Object.create(game, {
      moment: { get: () => (isBetween() ? 'between' : game.moment) },
      step: { get: () => (isBetween() ? 'arrow' : game.step) },
      legalActions: { value: () => (isBetween() ? optionsAt(nth) : game.legalActions()) },
      clone: { value: () => stopping(game.clone(), counts, nth) },
      play: {
        value: (action: Action) => {
          if (action.type === 'activate') {
            nth += 1;
            return [];
          }
          const events = game.play(action);
          if (action.type === 'place') nth = 0;
          return events;
        },
      },
    }) as Game;
  };
  const presentWith = (...counts: number[]): GameAtTable => {
    const real = Game.start(setupOf());
    const game = Object.create(real, {
      imagine: { value: (reader: Seat | null) => stopping(real.imagine(reader), counts, -1) },
    }) as Game;
    return { ...presentAt(real, people), game };
  };

  test('every way through them is suggested at once if a list holds them', async () => {
    const present = presentWith(2, 3, 4);
    const { look, given } = turnAt(present, () => 0);
    const paths = pathsOf(look);
    expect(paths).toHaveLength(24);
    expect((await suggested(present, 'choice', '', given)).map(({ value }) => value)).toEqual(
      paths.map(({ choices }) => lettersOf(choices)),
    );
  });

  const COUNTS: readonly (readonly number[])[] = [[1], [5], [4, 4, 4], [1, 5], [5, 1], [25], [30], [2, 30]];

  test.each(COUNTS.map((counts) => [counts] as const))(
    'with %j answers each way is suggested while it is typed, and played',
    async (counts) => {
      const present = presentWith(...counts);
      const { look, given } = turnAt(present, () => 0);
      const paths = pathsOf(look);
      expect(paths).toHaveLength(counts.reduce((product, count) => product * count, 1));
      const missing: string[] = [];
      for (const { choices, names } of sampled(`ways through ${counts.join()}`, paths, { short: 8 })) {
        const [name, value] = [cut(names.join(' · '), 100), lettersOf(choices)];
        const found = await suggested(present, 'choice', name, given);
        if (!found.some((one) => one.name === name && one.value === value)) missing.push(value);
        const { played } = await sent(present, { ...given, choice: value, figure: 'none' });
        expect(played!.flatMap((action) => (action.type === 'activate' ? [action.x] : []))).toEqual(choices);
      }
      expect(missing).toEqual([]);
    },
  );

  test('a missing choice is the usual one, and a choice too many is none', async () => {
    const present = presentWith(2, 3);
    const { given } = turnAt(present, () => 0);
    const played = async (choice: string) =>
      (await sent(present, { ...given, choice, figure: 'none' })).played?.flatMap((action) =>
        action.type === 'activate' ? [action.x] : [],
      );
    expect(await played('b')).toEqual([1, 0]);
    expect(await played('a')).toEqual([0, 0]);
    expect(await played('b.c')).toEqual([1, 2]);
    for (const choice of ['b.d', 'c', 'b.c.a', 'f', '1']) expect(await played(choice)).toBeUndefined();
  });
});
