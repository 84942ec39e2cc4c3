import { describe, expect, expectTypeOf, test } from 'vitest';
import { argumentsOf, type Unmet } from '../../src/discord/words/sentences/arguments.ts';
import { decisionOf } from '../../src/discord/words/sentences/decision.ts';
import { inMarkdown, inPlain, languageOf } from '../../src/discord/words/sentences/language.ts';
import { thingsOf } from '../../src/discord/words/sentences/things.ts';
import { wordsFiles } from '../../src/discord/words/sources.ts';
import { speakerOf, type WordTrouble } from '../../src/discord/words/speaker.ts';
import {
  type Action,
  Game,
  type GameEvent,
  pointedAt,
  type Setup,
  TILE_SETS,
  TILES_OF,
} from '../../src/engine/index.ts';
import { isBetweenTurns } from '../../src/engine/steps/index.ts';
import { exportedBy } from '../support/expansions.ts';
import { chanceOf, choose, type Moment, RULES_WITHOUT_MAP, randomGame, setupOf } from '../support/games.ts';
import { inside } from '../support/inside.ts';
import { PSEUDO, pseudoFiles } from '../support/pseudo.ts';
import { isDrawn, isLong, lucks, sampled } from '../support/runs.ts';
import { people } from './words-support.ts';

const files = wordsFiles();
const textsOf = (language: string): string[] =>
  files.filter((file) => file.language === language).map(({ text }) => text);

const troubles: WordTrouble[] = [];
const tell = (trouble: WordTrouble): void => void troubles.push(trouble);
const inEnglish = speakerOf({ language: 'en', texts: textsOf('en'), english: null, tell });
const inGerman = speakerOf({ language: 'de', texts: textsOf('de'), english: inEnglish, tell });
const madeUp = pseudoFiles(files).map(({ text }) => text);
const inMadeUp = speakerOf({ language: PSEUDO, texts: madeUp, english: inEnglish, tell });
const languages = [inEnglish, inGerman, inMadeUp].map((speaker) => languageOf(speaker));

const members = people('Ada', 'Bo', 'Cy');

describe('the arguments of a message about an event or an action', () => {
  const [language] = languages as [(typeof languages)[0]];
  const things = thingsOf(language);
  const told = <Of extends object>(of: Of) => argumentsOf(language, things, of, inPlain(language, members));
  const city = { kind: 'city', x: 0, y: 0, at: 'N' } as const;

  test('seats are told by name, other numbers unchanged', () => {
    expect(told({ seat: 1, step: 3, points: -2 })).toEqual({ seat: 'Bo', step: 3, points: -2 });
  });

  test('a place is told by its square, its spot on it, and the role of the figure there', () => {
    expect(told({ figure: 'meeple', beside: city } as const)).toEqual({
      ...{ figure: 'meeple', beside: 'N20', 'beside-spot': 'N20 N', 'beside-place': 'city, north' },
      'beside-role': { thing: 'role-knight' },
    });
    expect(told({ on: city })).toEqual({ on: 'N20', 'on-spot': 'N20 N', 'on-place': 'city, north' });
  });

  test('a square is told by its name, also if it is the whole argument; a tile is told in words, as it is turned', () => {
    expect(told({ from: null, to: { x: 1, y: 0 } })).toEqual({ from: null, to: 'O20' });
    expect(told({ tile: 'BA-D', x: 0, y: 0, rotation: 90 } as const)).toMatchObject({
      at: 'N20',
      tile: things.tile('BA-D', 90),
    });
  });

  test('tokens are counted, in the plural of the language', () => {
    const french = languageOf(speakerOf({ language: 'fr', texts: textsOf('fr'), english: inEnglish, tell }));
    const taken = { goods: { wine: 2, grain: 1, cloth: 0 } };
    expect(told(taken)).toEqual({ goods: '2 wine and 1 grain', 'goods-count': 3 });
    const inFrench = argumentsOf(french, thingsOf(french), taken, inPlain(french, members));
    expect(inFrench).toEqual({ goods: '2 vins et 1 blé', 'goods-count': 3 });
  });

  test('they tell whether something comes from another player', () => {
    expect(told({ seat: 0, from: 1, to: 2 })).toEqual({ seat: 'Ada', from: 'Bo', to: 'Cy', own: false });
    expect(told({ seat: 0, from: 0 })).toMatchObject({ own: true });
    expect(told({ seat: 0, from: null })).toEqual({ seat: 'Ada', from: null, own: false });
  });

  test('no message about an event or an action asks for an argument that it is not given', () => {
    type Actions = { [One in Action as One['type']]: One };
    type Events = { [One in GameEvent as One['type']]: One };
    // Further arguments of a label: whom it sends home, and its feature and tile.
    type About = { readonly around: number; readonly most: number; readonly symbol: string };
    expectTypeOf<Unmet<'action', Actions, About & { readonly home: string | null }>>().toBeNever();
    expectTypeOf<Unmet<'event', Events, { readonly headline: string }>>().toBeNever();
    // @ts-expect-error: a message that asks for what nobody tells is found out.
    expectTypeOf<Unmet<'action', { fairy: { readonly type: 'fairy' } }>>().toBeNever();
    expect(troubles).toEqual([]);
  });
});

/** A random game in which players pass before the draw, so that choices after the last tile are more frequent. */
function* waitingGame(setup: Setup, luck: number): Generator<Pick<Moment, 'game' | 'events'>> {
  const game = Game.start(setup);
  const chance = chanceOf(luck);
  yield { game, events: game.lastEvents };
  while (game.asked !== null) {
    const options = game.legalActions();
    const last = options.at(-1)!;
    const waits = isBetweenTurns(inside(game).agenda) && last.type === 'pass';
    yield { game, events: game.play(waits ? last : choose(options, chance)) };
  }
}

/** Laid out by the tests of expansions: games that begin with a question that is rare in all others. */
const LAID_OUT = [...(await exportedBy<{ RARE: readonly Setup[] }>('rare.ts')).values()].flatMap(({ RARE }) => RARE);

/** Otherwise only one game of everything is played, which need not ask everything. */
const IS_WHOLE = isDrawn('all messages', { oneIn: 8, about: ['src/discord/words/sentences/'] });

/** At how many of the decisions all that can be chosen is said, besides those that ask for something new. */
const LOOKED_AT = isLong ? 1 : 0.1;

const choicesIn = (game: Game): Action[] => game.legalActions().filter(({ type }) => type !== 'place');

/** The messages of a question and its choices. */
const askedFor = ({ step }: Game, choices: readonly Action[]): string[] => [
  `ask-${step}`,
  ...choices.flatMap(({ type }) => (type === 'pass' ? [`action-${type}`, `action-pass-${step}`] : [`action-${type}`])),
];

test('every event and every choice in games of everything has a message in every language', () => {
  const spoken = sampled('languages that say all', languages, { short: 1 });
  const everything = setupOf({ seats: 3, sets: TILE_SETS, switches: RULES_WITHOUT_MAP });
  // Rare events among so many rules are frequent in games of one rule alone.
  const alone = RULES_WITHOUT_MAP.flatMap((rule) => {
    const tiles = TILES_OF[rule];
    return tiles === undefined ? [] : [setupOf({ seats: 3, sets: ['base', tiles], switches: ['fields', rule] })];
  });
  // More kinds of figures, and only two players, who meet often.
  const figures = alone.map(({ sets, switches }) =>
    setupOf({ seats: 2, sets, switches: [...new Set([...switches, 'large-meeple', 'abbot'] as const)] }),
  );
  // Places that several figures share are full sooner.
  const plenty = alone.map(({ sets, switches }) => setupOf({ seats: 2, sets, switches, options: { meeples: 20 } }));
  const said = new Set<string>();
  const [draw] = lucks('decisions of everything', { short: 1, long: 1 });
  const chance = chanceOf(draw!);
  const unsaid = (): string[] =>
    [...inEnglish.keys].filter((key) => /^(action|ask)-[^.]*$/.test(key) && !said.has(key));
  /** Most games ask nothing new, so only the others are said. */
  const asksForMore = (setup: Setup, luck: number): boolean => {
    const lacking = new Set(unsaid());
    for (const { game } of randomGame(setup, luck))
      if (game.asked !== null && askedFor(game, choicesIn(game)).some((key) => lacking.has(key))) return true;
    return false;
  };
  const rare = Array(8)
    .fill([...plenty, ...alone, ...figures])
    .flat();
  const often = [everything, everything, everything];
  const setups = IS_WHOLE ? [...often, ...alone, ...rare, ...LAID_OUT, ...Array(9).fill(everything)] : [everything];
  const always = often.length + alone.length + alone.length + figures.length;
  for (const [index, setup] of setups.entries()) {
    if (unsaid().length === 0) break;
    const luck = IS_WHOLE ? index + 1 : draw!;
    if (index >= always && !asksForMore(setup, luck)) continue;
    const isWaiting = index >= often.length && index < often.length + alone.length;
    for (const { game, events } of (isWaiting ? waitingGame : randomGame)(setup, luck)) {
      const options = choicesIn(game);
      const keys = game.asked === null ? [] : askedFor(game, options);
      const isLookedAt = keys.some((key) => !said.has(key)) || chance() < LOOKED_AT;
      const view = game.asked === null || !isLookedAt ? null : game.view(game.asked);
      for (const key of keys) said.add(key);
      const { asked: seat, step } = game;
      const chosen = (view ? options : []).map((option) => {
        const [at] = pointedAt(option);
        const place = pointedAt(option).find((one) => 'kind' in one);
        const about = {
          ...{ seat, step, tile: at ? game.tileAt(at) : null },
          feature: place ? game.feature(place) : null,
        };
        return { option, done: game.imagine(seat).play(option), about };
      });
      for (const language of spoken) {
        const things = thingsOf(language);
        const { title, label, group, groupOf, preview, commitLabel, goesOn } = decisionOf(language, things);
        for (const event of events) {
          const given = argumentsOf(language, things, event, inMarkdown(language, members));
          language.sayIfAny(`event-${event.type}`, { ...given, headline: 'Ada' });
        }
        if (!view) continue;
        expect(title(view, members)).toContain(members[game.asked!]!.user);
        const labels = chosen.map(({ option, done, about }) => label('1', option, done, members, about));
        expect(labels.filter((one) => !/^1: \S/.test(one))).toEqual([]);
        const isBefore = game.moment === 'before';
        for (const { option, done, about } of isBefore ? chosen : []) {
          const { text, alt } = preview(option, done, members, about);
          const others = [groupOf(option, 2), goesOn(done, members)];
          for (const one of [text, alt, commitLabel(option, done, members, seat!), ...others])
            expect(one).toMatch(/\S/);
        }
        // Only the end of a turn opens the options of a verb.
        for (const type of game.moment !== 'figure' ? [] : new Set(options.map((option) => option.type))) {
          expect(groupOf(options.find((option) => option.type === type)!, 2)).toMatch(/\S/);
          expect(group({ verb: type, from: 1, to: 1, of: 2 })).toMatch(/\S/);
        }
      }
    }
  }
  expect(troubles).toEqual([]);
  if (IS_WHOLE) expect(unsaid()).toEqual([]);
});
