import type { CloseUpScene } from '../../../render/index.ts';
import {
  type Action,
  type FeatureView,
  type Game,
  type GameEvent,
  PASS,
  type Place,
  type Placement,
  type Seat,
  type Square,
  samePlace,
} from '../../engine/index.ts';
import type { Table } from '../../game/table.ts';
import type { Bot } from '../bot.ts';
import { rotationsAt } from '../numbers.ts';
import { button, type Row, row, rows } from '../parts.ts';
import type { PanelContent } from '../press.ts';
import type { FigureChoice, Words } from '../words/index.ts';
import { drawn, lastMoves, playersOf, type Shown } from './turn.ts';

/** What a panel asks about: one square, and the rotation that is looked at. */
interface Look extends Shown {
  readonly square: Square;
  readonly placement: Placement;
  /** All rotations that can be chosen here. */
  readonly placements: readonly Placement[];
}

/** A tile laid in imagination, and what could be done next. */
export interface Imagined {
  readonly game: Game;
  readonly events: readonly GameEvent[];
  /** Figures that could be placed; whether nothing could be is asked, too. */
  readonly options: readonly Action[];
}

/** Lays the tile on a copy that stops before the next draw; nothing that anybody may not know shows in it. */
export function imaginePlacing(game: Game, placement: Placement): Imagined {
  const imagined = game.imagine();
  const events = imagined.play({ type: 'place', ...placement });
  return { game: imagined, events, options: imagined.step === 'meeple' ? imagined.legalActions() : [] };
}

/** The actions of a whole turn: the tile, and the figure or the word that none is placed where that is asked. */
export function turnOf(game: Game, placement: Placement, figure: Action): readonly Action[] {
  const place: Action = { type: 'place', ...placement };
  const { options } = imaginePlacing(game, placement);
  return options.length === 0 && figure.type === 'pass' ? [place] : [place, figure];
}

/** Null where the tile in hand does not fit the square. */
export function lookAt(shown: Shown, square: Square, rotation: number | null): Look | null {
  const placements = rotationsAt(shown.game.view(null), square);
  const placement = placements.find((one) => one.rotation === rotation) ?? placements[0];
  return placement ? { ...shown, square, placement, placements } : null;
}

/** For whose turn it is: the tile as a ghost, its rotations, and a button for each figure that commits the turn. */
export async function placingPanel(look: Look, words: Words, bot: Bot): Promise<PanelContent> {
  const { table, game, square, placement } = look;
  const seat = game.toMove!;
  const people = table.members;
  const tile = game.view(null).drawn!;
  const imagined = imaginePlacing(game, placement);
  const choices = figureChoices(imagined);
  const buttons = choices.map((choice) => {
    const { figure, on } = choice;
    return button(
      turnId(table, 'put', placement, placeName(figure, on)),
      words.panel.figureLabel(choice, seat, people),
      'go',
    );
  });
  const none = imagined.options.length === 0 ? imagined.events : imagined.game.clone().play(PASS);
  const label = words.panel.noFigureLabel(none, seat, people);
  buttons.push(button(turnId(table, 'put', placement, 'none'), label, choices.length === 0 ? 'go' : 'plain'));
  const about = { square, tile, rotation: placement.rotation, choices: choices.length };
  return {
    content: words.panel.deploy({ ...about, supply: game.view(seat).supply[seat]?.meeple ?? 0 }),
    files: await closeUp(look, seat, words, bot, choices),
    components: [...rotationRow(look), ...rows(buttons)],
  };
}

/** For everybody else: what laying the tile there would do. Nothing in it acts. */
export async function whatIfPanel(look: Look, reader: Seat | null, words: Words, bot: Bot): Promise<PanelContent> {
  const { table, game, square, placement } = look;
  const tile = game.view(null).drawn!;
  const imagined = imaginePlacing(game, placement);
  const content = words.panel.whatIf({
    square,
    tile,
    rotation: placement.rotation,
    features: featuresOfLast(imagined.game),
    events: imagined.events,
    people: table.members,
    reader,
    toMove: game.toMove!,
  });
  return {
    content,
    files: await closeUp(look, game.toMove, words, bot, []),
    components: rotationRow(look),
  };
}

/** Buttons for the ways to turn the tile; none where there is but one. */
function rotationRow({ table, placements, placement }: Look): Row[] {
  if (placements.length < 2) return [];
  return [
    row(
      ...placements.map((one) => {
        const chosen = one.rotation === placement.rotation;
        return button(turnId(table, 'turn', one, ''), `↻ ${turnName(one.rotation)}`, chosen ? 'main' : 'plain', chosen);
      }),
    ),
  ];
}

const turnName = (rotation: number): string => `${rotation}°`;

async function closeUp(
  { table, game, square, placement, placements }: Look,
  seat: Seat | null,
  words: Words,
  bot: Bot,
  choices: readonly FigureChoice[],
): Promise<NonNullable<PanelContent['files']>> {
  const view = game.view(null);
  const tile = view.drawn!;
  const places = choices.map(({ mark, on, figure }) => ({ label: mark ?? '', place: on, figure }));
  const scene: CloseUpScene = {
    view,
    players: playersOf(table),
    lastMoves: lastMoves(view),
    centre: square,
    ghost: { ...placement, tile, seat },
    places,
    ...(placements.length > 1 && {
      rotations: placements.map(({ rotation }) => {
        return { rotation, label: turnName(rotation), chosen: rotation === placement.rotation };
      }),
    }),
  };
  const alt = words.alt.closeUp({ square, tile, rotation: placement.rotation, places });
  return drawn(bot, bot.renderer.closeUp(scene), alt);
}

function figureChoices({ game, options }: Imagined): FigureChoice[] {
  const deploys = options.flatMap((option) => (option.type === 'deploy' ? [option] : []));
  return deploys.map((option, index) => ({
    figure: option.figure,
    on: option.on,
    mark: String.fromCharCode(65 + index),
    feature: featureAt(game, option.on),
    twin: deploys.some(({ on }) => on.kind === option.on.kind && !samePlace(on, option.on)),
    events: game.clone().play(option),
  }));
}

function featureAt(game: Game, place: Place): FeatureView {
  const feature = game.feature(place);
  if (!feature) throw new Error(`no feature at ${place.kind} ${place.x},${place.y}`);
  return feature;
}

/** The features of the newest tile, each once, as they stand after it was laid. */
function featuresOfLast(game: Game): FeatureView[] {
  const { x, y } = game.view(null).board.at(-1)!;
  const found: FeatureView[] = [];
  for (const place of game.placesOn({ x, y })) {
    if (!game.rules.figures.some(({ on }) => on.includes(place.kind))) continue; // a garden, where nobody can stand
    const feature = featureAt(game, place);
    const known = found.some(({ places }) => places.some((one) => samePlace(one, place)));
    if (!known) found.push(feature);
  }
  return found;
}

const turnId = ({ id, revision }: Table, verb: string, { x, y, rotation }: Placement, rest: string) => ({
  verb,
  table: id,
  revision,
  argument: [`${x},${y},${rotation}`, rest].filter((part) => part !== '').join(','),
});

/** `meeple/city/N`: the first side or half-edge names a segment of the tile. */
export const placeName = (figure: string, { kind, at }: Place): string => `${figure}/${kind}/${at.split('.')[0]}`;
