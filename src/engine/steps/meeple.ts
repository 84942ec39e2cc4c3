import { placeOf } from '../tiles/rotated-tiles.ts';
import { type Action, PASS } from '../turn/actions.ts';
import { figure, place, verb } from '../turn/verbs.ts';
import type { Step } from './index.ts';

/** Step 2 (B7): a figure on a feature of the tile just placed that holds none, or nothing. */
export const meepleStep: Step = {
  options(game) {
    const { position, rules, turnOf } = game;
    const { features, tiles } = position;
    const options: Action[] = [];
    const { last } = position;
    const { x, y, print } = tiles[last]!;
    const first = features.first[last]!;
    for (const { figure, meeple, on } of rules.figures) {
      if (!meeple || position.supply(turnOf, figure) === 0) continue;
      for (let i = 0; i < print.segments.length; i++) {
        const segment = print.segments[i]!;
        if (!on.includes(segment.kind) || features.claims[features.find(first + i)]! > 0) continue;
        options.push({ type: 'deploy', figure, on: placeOf(segment, x, y) });
      }
    }
    for (const more of rules.hooks.meepleOptions) more(game, options);
    options.push(PASS);
    if (rules.hooks.mayStand.length === 0) return options;
    return options.filter(
      (option) => option.type !== 'deploy' || rules.atCorner[option.figure] || position.mayStand(option.on),
    );
  },
};

/** A figure goes from its owner's supply onto the board. */
export const deploy = verb<'deploy'>({
  verb: 'deploy',
  points: [figure, place('on')],

  run(game, { figure, on }, seat) {
    game.position.deploy(seat, figure, game.position.segmentAt(on));
    game.tell({ type: 'deployed', seat, figure, on });
  },
});
