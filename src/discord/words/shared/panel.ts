import {
  type FeatureView,
  FIGURES,
  type Figure,
  type GameEvent,
  type Kind,
  type Part,
  type Reason,
  type Rotation,
  type ScoredEvent,
  type Seat,
  samePlace,
  type TileId,
} from '../../../engine/index.ts';
import { type ScoreGroup, scoreGroupOf } from '../../../stats/index.ts';
import { cut, fitting } from '../escape.ts';
import type { FigureChoice, PanelWords, People, ThingWords } from '../types.ts';
import { followsIn } from './decision.ts';
import { featureLine, sizeOf } from './features.ts';
import { inMarkdown, inPlain, type Language } from './language.ts';
import { lineOf, scored, type Untold } from './lines.ts';
import { storyOf } from './story.ts';
import { directionsAt, roleOf, sideOf } from './things.ts';

const LABEL = 80;
const TEXT = 1900;

export function panelOf(language: Language, things: ThingWords): PanelWords {
  const { panel, log, things: named } = language.phrases;

  const turnedTile = (tile: TileId, rotation: Rotation): string =>
    `${things.tile(tile, rotation)} (${named.turned(rotation)})`;

  const done = (events: readonly GameEvent[], people: People): string =>
    [
      panel.done(),
      ...fitting(storyOf(language, things, events, inMarkdown(language, people)), TEXT - 100, log.more),
    ].join('\n');

  return {
    deploy: (about) => {
      const { square, tile, rotation, choices, recall = false, elsewhere } = about;
      const { arrows = 0, events = [], next } = about;
      const effects = [...effectsIn(language, events, next), followsIn(language, about.follows ?? null)]
        .filter(Boolean)
        .join(' ');
      const notes = [
        ...(effects ? [effects] : []),
        ...(arrows > 1 ? [panel.arrowsNote(arrows)] : []),
        ...(elsewhere ? [panel.elsewhereNote(elsewhere.symbol)] : []),
        ...(recall ? [panel.recallNote] : []),
      ];
      const others = recall || elsewhere !== undefined || (about.more ?? false);
      const turned = turnedTile(tile, rotation);
      const supply = figuresIn(language, about.supply);
      const mixed = FIGURES.some((figure) => figure !== 'meeple' && (about.supply[figure] ?? 0) > 0);
      return panel.deploy({
        square: things.square(square),
        tile: turned,
        choices,
        supply,
        mixed,
        ends: !about.follows || followsIn(language, about.follows) === '',
        others,
        notes,
      });
    },
    figureLabel: (choice, seat, people) => cut(figureLabel(language, choice, seat, people), LABEL),
    noFigureLabel: (events, seat, people) => {
      const gains = gainsIn(language, events, seat, people);
      return cut([panel.noFigure, ...gains].join(', '), LABEL);
    },
    returnLabel: ({ figure, from }, events, seat, people) => {
      const at = scoredIn(events).findIndex((event) => event.seat === seat && event.on && samePlace(event.on, from));
      const all = scoredIn(events);
      const label = panel.back(roleOf(figure, from.kind), all[at]?.points ?? 0);
      const others = gainsIn(language, at < 0 ? all : all.toSpliced(at, 1), seat, people);
      return cut([label, ...others].join(', '), LABEL);
    },
    arrowLabel: (mark, square, symbol, { own = false, bonus = false, idle = false } = {}) =>
      cut(
        panel.arrowLabel({ mark, square: language.square(square), symbol: named.symbols[symbol], own, bonus, idle }),
        LABEL,
      ),
    elsewhereLabel: (symbol, places) => cut(panel.elsewhereLabel(symbol, places), LABEL),
    elsewhere: ({ symbol, from, to, of }) => panel.elsewhere(symbol, from, to, of),
    figureMenu: panel.figureMenu,
    done,
    present: ({ turn, asked }, people) => {
      const member = asked === null ? undefined : people[asked];
      return member ? panel.present(turn, language.mention(member.user)) : panel.presentOver;
    },
    whatIf: ({ square, tile, rotation, features, events, people, reader, asked, switches }) => {
      const head = panel.whatIf(things.square(square), turnedTile(tile, rotation));
      const grown = features.map((feature) => `- ${featureLine(language, things, feature, people, switches)}`);
      const calling = inMarkdown(language, people);
      const gained = [
        ...events.filter(isTold(language)).map((event) => `- ${lineOf(language, things, event, calling)}`),
        ...scoringsIn(events).map((same) => `- ${scored(language, things, same, calling)}`),
      ];
      const end = panel.whatIfEnd(reader === asked ? null : inMarkdown(language, people).name(asked));
      const room = TEXT - head.length - end.length - panel.scoresNow.length - 4;
      const kept = fitting(grown, gained.length > 0 ? Math.floor(room / 2) : room, log.more);
      const told = gained.length > 0 ? [panel.scoresNow, ...fitting(gained, Math.floor(room / 2), log.more)] : [];
      return [head, ...kept, ...told, end].join('\n');
    },
  };
}

function figureLabel(language: Language, choice: FigureChoice, seat: Seat, people: People): string {
  const { panel } = language.phrases;
  const { on, mark, feature, events } = choice;
  const who = whoIn(language, choice);
  const own = scoredOn(events, feature, seat);
  const size = sizeOf(language, feature, !choice.elsewhere);
  const state =
    own.length > 0
      ? `${panel.short.done(on.kind)}, ${panel.short.now(pointsIn(own))}`
      : choice.figure === 'pig'
        ? `${size}, ${panel.short.pig}`
        : size;
  const others = gainsIn(
    language,
    events.filter((event) => !(event.type === 'scored' && isOn(event, feature))),
    seat,
    people,
  );
  return `${mark ? `${mark}: ` : ''}${[`${who} – ${state}`, ...others].join(', ')}`;
}

/** `Knight`, `Knight N`, `Knight in C5 N`, `Beside my knight C5`. */
function whoIn(language: Language, { figure, on, twin, elsewhere, beside }: FigureChoice): string {
  const { panel, things: named } = language.phrases;
  const role = roleOf(figure, on.kind);
  if (elsewhere) {
    const square = [language.square(on), ...(twin ? [sideOf(language, on)] : [])].filter(Boolean).join(' ');
    return beside ? panel.beside(roleOf(beside, on.kind), figure, square) : panel.roleAt(role, square);
  }
  const at = directionsAt(on);
  const detail = at === 'all' ? '' : at.map((direction) => named.letters[direction]).join('/');
  return twin && detail ? `${named.roles[role]} ${detail}` : named.roles[role];
}

/** Sentences on what a placing itself brings. */
function effectsIn(language: Language, events: readonly GameEvent[], next: Part | undefined): string[] {
  const { effects } = language.phrases.panel;
  const sentences: string[] = [];
  for (const event of events) {
    const group = event.type === 'scored' ? scoreGroupOf(event.reason) : null;
    if (event.type === 'scored' && group === 'island') sentences.push(effects.island(language.signed(event.points)));
    if (event.type === 'scored' && group === 'town') sentences.push(effects.town(language.signed(event.points)));
    if (group === 'arrow') {
      const active = events.some((other) => other.type === 'arrow' && other.active !== null);
      sentences.push(active ? effects.bonus : effects.noTile);
    }
    if (event.type === 'arrow' && event.active) {
      const { symbol } = event.active;
      sentences.push(effects.active(symbol, language.square(event.active)));
      if (symbol !== 'extra-turn') continue;
      // The second part comes first (AN22), and may itself lead to what follows.
      const open = next === undefined || next === 'second';
      sentences.push(open ? effects.perhapsExtra : next === 'extra' ? effects.extra : effects.noExtra);
    }
    if (event.type === 'gift-received') sentences.push(language.say('effect-gift'));
  }
  if (next === 'second') sentences.push(effects.second);
  if (next === 'town') sentences.push(effects.townTurn);
  return sentences;
}

/** What a placing brings besides points, for those who look on. */
const isTold =
  ({ phrases }: Language) =>
  (event: GameEvent): event is Exclude<GameEvent, Untold> =>
    event.type === 'arrow' ||
    event.type === 'gift-received' ||
    event.type === 'goods-taken' ||
    event.type in phrases.lines;

/** `4 meeples`, `1 abbot`: what there is of each. */
export const figuresIn = ({ phrases, count }: Language, supply: Readonly<Partial<Record<Figure, number>>>): string[] =>
  FIGURES.flatMap((figure) =>
    (supply[figure] ?? 0) > 0 ? [count(supply[figure]!, phrases.things.figures[figure])] : [],
  );

const isOn = ({ on }: ScoredEvent, { places }: FeatureView): boolean =>
  on !== null && places.some((place) => samePlace(place, on));

/** What the imagined turn scores; final scoring after the last tile is no part of it. */
function scoredIn(events: readonly GameEvent[]): ScoredEvent[] {
  const end = events.findIndex(({ type }) => type === 'final-scoring');
  return (end < 0 ? events : events.slice(0, end)).filter((event) => event.type === 'scored');
}

/** With the towns at a road, which score along with it. */
const scoredOn = (events: readonly GameEvent[], feature: FeatureView, seat: Seat): ScoredEvent[] =>
  scoredIn(events).filter((event) => event.seat === seat && isOn(event, feature));

const pointsIn = (events: readonly ScoredEvent[]): number => events.reduce((sum, { points }) => sum + points, 0);

/** Grouped by feature, where the points are the same for all; in the order of scoring. */
export function scoringsIn(events: readonly GameEvent[]): ScoredEvent[][] {
  const groups = new Map<string, ScoredEvent[]>();
  for (const event of scoredIn(events)) {
    const key = JSON.stringify([event.reason, event.on, event.points]);
    groups.set(key, [...(groups.get(key) ?? []), event]);
  }
  return [...groups.values()];
}

/** `road +8 for you`, `city +6 for Bo`, `goods +2`: the own gains first. */
function gainsIn(language: Language, events: readonly GameEvent[], seat: Seat, people: People): string[] {
  const { phrases, signed } = language;
  const { short } = phrases.panel;
  const calling = inPlain(language, people);
  const order = (event: ScoredEvent): number => (event.seat === seat ? 0 : 1);
  const gains = scoredIn(events)
    .sort((a, b) => order(a) - order(b))
    .map((event) => {
      const who = event.seat === seat ? null : calling.name(event.seat);
      return short.gains(gainedBy(phrases, event.reason), signed(event.points), who);
    });
  const tokens = events.flatMap((event) => (event.type === 'goods-taken' ? Object.values(event.goods) : []));
  // Whoever finishes a city takes them (TB2).
  return tokens.length === 0 ? gains : [...gains, short.goods(tokens.reduce((sum, count) => sum + count, 0))];
}

function gainedBy({ things }: Language['phrases'], reason: Reason): string {
  const group = scoreGroupOf(reason);
  if (group === 'arrow') return things.terms.arrows[0];
  return group in things.bonuses ? things.bonuses[group as Exclude<ScoreGroup, Kind>] : things.kinds[group as Kind][0];
}
