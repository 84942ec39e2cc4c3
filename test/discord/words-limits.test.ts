import { describe, expect, test } from 'vitest';
import { factsOf, tilesOffered } from '../../src/discord/explaining/map-facts.ts';
import { imagine } from '../../src/discord/turn/plan.ts';
import { languages, type NamedMap, REGIONS, type ServerChoice, type Words } from '../../src/discord/words/index.ts';
import {
  BOXES,
  type FeatureView,
  Game,
  type GameEvent,
  MAPS,
  pointedAt,
  type Setup,
  TILE_DESIGNS,
  tilesIn,
} from '../../src/engine/index.ts';
import {
  consistent,
  DEFAULT_OPTIONS,
  PRESETS,
  RULE_SWITCHES,
  TAKE_BACK_SECONDS,
  TOWN_RULES,
} from '../../src/game/lobby/options.ts';
import {
  DEFAULT_SERVER_SETTINGS,
  GAME_PLACES,
  SEASON_MONTHS,
  SERVER_SETTINGS,
  settled,
} from '../../src/game/servers/server-settings.ts';
import { OFFERED_PACES } from '../../src/game/time/pace.ts';
import { LEVELS } from '../../src/players/levels.ts';
import { randomGame, setupOf } from '../support/games.ts';
import { moments, sampled } from '../support/runs.ts';
import {
  EVERYTHING,
  everyLanguage,
  inMadeUp,
  isReworded,
  moreIn,
  numbersOf,
  ODD_MAP,
  oddPeople,
  onMap,
  saysIn,
  tableOf,
} from './words-support.ts';

/** Discord counts UTF-16 units, as `length` does. */
const MESSAGE = 2000;
const ALT = 1024;
const LABEL = 80;

const seats = oddPeople(6);

const bare = setupOf({ seats: 6 });
const full = setupOf({ seats: 6, sets: EVERYTHING.sets, switches: EVERYTHING.switches });

/** More turns than can be taken back at once, with all their events. */
const ROUNDS: readonly (readonly GameEvent[])[] = [...randomGame(full, 3)].slice(60, 120).map(({ events }) => events);

/** The actions before the tile, with the cards of a hand, and the choice of Take 2. */
function checkTwo({ decision, hand, turn, alt }: Words, game: Game): void {
  const seat = game.asked!;
  const view = game.view(seat);
  const { hands } = view;
  for (const one of hands) {
    expect(hand.told(one, one.own, true).length).toBeLessThanOrEqual(1900);
    expect(hand.told(one, [], true).length).toBeLessThanOrEqual(1900);
    expect(hand.button(one.deck).length).toBeLessThanOrEqual(38);
  }
  expect(hand.alt(hands).length).toBeLessThanOrEqual(ALT);
  expect(decision.before(view.step).length).toBeLessThanOrEqual(38);
  expect(decision.title(view, seats).length).toBeLessThanOrEqual(200);
  for (const option of game.legalActions()) {
    if (option.type === 'pass') continue;
    const events = game.imagine(seat).play(option);
    const place = pointedAt(option).find((at) => 'kind' in at);
    const about = { seat, step: game.step, feature: place ? game.feature(place) : null };
    const label = decision.label('9', option, events, seats, about);
    expect(label).toMatch(/^9\s?: \S/);
    const ways = [1, 2].map((count) => decision.groupOf(option, count));
    for (const one of [label, ...ways, decision.commitLabel(option, events, seats, seat)])
      expect(one.length).toBeLessThanOrEqual(LABEL);
    const { text, alt: heard } = decision.preview(option, events, seats, about);
    expect(text.length).toBeLessThanOrEqual(900);
    expect(heard.length).toBeLessThanOrEqual(900);
    expect(heard).not.toMatch(/\*\*\S|undefined|null\b/);
    expect(decision.goesOn(events, seats).length).toBeLessThanOrEqual(1900);
    const tiles = tilesIn(option).map((tile) => ({ label: '2', tile }));
    expect(decision.tilesAlt(tiles).length).toBeLessThanOrEqual(ALT / 2);
  }
  expect(turn.title(view, seats).length).toBeLessThanOrEqual(100);
  const numbers = numbersOf(view);
  expect(alt.board({ view, people: seats, events: [], numbers }).length).toBeLessThanOrEqual(ALT);
}

/** All texts of a turn, with their longest parts. */
function checkTurn(words: Words, game: Game, events: readonly GameEvent[]): void {
  const view = game.view(null);
  const { turn, panel, alt } = words;
  expect(turn.map(view) === '').toBe(view.map === null);
  expect(turn.map(view).length).toBeLessThanOrEqual(200);
  for (const line of words.log.discovered(events, view)) expect(line.length).toBeLessThanOrEqual(300);
  const numbers = numbersOf(view);
  const message = [
    turn.title(view, seats),
    turn.scores(view, seats),
    turn.tile(view),
    turn.page({ from: 1, to: 20, of: numbers.length }),
    ...words.log.lines(events, seats, 900),
  ];
  expect(turn.scores(view, seats).length).toBeLessThanOrEqual(400);
  expect(message.join('\n').length).toBeLessThanOrEqual(MESSAGE);
  expect(turn.past(view.turn, events, seats).length).toBeLessThanOrEqual(500);

  const text = alt.board({ view, people: seats, events, numbers });
  expect(text.length).toBeLessThanOrEqual(ALT);
  expect(text).toContain(words.things.tile(view.drawn!));
  for (const points of view.scores) expect(text).toContain(` ${words.things.number(points)} `);
  const shown = numbers.filter(({ label, square }) => text.includes(`${label} = ${words.things.square(square)}`));
  const missing = numbers.length - shown.length;
  expect(shown.length).toBeGreaterThanOrEqual(Math.min(15, numbers.length));
  if (missing > 0) expect(text.endsWith(`${saysIn(words)('alt-and-more', { count: missing })}.`)).toBe(true);

  const placement = view.placements.at(-1)!;
  const { decision } = words;
  const { stops, options, game: imagined, events: placed } = imagine(game, { placement, choices: [] }, view.asked);
  const found: FeatureView[] = [];
  for (const { step, options: choices, before } of stops) {
    for (const option of choices) {
      const [at] = pointedAt(option);
      const about = { seat: view.asked, step, tile: at ? before.tileAt(at) : null };
      const label = decision.label('z', option, before.clone().play(option), seats, about);
      expect(label).toMatch(/^z\s?: \S/);
      expect(label.length).toBeLessThanOrEqual(LABEL);
    }
  }
  const verbs = new Set(options.map(({ type }) => type));
  const deploying = {
    ...{ square: placement, tile: view.drawn!, rotation: placement.rotation, choices: 4 },
    ...{
      supply: { meeple: 7, large: 1, abbot: 1, builder: 1, pig: 1 },
      elsewhere: { by: 'place-anywhere' },
      verbs: [...verbs.add('return')],
      stops: stops.map(({ step }) => step),
      people: seats,
      events: placed,
      next: 'extra' as const,
    },
  };
  for (const waitsFor of [undefined, null, view.asked!])
    expect(panel.deploy({ ...deploying, waitsFor }).length).toBeLessThanOrEqual(1900);
  expect(panel.placeOnly.length).toBeLessThanOrEqual(38);
  for (const option of options) {
    const outcome = imagined.clone().play(option);
    if (option.type === 'deploy') {
      const feature = imagined.feature(option.on)!;
      found.push(feature);
      const elsewhere = option.on.x !== placement.x || option.on.y !== placement.y;
      const choice = {
        figure: option.figure,
        on: option.on,
        feature,
        twin: true,
        mark: 'A',
        events: outcome,
        ...(elsewhere && { elsewhere, beside: 'abbot' as const }),
      };
      const label = panel.figureLabel(choice, view.asked!, seats);
      expect(label).toMatch(/^A\s?: \S.* – \S/);
      expect(label.length).toBeLessThanOrEqual(LABEL);
    } else if (option.type === 'pass')
      expect(panel.noFigureLabel(outcome, view.asked!, seats).length).toBeLessThanOrEqual(LABEL);
    else {
      const label = decision.label('1', option, outcome, seats, { seat: view.asked });
      expect(label).toMatch(/^1\s?: \S/);
      expect(label.length).toBeLessThanOrEqual(LABEL);
      // The button shows points that come at once: a recalled abbot scores for its player.
      const [points = 0] = outcome.flatMap((event) => (event.type === 'scored' ? [event.points] : []));
      if (option.type === 'return') expect(label).toContain(`+${words.things.number(points)}`);
    }
  }
  const { rotation } = placement;
  const about = { square: placement, tile: view.drawn!, rotation, people: seats, asked: view.asked! };
  const whatIf = panel.whatIf({ ...about, features: [...found, ...found], events: placed, reader: null });
  expect(whatIf.length).toBeLessThanOrEqual(1900);
  expect(panel.present(view, seats).length).toBeLessThanOrEqual(MESSAGE);
  expect(panel.done(events, seats).length).toBeLessThanOrEqual(MESSAGE);
}

/** The most that one choice can drop. */
const ALL_DROPPED = { boxes: BOXES, rules: RULE_SWITCHES, map: 'germany', tiles: 120 } as const;

const LANGUAGES = [...everyLanguage, ['longer', inMadeUp()] as const];

describe.each(sampled('languages of limits', LANGUAGES, { short: 2, always: isReworded }))(
  '%s: no text is too long for Discord',
  (language, spoken) => {
    const games: [luck: number, setup: Setup][] = [
      [11, bare],
      [12, bare],
      [13, full],
      [14, full],
      [15, full],
      [16, onMap('taiwan', 'costs-2', { seats: 6 })],
      [17, onMap('nordics', 'extra-turn', { seats: 6 })],
      [18, onMap('usa', 'road-bonus', { seats: 6, copies: 2 })],
    ];
    test.each(sampled(`lengths in ${language}`, games, { short: 1 }))(
      'through game %i of six with the longest names',
      (luck, setup) => {
        const words = spoken.on({ map: (setup.map as string | undefined) ?? null });
        let before: GameEvent[] = [];
        const looksAt = new Set(moments(300));
        for (const { game, events } of randomGame(setup, luck, 0.01)) {
          before = game.step === 'meeple' ? [...events] : [...before, ...events];
          const view = game.view(null);
          const isShown = looksAt.has(view.turn);
          if (isShown && (game.moment === 'before' || game.step === 'keep')) checkTwo(words, game);
          if (view.step === 'place') {
            if (isShown) {
              checkTurn(words, game, before);
              const told = { turn: view.turn, seat: 0, scores: view.scores, standing: [], events: before };
              expect(words.log.turn(told, seats).length).toBeLessThanOrEqual(370);
              const moves = Array.from({ length: 6 }, () => before);
              expect(words.log.small(moves, seats).join('\n').length).toBeLessThanOrEqual(1500);
            }
            before = [];
          }
          // A title that asks is a sentence.
          if (view.step !== 'place' && game.asked !== null)
            expect(words.alt.board({ view, people: seats, events, numbers: [] })).not.toMatch(/[?!]\./);
          if (game.asked !== null) continue;
          const scored = events.filter((event) => event.type === 'scored');
          const end = [words.final.headline(view, seats), words.final.table(view, seats, scored)].join('\n');
          expect(end.length).toBeLessThanOrEqual(MESSAGE);
          expect(words.final.scoring(events, seats).length).toBeLessThanOrEqual(1500);
          const alt = words.alt.board({ view, people: seats, events, numbers: [] });
          expect(alt.length).toBeLessThanOrEqual(ALT);
          expect(alt).toContain(words.things.number(Math.max(...view.winners!.map((seat) => view.scores[seat]!))));
        }
      },
    );

    test('lists of everything', () => {
      const words = spoken;
      const base = Game.start(bare).view(null);
      expect(words.lists.tilesLeft(base).lines).toHaveLength(Object.keys(base.unseen).length);
      const view = Game.start(full).view(null);
      const left = words.lists.tilesLeft(view);
      expect(left.lines).toHaveLength(new Set(Object.keys(view.unseen).map((tile) => words.things.tile(tile))).size);
      expect(words.alt.tilesLeft(view).length).toBeLessThanOrEqual(ALT);
      const all = TILE_DESIGNS.map(({ id }) => ({ tile: id, count: 9 }));
      expect(words.lists.tilesFor({ x: 0, y: 0 }, all, view).length).toBeLessThanOrEqual(MESSAGE);
      expect(words.lists.tilesFor({ x: 0, y: 0 }, [], view)).toContain('N20');
      const field: FeatureView = {
        kind: 'field',
        places: [{ kind: 'field', x: 0, y: 0, at: 'EL.WR' }],
        tiles: 30,
        open: 0,
        arms: 0,
        cities: 33,
        perCity: 3,
        marks: {},
        votes: [7, 7, 7, 7, 7, 7],
        owners: [0, 1, 2, 3, 4, 5],
        shares: [99, 99, 132, 99, 132, 99],
        pointsNow: 99,
        pointsFinished: 99,
      };
      const fields = Array<FeatureView>(40).fill(field);
      expect(words.lists.fields(fields, seats).length).toBeLessThanOrEqual(MESSAGE);
      expect(moreIn(words, words.lists.fields(fields, seats))).toBeGreaterThan(0);
      expect(words.lists.standings(fields, seats, []).length).toBeLessThanOrEqual(MESSAGE);
      expect(moreIn(words, words.lists.standings(fields, seats, []))).toBeGreaterThan(0);
      expect(words.alt.fields(fields, seats).length).toBeLessThanOrEqual(ALT);
      expect(words.alt.standings(fields, seats, []).length).toBeLessThanOrEqual(ALT);
      for (const alt of [words.alt.fields(fields, seats), words.alt.standings(fields, seats, [])])
        expect(alt).not.toMatch(/\*\*W|###/);
      const places = Array.from({ length: 60 }, (_, index) => ({ label: `${index}`, place: field.places[0]! }));
      const closeUp = words.alt.closeUp({ square: { x: 0, y: 0 }, tile: 'BA-S', rotation: 90, places });
      expect(closeUp.length).toBeLessThanOrEqual(ALT);
    });

    test('the lobby, with everything on and off, and the later messages about a table', () => {
      const words = spoken;
      const table = tableOf(seats);
      const users = seats.map(({ user }) => user);
      const first = users[5]!;
      const onMap = consistent({
        ...EVERYTHING,
        map: 'my-land',
        town: TOWN_RULES,
        starts: ODD_MAP.start.squares.map(({ id }) => id),
        first,
      });
      const nothing = consistent({ ...onMap, switches: [] });
      const expires = Number.MAX_SAFE_INTEGER;
      const all = [
        ...[table.options, { ...DEFAULT_OPTIONS, first }].map((options) =>
          words.lobby.text({ ...table, options }, { map: null }),
        ),
        ...[onMap, nothing].flatMap((options) => [
          words.lobby.text({ ...table, options }, { map: ODD_MAP }),
          words.lobby.contents({ ...table, options }, ODD_MAP),
          words.lobby.contents({ ...table, options }, { ...ODD_MAP, layout: 'printed', copies: 1 }),
          words.lobby.settings({ ...table, options }, { map: ODD_MAP, lasts: 1e6, dropped: ALL_DROPPED }),
        ]),
        words.lobby.settings(table, { map: null, lasts: 119 }),
        words.lobby.started(table),
        words.lobby.expired(table),
        words.lobby.abandoned(table, users[0]!),
        words.lobby.abandoning({ ...table, abandoning: users }, users),
        words.lobby.confirmResign('one', true),
        words.lobby.confirmResign('people', true),
        words.lobby.confirmResign('computers', false),
        words.lobby.handedOver(users[0]!),
        words.lobby.stoodIn(users[0]!),
        ...(['time', 'gone', 'silent'] as const).map((why) =>
          words.time.away(
            { why, votes: users.map((user) => ({ user, choice: 'remove' as const })) },
            users[0]!,
            users,
            ['remove'],
          ),
        ),
        words.time.pauseWish(users, users),
        words.time.reminder(users[0]!, expires),
        words.time.until(expires),
        ...[true, false].flatMap((isOn) => [
          words.takeBack.held(users[0]!, { until: expires, isLast: isOn }),
          `${words.takeBack.own({ until: expires, isLast: isOn })} ${words.hand.later('gifts')}`,
        ]),
        words.takeBack.undoConfirm({ turns: ROUNDS, people: seats }, users),
        words.takeBack.undoConfirm({ turns: ROUNDS, people: seats }, []),
        words.takeBack.undoWish(users[0]!, { turns: ROUNDS, people: seats }, users),
        words.takeBack.undoAgreed(users),
        words.takeBack.undoDone(users[0]!),
        words.takeBack.undoDeclined(users[0]!),
        words.lobby.back(users[0]!),
        words.lobby.confirmStop,
        words.report.fair({ seed: 'f'.repeat(200), commitment: 'f'.repeat(64), file: 'x'.repeat(60) }),
      ];
      for (const text of all) {
        expect(text.length).toBeLessThanOrEqual(MESSAGE);
        expect(text).not.toMatch(/undefined|NaN|null\b/);
      }
      const about = { map: ODD_MAP, lasts: 1e6, dropped: ALL_DROPPED };
      expect(words.lobby.settings({ ...table, options: onMap }, about).length).toBeLessThanOrEqual(1900);
    });

    test('menus of the settings: labels, descriptions, placeholders', () => {
      const words = spoken;
      const { lobby } = words;
      const pair = ({ name, about }: NamedMap) => [name, about] as const;
      const menus: (readonly [label: string, about: string])[][] = [
        PRESETS.map((one) => pair(lobby.preset(one))),
        RULE_SWITCHES.map((one) => pair(lobby.rule(one))),
        BOXES.map((one) => pair(lobby.box(one))),
        [[], ...BOXES.filter(({ isWhole }) => isWhole).map((one) => [one])].map((one) => pair(lobby.start(one))),
        [pair(lobby.lastGame)],
        TOWN_RULES.map((one) => pair(lobby.town(one))),
        ...MAPS.map((map) =>
          tilesOffered(factsOf(map), 500).map(({ kind, most }) => pair(lobby.tilesOnMap(kind, most))),
        ),
        tilesOffered(null, 500).map(({ kind, most }) => pair(lobby.tilesOnMap(kind, most))),
        [[lobby.mapName(ODD_MAP.id, ODD_MAP.name), lobby.mapAbout(ODD_MAP)]],
        [[lobby.firstByLot, lobby.firstMenu]],
        [null, ...TAKE_BACK_SECONDS].map((one) => pair(words.takeBack.seconds(one))),
        LEVELS.map((one) => pair(lobby.addComputer(one))),
        [[lobby.removeComputer('*'.repeat(100)), lobby.computerMenu('both')]],
      ];
      for (const [label, about] of menus.flat()) {
        expect(label).toMatch(/\S/);
        expect(label.length, label).toBeLessThanOrEqual(38);
        expect(about).toMatch(/\S/);
        expect(about.length, about).toBeLessThanOrEqual(100);
      }
      // A rule may have the name of its tiles, which are in another menu.
      for (const menu of menus) expect(new Set(menu.map(([label]) => label)).size).toBe(menu.length);
      const { topicMenu, presetMenu, boxesMenu, bareMenu, partsMenu, startMenu, townMenu, tilesMenu, startsMenu } =
        lobby;
      for (const which of ['large', 'small', 'parts'] as const) {
        expect(lobby.window(which).length).toBeLessThanOrEqual(45);
        expect(lobby.boxesButton(which, 100, 100).length).toBeLessThanOrEqual(38);
      }
      for (const text of [
        topicMenu,
        ...[
          presetMenu,
          boxesMenu,
          bareMenu,
          partsMenu,
          startMenu,
          townMenu,
          tilesMenu,
          startsMenu(40),
          lobby.firstMenu,
        ],
      ]) {
        expect(text.length).toBeGreaterThan(0);
        expect(text.length).toBeLessThanOrEqual(150);
      }
    });

    test('presets of a server: as many as are possible, with names that would steer', () => {
      const words = spoken;
      const saved = Array.from({ length: 20 }, (_, index) => {
        const name = `${index}`.padEnd(40, '*');
        return { name, options: consistent({ ...EVERYTHING, map: index % 2 ? 'usa' : 'not-there-any-more' }) };
      });
      const text = words.settings.presets(saved);
      expect(text.length).toBeLessThanOrEqual(MESSAGE);
      expect(text).not.toMatch(/[^\\*]\*\*\*/);
      expect(text.split('\n').filter((line) => line.startsWith('- ')).length + moreIn(words, text)).toBe(20);
      for (const answer of [words.settings.saved, words.settings.deleted]) {
        expect(answer('@everyone')).not.toContain('@everyone');
        expect(answer('x'.repeat(500)).length).toBeLessThanOrEqual(MESSAGE);
      }
      expect(words.settings.saved('a', true)).not.toBe(words.settings.saved('a'));
      expect(words.settings.presets([])).toContain('/settings save');
    });

    test('the settings of a server, whatever is chosen: labels, meanings, the panel', () => {
      const { settings: words } = spoken;
      const odd = { name: '*'.repeat(40), options: consistent({ ...EVERYTHING, map: 'usa' }) };
      const presets = Array.from({ length: 20 }, (_, index) => ({ ...odd, name: `${index}`.padEnd(40, '*') }));
      const choices: ServerChoice[] = [
        // The last two have no words.
        ...['server', ...languages(), 'pt-BR', 'es-419'].map((value) => ({ setting: 'language', value }) as const),
        ...[null, ...PRESETS, presets[19]!.name].map((value) => ({ setting: 'preset', value }) as const),
        ...GAME_PLACES.map((value) => ({ setting: 'place', value }) as const),
        ...[null, ...OFFERED_PACES].map((value) => ({ setting: 'pace', value }) as const),
        ...[true, false].map((value) => ({ setting: 'leaderboard', value }) as const),
        ...SEASON_MONTHS.map((value) => ({ setting: 'seasonMonths', value }) as const),
      ];
      const offers = choices.map((choice) => words.choice(choice, { own: 'de', presets }));
      for (const { name, about } of offers) {
        expect(name).toMatch(/^\S+\s?: \S/);
        expect(name.length, name).toBeLessThanOrEqual(name.includes('**') ? 100 : 38);
        expect(about).toMatch(/\S/);
        expect(about.length, about).toBeLessThanOrEqual(100);
      }
      expect(new Set(offers.map(({ name }) => name)).size).toBe(offers.length);
      for (const { setting, value } of choices) {
        const settings = settled(DEFAULT_SERVER_SETTINGS, { [setting]: value });
        const plain = words.server({ settings, presets }, 'de');
        const after = words.server({ settings, presets }, 'de', setting);
        expect(after).not.toBe(plain);
        for (const text of [plain, after]) {
          expect(text.split('\n').filter((line) => line.startsWith('- '))).toHaveLength(SERVER_SETTINGS.length);
          expect(text.length).toBeLessThanOrEqual(MESSAGE);
          expect(text).not.toMatch(/undefined|null\b|[^\\*]\*\*\*/);
        }
      }
      // A preset that is gone is shown by its name alone.
      const gone = { ...DEFAULT_SERVER_SETTINGS, preset: '@everyone' };
      expect(words.server({ settings: gone, presets: [] }, 'en')).not.toMatch(/@everyone|– \n/);
      for (const setting of SERVER_SETTINGS) {
        expect(words.menu(setting)).toMatch(/\S/);
        expect(words.menu(setting).length).toBeLessThanOrEqual(150);
      }
    });

    test('the name of a thread, with any host’s name', () => {
      const { lobby } = spoken;
      for (const { name } of oddPeople(6)) {
        expect(lobby.threadName(name)).toMatch(/^(Carcassonne|Cáarcáassóonnée) – \S/);
        expect(lobby.threadName(name).length).toBeLessThanOrEqual(100);
        expect(lobby.threadName(name)).not.toMatch(/[\n\u202e]/);
      }
      expect(lobby.threadName('Ada')).toMatch(/^(Carcassonne|Cáarcáassóonnée) – Ada$/);
      expect(lobby.openedIn('12345678901234567890')).toContain('<#12345678901234567890>');
    });

    test('a region of a map on its button: short, plain, each by its own name', () => {
      const labels = REGIONS.map((region) => spoken.turn.region(region, 100, 118));
      for (const label of labels) {
        expect(label).toMatch(/^\p{L}[\p{L} -]*\s?: 100–118$/u);
        expect(label.length).toBeLessThanOrEqual(38);
      }
      expect(new Set(labels).size).toBe(9);
      expect(spoken.turn.region('N', 7, 7)).toMatch(/^\p{L}+\s?: 7$/u);
    });
  },
);
