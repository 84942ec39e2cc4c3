import type { Action, ActionOf } from '../../../engine/index.ts';
import { argumentsOf } from './arguments.ts';
import { inPlain, type Language } from './language.ts';
import { roleOf, roleThing, type ThingWords } from './things.ts';

/** Where the tile of a whole turn lies; null where none is placed. */
export const placementIn = (actions: readonly Action[]): ActionOf<'place'> | null =>
  actions.find((action) => action.type === 'place') ?? null;

/** `**N20** (turned 90°), Knight (city, north)`, after what is done before it, if there are words for that; null where no tile is placed. */
export function turnIn(language: Language, things: ThingWords, actions: readonly Action[]): string | null {
  const placement = placementIn(actions);
  if (placement === null) return null;
  const deployed = actions.find((action) => action.type === 'deploy');
  const figure = deployed
    ? language.say('advice-figure', {
        role: roleThing(roleOf(deployed.figure, deployed.on)),
        place: things.place(deployed.on),
      })
    : null;
  const { x, y, rotation } = placement;
  const turn = language.say('advice-turn', { square: language.square({ x, y }), degrees: rotation, figure });
  return actions.slice(0, actions.indexOf(placement)).reduceRight((rest, action) => {
    const given = argumentsOf(language, things, action, inPlain(language, []));
    return language.sayIfAny(`advice-first-${action.type}`, { ...given, turn: rest }) ?? rest;
  }, turn);
}
