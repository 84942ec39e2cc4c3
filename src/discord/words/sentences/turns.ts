import type { Action, ActionOf, Place } from '../../../engine/index.ts';
import { argumentsOf } from './arguments.ts';
import { inPlain, type SpokenLanguage } from './language.ts';
import { roleOf, roleThing, type ThingWords } from './things.ts';

/** The tile of a whole turn; null if there is none. */
export const placementIn = (actions: readonly Action[]): ActionOf<'place'> | null =>
  actions.find((action) => action.type === 'place') ?? null;

/**
 * `**N20** (turned 90°), Gold ingot onto N21, Knight (city, north)`: actions before the tile first, if they have words; for a figure on
 * another tile also its square. Null without a tile. `named` replaces the figure's name.
 */
export function turnIn(
  language: SpokenLanguage,
  things: ThingWords,
  actions: readonly Action[],
  named?: string,
): string | null {
  const placement = placementIn(actions);
  if (placement === null) return null;
  const deployed = actions.find((action) => action.type === 'deploy');
  const { x, y, rotation } = placement;
  const placeOf = (on: Place): string =>
    on.x === x && on.y === y ? things.place(on) : language.labelled(language.square(on), things.place(on));
  const figure = deployed
    ? (named ??
      language.say('advice-figure', {
        role: roleThing(roleOf(deployed.figure, deployed.on)),
        place: placeOf(deployed.on),
      }))
    : null;
  const placed = actions.indexOf(placement);
  const given = (action: Action) => argumentsOf(language, things, action, inPlain(language, []));
  const between = actions
    .slice(placed + 1)
    .flatMap((action) =>
      action === deployed || action.type === 'pass'
        ? []
        : (language.sayIfAny(`action-${action.type}`, given(action)) ?? []),
    );
  const turn = language.say('advice-turn', {
    ...{ square: language.square({ x, y }), degrees: rotation, figure },
    between: between.length === 0 ? null : between.join(', '),
  });
  return actions
    .slice(0, placed)
    .reduceRight(
      (rest, action) => language.sayIfAny(`advice-first-${action.type}`, { ...given(action), turn: rest }) ?? rest,
      turn,
    );
}
