import type { Action, GameEvent, Place, Square, StepId } from '../../../engine/index.ts';
import { writeMove } from '../../../engine/index.ts';
import type { Say } from '../../../expansions/say.ts';
import type { DecisionWords } from '../decision-types.ts';
import { cut, fitting } from '../escape.ts';
import type { ThingWords } from '../types.ts';
import { inPlain, type Language } from './language.ts';
import { homeward, type Returned, sayIn } from './lines.ts';

const LABEL = 80;
const ALT = 1024;

/** By verb or step; what no expansion words is told plainly. */
type Lookup<T> = Readonly<Partial<Record<string, T>>>;
type ActionLabel = (action: Action, say: Say, home: string) => string;

export function decisionOf(language: Language, things: ThingWords): DecisionWords {
  const { actions, groups, standing, decision, alt } = language.phrases;
  const labels = actions as Lookup<ActionLabel>;
  const worded = groups as Lookup<{ label(count: number): string; readonly ask: string }>;
  const answers = standing as Lookup<
    Lookup<{ readonly on: string; readonly off: string; readonly set: string; readonly unset: string }>
  >;

  const answerOf = (step: StepId, answer: string) => answers[step]?.[answer];
  const markOf = (at: Square | Place): string => ('kind' in at ? things.placeOn(at) : things.square(at));

  return {
    title: (view, people) => {
      const member = view.asked === null ? undefined : people[view.asked];
      const who = member ? language.begun(language.mention(member.user)) : '?';
      return titleIn(language, who, view);
    },
    label: (mark, action, events, people) => {
      const calling = inPlain(language, people);
      const home = homeward(language, goneFrom(events), calling);
      const say = sayIn(language, things, calling);
      const told = labels[action.type]?.(action, say, home) ?? plainly(action, say);
      return cut(mark === null ? told : `${mark}: ${told}`, LABEL);
    },
    groupLabel: (verb, count) => cut(worded[verb]?.label(count) ?? decision.options(count), LABEL),
    group: ({ verb, from, to, of }) =>
      [
        worded[verb]?.ask ?? decision.ask,
        from <= 1 && to >= of ? '' : decision.page(from, to, of),
        language.say('panel-commits'),
      ]
        .filter(Boolean)
        .join('\n'),
    open: decision.open,
    standingLabel: (step, answer, isOn) => cut(answerOf(step, answer)?.[isOn ? 'off' : 'on'] ?? answer, LABEL),
    standingSet: (step, answer, isOn) => answerOf(step, answer)?.[isOn ? 'set' : 'unset'] ?? answer,
    alt: (marks) => {
      const items = marks.map(({ label, at }) => alt.place(label, markOf(at)));
      return cut(alt.targets(fitting(items, ALT - alt.targets('').length, alt.andMore, '; ').join('; ')), ALT);
    },
  };

  /** What every game has. */
  function plainly(action: Action, { role, spot }: Say): string {
    if (action.type === 'pass') return decision.pass;
    return action.type === 'deploy' ? `${role(action.figure, action.on)} ${spot(action.on)}` : writeMove(action);
  }

  /** Whom a choice itself sends home: what is forced by it comes after. */
  function goneFrom(events: readonly GameEvent[]): Returned[] {
    const forced = events.findIndex(({ type }) => type === 'forced');
    return (forced < 0 ? events : events.slice(0, forced)).flatMap((event) =>
      event.type === 'returned' && event.by !== undefined ? [event] : [],
    );
  }
}

/** `who – move the dragon, step 2 of 6`; of what no expansion words that there is something to decide. */
export const titleIn = (
  { phrases: { asks, decision } }: Language,
  who: string,
  view: Parameters<DecisionWords['title']>[0],
): string =>
  (asks as Lookup<{ title(who: string, of: typeof view): string }>)[view.step ?? '']?.title(who, view) ??
  decision.title(who);

/** What an expansion's step will do before the turn is over; '' where nobody words it. */
export const followsIn = ({ phrases: { asks } }: Language, step: StepId | null): string =>
  (asks as Lookup<{ readonly follows: string }>)[step ?? '']?.follows ?? '';
