import type { Action, GameEvent, GameView, Place, Square, StepId } from '../../../engine/index.ts';
import { writeMove } from '../../../engine/index.ts';
import type { DecisionWords } from '../decision-types.ts';
import { cut } from '../escape.ts';
import type { ThingWords } from '../types.ts';
import { argumentsOf } from './arguments.ts';
import { inPlain, type Language } from './language.ts';
import { homeward, type Returned } from './lines.ts';
import { marksIn } from './marks.ts';
import { roleOf, roleThing } from './things.ts';

const LABEL = 80;

/** Each step, verb and standing answer by its own message; what no expansion words is told plainly. */
export function decisionOf(language: Language, things: ThingWords): DecisionWords {
  const { say, sayIfAny } = language;

  /** Where its name does not tell what it stands on, that is said, lest two choices on one tile read alike. */
  const figureIn = (action: Action): string | null => {
    if (action.type !== 'deploy' || roleOf(action.figure, action.on) !== action.figure) return null;
    const on = language.square(action.on);
    return say('decision-figure', { 'on-role': roleThing(action.figure), on, 'on-place': things.place(action.on) });
  };

  const markOf = (at: Square | Place): string => ('kind' in at ? things.placeOn(at) : things.square(at));

  return {
    title: (view, people) => {
      const member = view.asked === null ? undefined : people[view.asked];
      const who = member ? language.begun(language.mention(member)) : '?';
      return titleIn(language, who, view);
    },
    label: (mark, action, events, people, step) => {
      const calling = inPlain(language, people);
      const home = homeward(language, goneFrom(events), calling) || null;
      const given = { ...argumentsOf(language, things, action, calling), home };
      const own = action.type === 'pass' && step ? sayIfAny(`action-pass-${step}`, {}) : null;
      const told = own ?? figureIn(action) ?? sayIfAny(`action-${action.type}`, given) ?? writeMove(action);
      return cut(mark === null ? told : language.labelled(mark, told), LABEL);
    },
    groupLabel: (verb, count) => cut(sayIfAny(`group-${verb}`, { count }) ?? say('decision-group', { count }), LABEL),
    group: ({ verb, from, to, of }) =>
      [
        sayIfAny(`group-${verb}.ask`, {}) ?? say('decision-group.ask'),
        ...(from <= 1 && to >= of ? [] : [say('decision-page', { from, to, of })]),
        say('panel-commits'),
      ].join('\n'),
    open: say('decision-open'),
    standingLabel: (step, answer, isOn) =>
      cut(sayIfAny(`standing-${step}-${answer}${isOn ? '.off' : ''}`, {}) ?? answer, LABEL),
    standingSet: (step, answer, isOn) =>
      sayIfAny(`standing-${step}-${answer}-set${isOn ? '' : '.unset'}`, {}) ?? answer,
    alt: (marks) =>
      marksIn(
        language,
        (all) => say('alt-targets', { listed: all }),
        marks.map(({ label, at }) => ({ label, at: markOf(at) })),
      ),
  };
}

/** Whom a choice itself sends home: what is forced by it comes after. */
function goneFrom(events: readonly GameEvent[]): Returned[] {
  const forced = events.findIndex(({ type }) => type === 'forced');
  return (forced < 0 ? events : events.slice(0, forced)).flatMap((event) =>
    event.type === 'returned' && event.by !== undefined ? [event] : [],
  );
}

/** `who – move the dragon, step 2 of 6`; of what no expansion words that there is something to decide. */
export function titleIn({ say, sayIfAny }: Language, who: string, { step, pieces }: GameView): string {
  // How far what moves has come.
  const trail = Math.max(1, ...pieces.map((piece) => piece.trail?.length ?? 0));
  return sayIfAny(`ask-${step}`, { who, trail }) ?? say('decision-title', { who });
}

/** What an expansion's step will do before the turn is over; '' where nobody words it. */
export const followsIn = ({ sayIfAny }: Language, step: StepId | null): string =>
  sayIfAny(`ask-${step}.follows`, {}) ?? '';
