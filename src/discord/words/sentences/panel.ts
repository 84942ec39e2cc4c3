import {
  type FeatureView,
  FIGURES,
  type Figure,
  type GameEvent,
  type GameView,
  type Part,
  type Place,
  type Rotation,
  type Seat,
  type Square,
  type StepId,
  type Switch,
  type TileId,
  type VerbId,
} from '../../../engine/index.ts';
import { scoreGroupOf } from '../../../stats/index.ts';
import { cut, fitting } from '../escape.ts';
import type { Members, PageSpan } from '../vocabulary.ts';
import { argumentsOf } from './arguments.ts';
import { followsIn } from './decision.ts';
import { featureLine, sizeOf } from './features.ts';
import { gainsIn, isOn, labelOf, pointsIn, scoredOn, scoringsIn } from './gains.ts';
import { type Calling, inMarkdown, moreLines, type SpokenLanguage } from './language.ts';
import { lineOf, scored, type Untold } from './lines.ts';
import { storyOf } from './story.ts';
import { directionsAt, figuresIn, kindThing, nthInner, roleOf, roleThing, spotOf, type ThingWords } from './things.ts';

const LABEL = 80;
const TEXT = 1900;

/** A figure that can be placed. */
export interface FigureNamed {
  readonly figure: Figure;
  readonly on: Place;
  /** Its place's number on the close-up. */
  readonly mark?: string | null;
  /** True if the tile has another place of this kind, so that the label needs the side. */
  readonly twin: boolean;
  /** The corner of the tile, for a figure at a corner. */
  readonly corner?: 'NW' | 'NE' | 'SE' | 'SW' | null;
}

/** A figure with the effect of the imagined turn. */
export interface FigureChoice extends FigureNamed {
  /** The feature after the tile, before the figure. */
  readonly feature: FeatureView;
  /** Events of the imagined turn. */
  readonly events: readonly GameEvent[];
  /** It goes to another tile than the one in hand. */
  readonly elsewhere?: boolean | undefined;
  /** The seat's own figure beside which it goes (AN10). */
  readonly beside?: Figure | undefined;
}

/** The private panels for placing and for looking: Markdown, at most 1900 characters; labels at most 80, mostly 38. */
export function panelOf(language: SpokenLanguage, things: ThingWords) {
  const { say, sayIfAny } = language;

  /** Words for places on other tiles; the rule that offers them can have its own. */
  const elsewhere = (by: string | null, part: '' | '.note' | '.ask', places: number): string =>
    sayIfAny(`panel-elsewhere-${by}${part}`, { places }) ??
    (part === '' ? say('panel-elsewhere', { places }) : say(`panel-elsewhere${part}`));

  return {
    deploy: (about: {
      readonly square: Square;
      readonly tile: TileId;
      readonly rotation: Rotation;
      readonly choices: number;
      /** A menu offers several figures, with their counts. */
      readonly choosing?: boolean;
      /** The seat's figures in supply. */
      readonly supply: Readonly<Partial<Record<Figure, number>>>;
      /** There are places on other tiles. `by`: the rule that offers them; null if there is no single one. */
      readonly elsewhere?: { readonly by: string | null } | undefined;
      /** Steps between tile and figure with a choice. */
      readonly stops?: readonly StepId[];
      /** Events from the tile to just before the figure; those with words of an expansion are told. */
      readonly events?: readonly GameEvent[];
      /** `part` of the next turn in the imagined game: 'second' by the builder (TB5), 'extra' by an arrow (AN17). */
      readonly next?: Part;
      /** A step with a decision before this turn is over. */
      readonly follows?: StepId | null;
      /** Verbs of other buttons, which can have a note each. */
      readonly verbs?: readonly VerbId[];
      readonly people: Members;
      /** Set if another decision or chance comes before the figure: the deciding seat, or null for chance. */
      readonly waitsFor?: Seat | null | undefined;
    }) => {
      const { verbs = [], stops = [], events = [], next, follows = null, people } = about;
      const then = followsIn(language, follows);
      const calling = inMarkdown(language, people);
      const effects = [...effectsIn(language, things, events, next, calling), ...(then ? [then] : [])].join(' ');
      const supply = figuresIn(language, about.supply);
      const mixed = FIGURES.some((figure) => figure !== 'meeple' && (about.supply[figure] ?? 0) > 0);
      // A second part belongs to this turn; anything else is a new turn.
      const ends = then === '' && next !== 'second';
      const others = about.elsewhere !== undefined || verbs.length > 0;
      const waits =
        about.waitsFor === undefined ? null : { who: about.waitsFor === null ? null : calling.name(about.waitsFor) };
      return [
        say('panel-tile', tileAt(about)),
        ...(effects ? [effects] : []),
        ...stops.flatMap((step) => sayIfAny(`ask-${step}.note`, {}) ?? []),
        ...(about.elsewhere ? [elsewhere(about.elsewhere.by, '.note', 0)] : []),
        ...verbs.flatMap((verb) => sayIfAny(`group-${verb}.note`, {}) ?? []),
        waits
          ? say('panel-waits', waits)
          : about.choices > 0
            ? // A button of another verb, such as a ransom, may not end the turn.
              say('panel-ask', {
                choosing: about.choosing ?? false,
                mixed,
                supply: supply.join(', '),
                ends: ends && verbs.every((verb) => verb === 'deploy'),
              })
            : say('panel-ask-nothing', { supplied: supply.length > 0, others, ends }),
      ].join('\n');
    },
    /** On the button that places the tile if something else comes before the figure. */
    placeOnly: say('panel-place-only'),
    /** `Knight – city 3 tiles, 1 open`, `Knight – city done, +8 now`, `Beside my knight C5 – 3 tiles`, `Monk on F7 – 5 of 8 around`. */
    figureLabel: (choice: FigureChoice, seat: Seat, people: Members) =>
      figureLabel(language, things, choice, seat, people),
    /** `2: Farmer SE`: without the effect. */
    figureName: (named: FigureNamed) => {
      const who = whoIn(language, named);
      return named.mark ? language.labelled(named.mark, who) : who;
    },
    /** `Meeple (7)`, `Phantom (1) …`: a chosen figure or one to choose, and the player's number of it. */
    figureKind: (figure: Figure, count: number, isChosen: boolean) =>
      say(isChosen ? 'panel-figure-kind' : 'panel-figure-kind.choose', { role: roleThing(figure), count }),
    /** Below it: the numbers of its places on the tile. */
    figurePlaces: (marks: readonly string[]) =>
      marks.length === 0 ? '' : say('panel-figure-places', { places: marks.length, listed: language.and(marks) }),
    /** `No figure`, `No figure, road +8 for you`, `No figure, city +6 for Bo`. */
    noFigureLabel: (events: readonly GameEvent[], seat: Seat, people: Members) =>
      labelOf(language, [say('panel-no-figure')], gainsIn(language, things, events, seat, people)),
    /** `↻ 90°: city N, road E S`: the edges after turning. */
    rotationLabel: (tile: TileId, rotation: Rotation) =>
      cut(say('panel-rotation', { degrees: rotation, edges: things.edges(tile, rotation, true) || null }), LABEL),
    /** Opens the places on other tiles: `Beside one of mine (3) …`, `Anywhere else (24) …`. */
    elsewhereLabel: (by: string | null, places: number) => cut(elsewhere(by, '', places), LABEL),
    /** The question above places `from` to `to` of `of`, counted from 1. */
    elsewhere: ({ by, from, to, of }: PageSpan & { readonly by: string | null }) => {
      const isWhole = of > 0 && from <= 1 && to >= of;
      const page = isWhole ? [] : [say('panel-elsewhere-page', { from, to, of })];
      return [elsewhere(by, '.ask', of), ...page, say('panel-commits')].join('\n');
    },
    /** Shown in a menu of places before a choice; at most 150 characters. */
    placeMenu: say('panel-place-menu'),
    /** In the menu of `count` other actions before a choice. */
    others: (count: number) => say('panel-others', { count }),
    /** In the panel after the turn. */
    done: (events: readonly GameEvent[], people: Members) => {
      const lines = storyOf(language, things, events, inMarkdown(language, people));
      return [say('panel-done'), ...fitting(lines, TEXT - 100, moreLines(language))].join('\n');
    },
    /** The present state, after a late press. */
    present: ({ turn, asked }: GameView, people: Members) => {
      const member = asked === null ? undefined : people[asked];
      return member ? say('panel-present', { turn, who: language.mention(member) }) : say('panel-present-over');
    },
    whatIf: (about: {
      readonly square: Square;
      readonly tile: TileId;
      readonly rotation: Rotation;
      /** Features of the tile after it is laid, each once. */
      readonly features: readonly FeatureView[];
      /** Events of the imagined turn without a figure. */
      readonly events: readonly GameEvent[];
      readonly people: Members;
      /** The reader's seat; null for people who watch. */
      readonly reader: Seat | null;
      /** The seat whose turn it is. */
      readonly asked: Seat;
      /** Rules in play: marks of other rules are not told. */
      readonly switches?: readonly Switch[];
    }) => {
      const { features, events, people, reader, asked, switches } = about;
      const calling = inMarkdown(language, people);
      const head = say('panel-what-if', tileAt(about));
      const scores = say('panel-scores-now');
      const end = say('panel-what-if-end', { who: reader === asked ? null : calling.name(asked) });
      const grown = features.map((feature) => `- ${featureLine(language, things, feature, calling, switches)}`);
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

  function tileAt({ square, tile, rotation }: PanelPlaced) {
    return { square: things.square(square), tile: things.tile(tile, rotation), degrees: rotation };
  }
}

interface PanelPlaced {
  readonly square: Square;
  readonly tile: TileId;
  readonly rotation: Rotation;
}

function figureLabel(
  language: SpokenLanguage,
  things: ThingWords,
  choice: FigureChoice,
  seat: Seat,
  people: Members,
): string {
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
    things,
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

/** `Knight`, `Knight N`, `Knight in C5 N`, `Beside my knight C5`. */
function whoIn(
  language: SpokenLanguage,
  { figure, on, twin, corner, elsewhere, beside }: FigureNamed & Pick<Partial<FigureChoice>, 'elsewhere' | 'beside'>,
): string {
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

/** Sentences on the tile's own effects: `brings-…` by event, `effect-…` by kind of points, if an expansion has them. */
function effectsIn(
  language: SpokenLanguage,
  things: ThingWords,
  events: readonly GameEvent[],
  next: Part | undefined,
  calling: Calling,
): string[] {
  const { sayIfAny, signed } = language;
  const effectsOf = (event: GameEvent): string | null =>
    event.type === 'scored'
      ? sayIfAny(`effect-${scoreGroupOf(event.reason)}`, { points: signed(event.points) })
      : sayIfAny(`brings-${event.type}`, { ...argumentsOf(language, things, event, calling), next: next ?? null });
  return [...events.map(effectsOf), sayIfAny(`effect-part-${next}`, {})].filter(
    (one): one is string => one !== null && one !== '',
  );
}

/** Other effects that an expansion has words for, for people who look on. */
const isTold = (event: GameEvent): event is Exclude<GameEvent, Untold> => !TOLD_OTHERWISE.includes(event.type);

/** Events of every game, which the panel tells in other ways. */
const TOLD_OTHERWISE: readonly GameEvent['type'][] = [
  ...(['turn', 'drawn', 'discarded', 'set-aside', 'shuffled-in', 'placed', 'forced'] as const),
  ...(['scored', 'returned', 'final-scoring', 'ended'] as const),
];
