import {
  type Action,
  cardIn,
  type FeatureView,
  type Game,
  type GameEvent,
  type GameView,
  type Place,
  type Seat,
  type Square,
  type StepId,
  type TileDesign,
  type TileId,
  type VerbId,
  writeMove,
} from '../../../engine/index.ts';
import { cut, fitting } from '../escape.ts';
import type { Members, PageSpan } from '../vocabulary.ts';
import { argumentsOf } from './arguments.ts';
import { aroundOf } from './features.ts';
import { gainsIn, labelOf } from './gains.ts';
import { type Calling, inMarkdown, inPlain, moreLines, type SpokenLanguage } from './language.ts';
import { homeward, type Returned } from './lines.ts';
import { marksIn } from './marks.ts';
import { storyOf } from './story.ts';
import { roleOf, roleThing, type ThingWords } from './things.ts';

const LABEL = 80;
const TEXT = 1700;
const PREVIEW = 900;
const ALT = 1024;

/** The least and the most that may be typed. */
export type Bounds = Pick<NonNullable<Game['numbers']>, 'least' | 'most'>;

/** Facts for an option's label besides its own fields, if known. */
export interface DecisionAbout {
  /** The deciding seat; its own gains come first. */
  readonly seat?: Seat | null;
  /** The asking step, which can have its own words for a pass. */
  readonly step?: StepId | null;
  /** The feature that the option affects. */
  readonly feature?: FeatureView | null;
  /** The tile at the option's point. */
  readonly tile?: TileDesign | null;
}

/** Each step, verb and standing answer has its own message; without one there are general words. */
export function decisionOf(language: SpokenLanguage, things: ThingWords) {
  const { say, sayIfAny } = language;

  /** If the figure's name does not tell its place, the place is added, so that two options on one tile differ. */
  const figureIn = (action: Action): string | null => {
    if (action.type !== 'deploy' || roleOf(action.figure, action.on) !== action.figure) return null;
    const on = language.square(action.on);
    return say('decision-figure', { 'on-role': roleThing(action.figure), on, 'on-place': things.place(action.on) });
  };

  /** The words for an action; `about` adds facts. */
  const told = (action: Action, events: readonly GameEvent[], people: Members, about: DecisionAbout = {}): string => {
    const calling = inPlain(language, people);
    const { step = null, feature = null, tile = null } = about;
    const home = homeward(language, goneFrom(events), calling) || null;
    const symbol = tile?.arrow ? say(`symbol-${tile.arrow.symbol}`) : null;
    const given = { ...argumentsOf(language, things, action, calling), ...aroundOf(feature), home, symbol };
    const own = action.type === 'pass' && step ? sayIfAny(`action-pass-${step}`, {}) : null;
    return own ?? figureIn(action) ?? sayIfAny(`action-${action.type}`, given) ?? writeMove(action);
  };

  const label = (
    mark: string | null,
    action: Action,
    events: readonly GameEvent[],
    people: Members,
    about: DecisionAbout = {},
    longest?: number,
  ): string => {
    const { seat = null } = about;
    const gains = seat === null ? [] : gainsIn(language, things, events, seat, people);
    const labelled = (text: string): string => (mark === null ? text : language.labelled(mark, text));
    return labelOf(language, [told(action, events, people, about)], gains, labelled, longest);
  };

  const markOf = (at: Square | Place): string => ('kind' in at ? things.placeOn(at) : things.square(at));

  return {
    /** `<@1> – move the dragon, step 2 of 6`. The asked user must be in `allowedMentions` to be pinged. */
    title: (view: GameView, people: Members) => {
      const member = view.asked === null ? undefined : people[view.asked];
      const who = member ? language.begun(language.mention(member)) : '?';
      return titleIn(language, things, who, view, inMarkdown(language, people));
    },
    /** `2: C4 – eats Ada 1 meeple`, `a: N19 – extra turn, arrow +2 for you`. `events`: of the imagined choice. */
    label,
    /** Opens `count` options that, like this one, play the same card or have the same verb: `Move the fairy (3) …`. */
    groupOf: (action: Action, count: number) => {
      const card = cardIn(action);
      const title = card === null ? null : sayIfAny(`card-${card}`, {});
      return cut(sayIfAny(`group-${action.type}`, { count, title }) ?? say('decision-group', { count }), LABEL);
    },
    /** Opens the decisions before the tile; at most 38 characters. */
    before: (step: StepId | null) => cut(sayIfAny(`ask-${step}.before`, {}) ?? say('decision-before'), 38),
    /** A preview of an option: its name, its effect, and that nothing has happened yet. At most 900 characters; `alt` without Markdown. */
    preview: (
      action: Action,
      events: readonly GameEvent[],
      people: Members,
      about: DecisionAbout,
    ): { readonly text: string; readonly alt: string } => {
      const of = (calling: Calling): string => {
        const head = say('decision-preview', { what: told(action, events, people, about) });
        // The head already names the card, which is not played yet.
        const lines = storyOf(language, things, cardIn(action) === null ? events : events.slice(1), calling);
        const end = sayIfAny(`preview-${action.type}`, {}) ?? say('decision-preview-end');
        const room = PREVIEW - head.length - end.length - 2;
        return [head, ...fitting(lines, room, moreLines(language)), end].join('\n');
      };
      return {
        text: of(inMarkdown(language, people)),
        alt: of(inPlain(language, people)).replaceAll(/\*\*|^-# /gm, ''),
      };
    },
    /** Commits the previewed option: `Open it, road +6 for you`. */
    commitLabel: (action: Action, events: readonly GameEvent[], people: Members, seat: Seat) =>
      labelOf(
        language,
        [sayIfAny(`commit-${action.type}`, {}) ?? say('decision-commit')],
        gainsIn(language, things, events, seat, people),
      ),
    /** After an option before the tile: its events, and that the tile comes next. */
    goesOn: (events: readonly GameEvent[], people: Members) => {
      const lines = storyOf(language, things, events, inMarkdown(language, people));
      return [say('panel-done'), ...fitting(lines, TEXT, moreLines(language)), say('decision-place-next')].join('\n');
    },
    /** The question above options `from` to `to` of `of`, counted from 1. */
    group: ({ verb, from, to, of }: PageSpan & { readonly verb: VerbId }) =>
      [
        sayIfAny(`group-${verb}.ask`, {}) ?? say('decision-group.ask'),
        ...(from <= 1 && to >= of ? [] : [say('decision-page', { from, to, of })]),
        say('panel-commits'),
      ].join('\n'),
    open: say('decision-open'),
    /** Opens the form for a number that no button has, and its title. */
    amount: say('decision-amount'),
    amountAbout: (bounds: Bounds | null) => say('decision-amount-about', bounds ?? { least: null, most: '' }),
    /** Gives a standing answer, or cancels it if `isOn`. */
    standingLabel: (step: StepId, answer: string, isOn: boolean) =>
      cut(sayIfAny(`standing-${step}-${answer}${isOn ? '.off' : ''}`, {}) ?? answer, LABEL),
    /** The confirmation of that. */
    standingSet: (step: StepId, answer: string, isOn: boolean) =>
      sayIfAny(`standing-${step}-${answer}-set${isOn ? '' : '.unset'}`, {}) ?? answer,
    /** Tiles side by side, each with its number; no Markdown. */
    tilesAlt: (tiles: readonly { readonly label: string; readonly tile: TileId }[]) =>
      cut(
        tiles
          .map(({ label, tile }) => {
            const told = things.tile(tile);
            return `${label === '' ? told : language.labelled(label, told)}.`;
          })
          .join(' '),
        ALT,
      ),
    /** A board with marked squares and places; no Markdown. */
    alt: (marks: readonly { readonly label: string; readonly at: Square | Place }[]) =>
      marksIn(
        language,
        (all) => say('alt-targets', { listed: all }),
        marks.map(({ label, at }) => ({ label, at: markOf(at) })),
      ),
  };
}

/** Figures that the choice itself sends home; those of a forced move come later. */
function goneFrom(events: readonly GameEvent[]): Returned[] {
  const forced = events.findIndex(({ type }) => type === 'forced');
  return (forced < 0 ? events : events.slice(0, forced)).flatMap((event) =>
    event.type === 'returned' && event.by !== undefined ? [event] : [],
  );
}

/** `who – move the dragon, step 2 of 6`; general words if no expansion has any. */
export function titleIn(
  language: SpokenLanguage,
  things: ThingWords,
  who: string,
  { step, pieces, asking }: GameView,
  calling: Calling,
): string {
  const { say, sayIfAny } = language;
  // The steps of a moving piece so far.
  const trail = Math.max(1, ...pieces.map((piece) => piece.trail?.length ?? 0));
  return (
    sayIfAny(`ask-${step}`, { who, trail, ...(asking && argumentsOf(language, things, asking, calling)) }) ??
    say('decision-title', { who })
  );
}

/** The effect of an expansion's step at the end of the turn; '' if it has no words. */
export const followsIn = ({ sayIfAny }: SpokenLanguage, step: StepId | null): string =>
  sayIfAny(`ask-${step}.follows`, {}) ?? '';
