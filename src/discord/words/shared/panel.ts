import {
  FIGURES,
  type GameEvent,
  type Part,
  type Rotation,
  type Seat,
  type Square,
  type TileId,
} from '../../../engine/index.ts';
import { scoreGroupOf } from '../../../stats/index.ts';
import { cut, fitting } from '../escape.ts';
import type { FigureChoice, PanelWords, People, ThingWords } from '../types.ts';
import { argumentsOf } from './arguments.ts';
import { followsIn } from './decision.ts';
import { featureLine, sizeOf } from './features.ts';
import { gainsIn, isOn, labelOf, pointsIn, scoredOn, scoringsIn } from './gains.ts';
import { type Calling, inMarkdown, type Language, moreLines } from './language.ts';
import { lineOf, scored, type Untold } from './lines.ts';
import { storyOf } from './story.ts';
import { directionsAt, figuresIn, kindThing, nthInner, roleOf, roleThing, spotOf } from './things.ts';

const LABEL = 80;
const TEXT = 1900;

export function panelOf(language: Language, things: ThingWords): PanelWords {
  const { say, sayIfAny } = language;

  /** Places elsewhere, by the rule that offers them if it has words of its own. */
  const elsewhere = (by: string | null, part: '' | '.note' | '.ask', places: number): string =>
    sayIfAny(`panel-elsewhere-${by}${part}`, { places }) ??
    (part === '' ? say('panel-elsewhere', { places }) : say(`panel-elsewhere${part}`));

  return {
    deploy: (about) => {
      const { verbs = [], stops = [], events = [], next, follows = null, people } = about;
      const then = followsIn(language, follows);
      const calling = inMarkdown(language, people);
      const effects = [...effectsIn(language, things, events, next, calling), ...(then ? [then] : [])].join(' ');
      const supply = figuresIn(language, about.supply);
      const mixed = FIGURES.some((figure) => figure !== 'meeple' && (about.supply[figure] ?? 0) > 0);
      // A second part is of the same turn; whatever else follows is a turn of its own.
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
            ? // A button of another kind may be no end of the turn, as that of a ransom.
              say('panel-ask', {
                mixed,
                supply: supply.join(', '),
                ends: ends && verbs.every((verb) => verb === 'deploy'),
              })
            : say('panel-ask-nothing', { supplied: supply.length > 0, others, ends }),
      ].join('\n');
    },
    placeOnly: say('panel-place-only'),
    figureLabel: (choice, seat, people) => figureLabel(language, things, choice, seat, people),
    noFigureLabel: (events, seat, people) =>
      labelOf(language, [say('panel-no-figure')], gainsIn(language, things, events, seat, people)),
    rotationLabel: (tile, rotation) =>
      cut(say('panel-rotation', { degrees: rotation, edges: things.edges(tile, rotation, true) || null }), LABEL),
    elsewhereLabel: (by, places) => cut(elsewhere(by, '', places), LABEL),
    elsewhere: ({ by, from, to, of }) => {
      const isWhole = of > 0 && from <= 1 && to >= of;
      const page = isWhole ? [] : [say('panel-elsewhere-page', { from, to, of })];
      return [elsewhere(by, '.ask', of), ...page, say('panel-commits')].join('\n');
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

function figureLabel(language: Language, things: ThingWords, choice: FigureChoice, seat: Seat, people: People): string {
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

/** Sentences on what a placing itself brings: `brings-…` by the event, `effect-…` by the kind of points, each if an expansion words it. */
function effectsIn(
  language: Language,
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

/** What a placing brings besides points, for those who look on: whatever an expansion tells of it. */
const isTold = (event: GameEvent): event is Exclude<GameEvent, Untold> => !TOLD_OTHERWISE.includes(event.type);

/** What every game has, and the panel says by itself. */
const TOLD_OTHERWISE: readonly GameEvent['type'][] = [
  ...(['turn', 'drawn', 'discarded', 'set-aside', 'shuffled-in', 'placed', 'forced'] as const),
  ...(['scored', 'returned', 'final-scoring', 'ended'] as const),
];
