import {
  type ArrowSymbol,
  type FeatureView,
  FIGURES,
  type GameEvent,
  type Kind,
  type Part,
  type Reason,
  type Rotation,
  type ScoredEvent,
  type Seat,
  type Square,
  samePlace,
  type TileId,
} from '../../../engine/index.ts';
import { scoreGroupOf } from '../../../stats/index.ts';
import { cut, fitting } from '../escape.ts';
import type { FigureChoice, PanelWords, People, ThingWords } from '../types.ts';
import { followsIn } from './decision.ts';
import { featureLine, sizeOf } from './features.ts';
import { inMarkdown, inPlain, type Language, moreLines, moreThings } from './language.ts';
import { lineOf, scored, type Untold } from './lines.ts';
import { storyOf } from './story.ts';
import { directionsAt, figuresIn, kindThing, nthInner, roleOf, roleThing, spotOf } from './things.ts';

const LABEL = 80;
const TEXT = 1900;

export function panelOf(language: Language, things: ThingWords): PanelWords {
  const { say, sayIfAny } = language;

  /** Of places elsewhere, by the arrow that offers them; an expansion may word its own. */
  const elsewhere = (symbol: ArrowSymbol | null, part: '' | '.note' | '.ask', places: number): string =>
    sayIfAny(`panel-elsewhere-${symbol}${part}`, { places }) ??
    (part === '' ? say('panel-elsewhere', { places }) : say(`panel-elsewhere${part}`));

  return {
    deploy: (about) => {
      const { recall = false, verbs = [], arrows = 0, events = [], next, follows = null } = about;
      const then = followsIn(language, follows);
      const effects = [...effectsIn(language, events, next), ...(then ? [then] : [])].join(' ');
      const supply = figuresIn(language, about.supply);
      const mixed = FIGURES.some((figure) => figure !== 'meeple' && (about.supply[figure] ?? 0) > 0);
      // A second part is of the same turn; whatever else follows is a turn of its own.
      const ends = then === '' && next !== 'second';
      const others = recall || about.elsewhere !== undefined || verbs.length > 0;
      return [
        say('panel-tile', tileAt(about)),
        ...(effects ? [effects] : []),
        ...(arrows > 1 ? [say('panel-arrows', { count: arrows })] : []),
        ...(about.elsewhere ? [elsewhere(about.elsewhere.symbol, '.note', 0)] : []),
        ...(recall ? [say('panel-return-note')] : []),
        ...verbs.flatMap((verb) => sayIfAny(`group-${verb}.note`, {}) ?? []),
        about.choices > 0
          ? // A button of another kind may be no end of the turn, as that of a ransom.
            say('panel-ask', { mixed, supply: supply.join(', '), ends: ends && verbs.length === 0 })
          : say('panel-ask-nothing', { supplied: supply.length > 0, others, ends }),
      ].join('\n');
    },
    figureLabel: (choice, seat, people) => figureLabel(language, choice, seat, people),
    noFigureLabel: (events, seat, people) =>
      labelOf(language, [say('panel-no-figure')], gainsIn(language, events, seat, people)),
    returnLabel: ({ figure, from }, events, seat, people) => {
      const all = scoredIn(events);
      const at = all.findIndex((event) => event.seat === seat && event.on && samePlace(event.on, from));
      const points = language.signed(all[at]?.points ?? 0);
      const label = say('panel-return', { role: roleThing(roleOf(figure, from)), points });
      return labelOf(language, [label], gainsIn(language, at < 0 ? all : all.toSpliced(at, 1), seat, people));
    },
    rotationLabel: (tile, rotation) =>
      cut(say('panel-rotation', { degrees: rotation, edges: things.edges(tile, rotation, true) || null }), LABEL),
    arrowLabel: (mark, square, symbol, { own = false, bonus = false, idle = false } = {}) => {
      const about = { mark, square: language.square(square), symbol: say(`symbol-${symbol}`) };
      return cut(say('panel-arrow', { ...about, own, bonus, idle }), LABEL);
    },
    elsewhereLabel: (symbol, places) => cut(elsewhere(symbol, '', places), LABEL),
    elsewhere: ({ symbol, from, to, of }) => {
      const isWhole = of > 0 && from <= 1 && to >= of;
      const page = isWhole ? [] : [say('panel-elsewhere-page', { from, to, of })];
      return [elsewhere(symbol, '.ask', of), ...page, say('panel-commits')].join('\n');
    },
    figureMenu: say('panel-figure-menu'),
    list: (count) => say('panel-list', { count }),
    done: (events, people) => {
      const lines = storyOf(language, things, events, inMarkdown(language, people));
      return [say('panel-done'), ...fitting(lines, TEXT - 100, moreLines(language))].join('\n');
    },
    present: ({ turn, asked }, people) => {
      const member = asked === null ? undefined : people[asked];
      return member ? say('panel-present', { turn, who: language.mention(member) }) : say('panel-present-over');
    },
    whatIf: (about) => {
      const { features, events, people, reader, asked, switches } = about;
      const calling = inMarkdown(language, people);
      const head = say('panel-what-if', tileAt(about));
      const scores = say('panel-scores-now');
      const end = say('panel-what-if-end', { who: reader === asked ? null : calling.name(asked) });
      const grown = features.map((feature) => `- ${featureLine(language, things, feature, people, switches)}`);
      const gained = [
        ...events.filter(isTold).map((event) => `- ${lineOf(language, things, event, calling)}`),
        ...scoringsIn(events).map((same) => `- ${scored(language, things, same, calling, events)}`),
      ];
      const room = TEXT - head.length - end.length - scores.length - 4;
      const kept = fitting(grown, gained.length > 0 ? Math.floor(room / 2) : room, moreLines(language));
      const told = gained.length > 0 ? [scores, ...fitting(gained, Math.floor(room / 2), moreLines(language))] : [];
      return [head, ...kept, ...told, end].join('\n');
    },
  };

  function tileAt({ square, tile, rotation }: Placed) {
    return { square: things.square(square), tile: things.tile(tile, rotation), degrees: rotation };
  }
}

interface Placed {
  readonly square: Square;
  readonly tile: TileId;
  readonly rotation: Rotation;
}

function figureLabel(language: Language, choice: FigureChoice, seat: Seat, people: People): string {
  const { say, sayIfAny, signed } = language;
  const { on, mark, figure, feature, events } = choice;
  const own = scoredOn(events, feature, seat);
  const state =
    own.length > 0
      ? [say('panel-finishes', { kind: kindThing(on), points: signed(pointsIn(own)) })]
      : [
          sizeOf(language, feature, !choice.elsewhere),
          sayIfAny(`panel-with-${figure}`, { each: feature.perCity + 1 }) ?? '',
        ];
  const others = gainsIn(
    language,
    events.filter((event) => !(event.type === 'scored' && isOn(event, feature))),
    seat,
    people,
  );
  const labelled = (told: string): string => {
    const label = say('panel-figure', { who: whoIn(language, choice), state: told });
    return mark ? language.labelled(mark, label) : label;
  };
  return labelOf(language, state.filter(Boolean), others, labelled);
}

/** What an option is and what else it brings; where that is too long for a label, how much more there is. */
function labelOf(
  language: Language,
  first: readonly string[],
  gains: readonly string[],
  labelled = (told: string): string => told,
): string {
  const most = LABEL - labelled('').length;
  const whole = [...first, ...gains];
  if (whole.join(', ').length <= most) return labelled(whole.join(', '));
  const room = most - first.join(', ').length - 2;
  const told = fitting(gains, room, moreThings(language), ', ').join(', ');
  return cut(labelled([...first, ...(told.length <= room ? [told] : [])].join(', ')), LABEL);
}

/** `Knight`, `Knight N`, `Knight in C5 N`, `Beside my knight C5`. */
function whoIn(language: Language, { figure, on, twin, corner, elsewhere, beside }: FigureChoice): string {
  const { say } = language;
  const role = roleOf(figure, on);
  if (elsewhere) {
    const square = twin ? spotOf(language, on) : language.square(on);
    if (!beside) return say('panel-role-at', { role: roleThing(role), square });
    const besides = figure === 'meeple' ? null : say(`role-${figure}`);
    return say('panel-beside', { role: roleThing(roleOf(beside, on)), figure: besides, square });
  }
  const at = corner ? [corner] : directionsAt(on);
  const detail =
    (twin || corner) && at !== 'all' ? at.map((direction) => say(`direction-${direction}.letter`)).join('/') : '';
  return [say(`role-${role}`), detail, twin && nthInner(on)].filter(Boolean).join(' ');
}

/** Sentences on what a placing itself brings. */
function effectsIn(language: Language, events: readonly GameEvent[], next: Part | undefined): string[] {
  const { say, sayIfAny, signed } = language;
  const isActive = events.some((event) => event.type === 'arrow' && event.active !== null);
  const effectsOf = (event: GameEvent): (string | null)[] => {
    if (event.type === 'gift-received') return [say('effect-gift')];
    if (event.type === 'arrow' && event.active) {
      const { symbol } = event.active;
      const square = language.square(event.active);
      const active = say('effect-arrow-active', { square, symbol: say(`symbol-${symbol}`) });
      if (symbol !== 'extra-turn') return [active];
      // The second part comes first (AN22), and may itself lead to what follows.
      const isOpen = next === undefined || next === 'second';
      return [active, say('effect-extra-turn', { when: isOpen ? 'perhaps' : next === 'extra' ? 'sure' : 'never' })];
    }
    if (event.type !== 'scored') return [];
    if (event.reason === 'arrow') return [say(isActive ? 'effect-arrow-not-active' : 'effect-arrow-nowhere')];
    return [sayIfAny(`effect-${scoreGroupOf(event.reason)}`, { points: signed(event.points) })];
  };
  return [...events.flatMap(effectsOf), sayIfAny(`effect-part-${next}`, {})].filter((one) => one !== null);
}

/** What a placing brings besides points, for those who look on: whatever an expansion tells of it. */
const isTold = (event: GameEvent): event is Exclude<GameEvent, Untold> => !TOLD_OTHERWISE.includes(event.type);

/** What every game has, and the panel says by itself. */
const TOLD_OTHERWISE: readonly GameEvent['type'][] = [
  ...(['turn', 'drawn', 'discarded', 'set-aside', 'shuffled-in', 'placed', 'forced'] as const),
  ...(['scored', 'returned', 'final-scoring', 'ended'] as const),
];

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
  const { say, signed } = language;
  const calling = inPlain(language, people);
  const order = (event: ScoredEvent): number => (event.seat === seat ? 0 : 1);
  const gains = scoredIn(events)
    .sort((a, b) => order(a) - order(b))
    .map((event) => {
      const who = event.seat === seat ? null : calling.name(event.seat);
      return say('panel-gain', { what: gainedBy(language, event.reason), points: signed(event.points), who });
    });
  const tokens = events.flatMap((event) => (event.type === 'goods-taken' ? Object.values(event.goods) : []));
  // Whoever finishes a city takes them (TB2).
  return tokens.length === 0
    ? gains
    : [...gains, say('panel-goods', { tokens: tokens.reduce((sum, count) => sum + count, 0) })];
}

/** A kind of feature, or what else it is, as briefly as it can be said. */
function gainedBy({ say, sayIfAny }: Language, reason: Reason): string {
  const group = scoreGroupOf(reason);
  return sayIfAny(`bonus-${group}.short`, {}) ?? sayIfAny(`bonus-${group}`, {}) ?? say(`kind-${group as Kind}`);
}
