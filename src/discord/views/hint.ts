import type { BoardScene } from '../../../render/index.ts';
import type { ActionOf, Game } from '../../engine/index.ts';
import type { GameAtTable } from '../../game/table/tables.ts';
import type { HintedWay } from '../../players/advice.ts';
import { ids } from '../interaction/ids.ts';
import type { PanelContent } from '../interaction/reply.ts';
import type { DrawingServices } from '../services.ts';
import { planFor } from '../turn/plan.ts';
import type { Words } from '../words/index.ts';
import { button, row } from './buttons.ts';
import { drawn, drawnOf, lastMoves, playersOf } from './drawing.ts';
import { chosenOf, offersOf } from './offers.ts';

type Way = Pick<HintedWay, 'actions'>;

/** Asks a player who would be rated to confirm. */
export const confirmHintPanel = ({ table }: GameAtTable, words: Words): PanelContent => ({
  content: words.hint.confirm,
  components: [row(button(ids.table('hint-now', table), words.buttons['hint-now'], 'main'))],
});

/** The ways on the board and in words, with a button for each that opens its panel. */
export async function hintPanel(
  present: GameAtTable,
  ways: readonly HintedWay[],
  spoken: Words,
  bot: DrawingServices,
): Promise<PanelContent> {
  const { table } = present;
  const words = spoken.on(table.options);
  const advised = ways.map((way) => advisedIn(present, way, words));
  const badges = ways.map((way, index) => {
    const { x, y } = placementOf(way);
    return { x, y, label: String(index + 1) };
  });
  const scene = { ...sceneOfWays(present.game, ways, playersOf(table, words)), badges };
  return {
    content: words.hint.text(
      ways,
      advised.map(({ figure }) => figure),
    ),
    files: await drawn(bot, bot.renderer.board(scene), words.hint.alt(ways)),
    components: [
      row(
        ...ways.map((way, index) => {
          const { plan, value } = advised[index]!;
          return button(
            ids.plan(table, 'turn', plan, value),
            words.hint.label(way, index + 1),
            index === 0 ? 'main' : 'plain',
          );
        }),
      ),
    ],
  };
}

/** The panel that a way opens: its plan, its marks, and the name of the figure on its button. */
function advisedIn(present: GameAtTable, { actions }: Way, words: Words) {
  const { game } = present;
  const { plan, option, imagined } = planFor(game, actions, game.asked);
  const offers = offersOf({ ...present, square: plan.placement, plan, placements: [] }, imagined, words);
  const offer = offers.find(({ index }) => index === (option ?? 'none'))!;
  const place = chosenOf(offers, plan.figure).places.find((one) => one.offer === offer);
  return { plan, value: offer.value, figure: place && offer.name(place.mark) };
}

/** The board with the tiles and figures of these ways. */
export function sceneOfWays(game: Game, ways: readonly Way[], players: BoardScene['players']): BoardScene {
  const view = game.view(null);
  const seat = game.asked!;
  const tile = view.drawn!;
  const { view: board, map } = drawnOf(view);
  const coming = ways.flatMap(({ actions }) =>
    actions.flatMap((action) =>
      action.type === 'deploy' && isOnItsTile(action, actions) ? [{ seat, figure: action.figure, on: action.on }] : [],
    ),
  );
  return {
    ...(map && { map }),
    view: { ...board, figures: [...board.figures, ...coming] },
    players,
    lastMoves: lastMoves(view),
    ghosts: ways.map((way) => ({ ...placementOf(way), tile, seat })),
  };
}

/** A way begins with the tile. */
const placementOf = ({ actions }: Way): ActionOf<'place'> => actions[0] as ActionOf<'place'>;

const isOnItsTile = ({ on }: ActionOf<'deploy'>, [first]: Way['actions']): boolean =>
  first?.type === 'place' && first.x === on.x && first.y === on.y;
