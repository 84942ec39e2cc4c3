import type { BoardScene } from '../../../render/index.ts';
import { type Figure, type Game, type Place, type Seat, samePlace } from '../../engine/index.ts';
import type { Bot } from '../bot.ts';
import { button, row, SELECT_OPTIONS, select } from '../parts.ts';
import type { PanelContent } from '../press.ts';
import type { Words } from '../words/index.ts';
import { imagine } from './path.ts';
import { choicesOf, type Look, optionsOf, pathId } from './placing.ts';
import { drawn, drawnOf, playersOf } from './turn.ts';

/** As many targets as one picture and one menu hold. */
const PAGE = SELECT_OPTIONS;

/** Where arrow 01 or 02 lets a figure go besides the new tile: numbered on the board, and in a menu that commits. */
export async function elsewherePanel(look: Look, page: number, spoken: Words, bot: Bot): Promise<PanelContent> {
  const words = spoken.on(look.table.options);
  const { table, game, square, path } = look;
  const seat = game.asked!;
  const people = table.members;
  const imagined = imagine(game, path, seat);
  const { elsewhere } = optionsOf(imagined, square);
  const pages = Math.max(1, Math.ceil(elsewhere.length / PAGE));
  const shown = Math.min(Math.max(0, page), pages - 1);
  const from = shown * PAGE;
  const onPage = elsewhere.slice(from, from + PAGE);
  const active = imagined.game.view(seat).arrow!;
  const choices = choicesOf(imagined, onPage).map((choice, index) => ({
    ...choice,
    mark: String(from + index + 1),
    elsewhere: active.symbol,
    beside: active.symbol === 'add-meeple' ? ownAt(game, seat, choice.on) : undefined,
  }));
  const scene: BoardScene = {
    ...drawnOf(game.view(null)),
    players: playersOf(table),
    ghost: { ...path.placement, tile: game.view(null).drawn!, seat },
    activeArrow: active,
    targets: choices.map(({ mark, on, figure }) => ({ label: mark!, place: on, figure })),
  };
  const alt = words.alt.targets(choices.map(({ mark, on }) => ({ label: mark, place: on })));
  const options = choices.map((choice, index) => ({
    label: words.panel.figureLabel(choice, seat, people),
    value: String(onPage[index]!.index),
  }));
  const turnPage = (to: number, label: string) => button(pathId(table, 'far', path, String(to)), label);
  return {
    content: words.panel.elsewhere({
      symbol: active.symbol,
      from: from + 1,
      to: from + onPage.length,
      of: elsewhere.length,
    }),
    files: await drawn(bot, bot.renderer.board(scene), alt),
    components: [
      row(select(pathId(table, 'put', path, 'menu'), words.panel.figureMenu, options)),
      row(
        button(pathId(table, 'turn', path, ''), words.buttons.back),
        ...(shown > 0 ? [turnPage(shown - 1, words.buttons['previous-page'])] : []),
        ...(shown < pages - 1 ? [turnPage(shown + 1, words.buttons['next-page'])] : []),
      ),
    ],
  };
}

/** The own figure that stands on the segment already. */
const ownAt = (game: Game, seat: Seat, place: Place): Figure | undefined =>
  game.view(null).figures.find((one) => one.seat === seat && samePlace(one.on, place))?.figure;
