import { type Animation, mapScene, RenderError, type ReplayScene } from '../../../render/index.ts';
import type { GameView } from '../../engine/index.ts';
import type { Replay } from '../../game/past/replay.ts';
import type { Summary } from '../../stats/index.ts';
import { ids } from '../interaction/ids.ts';
import type { PanelContent } from '../interaction/reply.ts';
import type { Services } from '../services.ts';
import type { ReplayStep, Words } from '../words/index.ts';
import { button, row } from './buttons.ts';
import { drawn, drawnOf, fileOf, tellUndrawn } from './drawing.ts';
import { playersIn, wordsOn } from './report.ts';

export interface ReplayedGame {
  readonly game: Summary;
  readonly replay: Replay;
}

type ReplayServices = Pick<Services, 'renderer' | 'replays' | 'log'>;

/** The whole game as an animation, for one reader. `list`: the list of games behind it, to which its end report leads back; '' for none. */
export async function replayPanel(
  replayed: ReplayedGame,
  list: string,
  words: Words,
  bot: ReplayServices,
): Promise<PanelContent> {
  const { game, replay } = replayed;
  const last = replay.entries.length - 1;
  const animation = await animated(replayed, words, bot);
  return {
    content: replayText(game, animation, words),
    files: animationFiles(game, animation, words),
    components: [
      row(...stepButtons(game, 'animation', last, list, words)),
      row(
        button(ids.ended(game, 'record'), words.buttons.record),
        button(ids.ended(game, 'show-replay'), words.buttons['show-in-channel'], 'plain', animation === null),
        button(ids.ended(game, 'analysis', list), words.buttons.analysis),
        button(ids.ended(game, 'report', list), words.buttons['end-report']),
      ),
    ],
  };
}

/** The animation for everybody, with a button that opens private steps; null if it could not be drawn. */
export async function sharedReplay(
  replayed: ReplayedGame,
  words: Words,
  bot: ReplayServices,
): Promise<PanelContent | null> {
  const { game } = replayed;
  const animation = await animated(replayed, words, bot);
  if (animation === null) return null;
  return {
    content: replayText(game, animation, words),
    files: animationFiles(game, animation, words),
    components: [row(button(ids.step(game, 'first', ''), words.buttons['step-through'], 'main'))],
  };
}

/** The board after one turn, its last move marked, and the events. `at`: the replay entry whose view is loaded. */
export async function stepPanel(
  { game, replay }: ReplayedGame,
  at: number,
  list: string,
  spoken: Words,
  bot: ReplayServices,
): Promise<PanelContent> {
  const words = wordsOn(spoken, game);
  const last = replay.entries.length - 1;
  const index = Math.min(Math.max(0, at), last);
  const step = stepOf({ game, replay }, index, words);
  const { lastMoves, brought } = replay.entries[index]!;
  const scene = { ...drawnOf(step.view), players: playersIn(game, words), lastMoves, brought };
  return {
    content: words.replay.step(step),
    files: await drawn(bot, bot.renderer.board(scene), words.replay.stepAlt(step)),
    components: [
      row(...stepButtons(game, index, last, list, words)),
      row(
        button(ids.ended(game, 'replay', list), words.buttons.replay),
        button(ids.ended(game, 'record'), words.buttons.record),
        button(ids.ended(game, 'analysis', list), words.buttons.analysis),
        button(ids.ended(game, 'report', list), words.buttons['end-report']),
        button(ids.stepTwin(game, index, 0, list), words.buttons['in-words']),
      ),
    ],
  };
}

/** `index`: an entry of the replay; its view is the game after the turn. */
export function stepOf({ game, replay }: ReplayedGame, index: number, words: Words): ReplayStep {
  const { turn, seat, events } = replay.entries[index]!;
  const isEnd = index === replay.entries.length - 1 && replay.winners !== null;
  return {
    at: index === 0 ? 'start' : isEnd ? 'end' : 'turn',
    turn,
    of: replay.entries.at(-1)!.turn,
    seat,
    people: words.report.people(game),
    events,
    view: viewAfter(replay, index),
  };
}

/** The board after one turn. The replayed position has already drawn the next tile or counted the end; the entry replaces these parts. */
function viewAfter(replay: Replay, index: number): GameView {
  const { turn, seat, tiles, figures, pieces, scores, supply, resigned } = replay.entries[index]!;
  const { view } = replay;
  const isEnd = index === replay.entries.length - 1;
  const inHand = [view.drawn, view.drawnToo].filter((tile) => tile !== null).length;
  return {
    ...view,
    ...{ turn, figures, pieces, scores, supply, resigned },
    asked: seat,
    drawn: null,
    drawnToo: null,
    arrow: null,
    board: replay.board.slice(0, tiles),
    tilesLeft: view.tilesLeft + inHand,
    winners: isEnd ? replay.winners : null,
  };
}

/** First, previous, next, last. The animation counts as the last step, but the last board can still be opened. */
function stepButtons(game: Summary, at: number | 'animation', last: number, list: string, words: Words) {
  const index = at === 'animation' ? last : at;
  // Discord needs different ids in a message, even for disabled buttons.
  const to = (where: Parameters<typeof ids.step>[1]) => ids.step(game, where, list);
  return [
    button(to('first'), words.buttons['first-turn'], 'plain', index <= 0),
    button(to(Math.max(0, index - 1)), words.buttons['previous-turn'], 'main', index <= 0),
    button(to(index + 1), words.buttons['next-turn'], 'main', index >= last),
    button(to('last'), words.buttons['last-turn'], 'plain', at === last),
  ];
}

const replayText = (game: Summary, animation: Animation | null, words: Words): string =>
  [
    words.replay.text(game, animation?.isReduced ?? false),
    ...(animation === null ? [words.replay.noPicture] : []),
  ].join('\n');

const animationFiles = (game: Summary, animation: Animation | null, words: Words) =>
  animation === null ? [] : [fileOf(animation, words.replay.alt(game))];

async function animated(
  replayed: ReplayedGame,
  words: Words,
  { replays, renderer, log }: ReplayServices,
): Promise<Animation | null> {
  try {
    return await replays.of(replayed.game.table, replayScene(replayed, words), renderer);
  } catch (error) {
    if (!(error instanceof RenderError)) throw error;
    tellUndrawn(log, error, 'an animation');
    return null;
  }
}

function replayScene({ game, replay }: ReplayedGame, words: Words): ReplayScene {
  const { map } = replay.view;
  return {
    players: playersIn(game, words),
    board: replay.board,
    seats: replay.seats,
    frames: replay.entries,
    ...(map && { map: mapScene(map) }),
    ...(replay.winners && { winners: replay.winners }),
  };
}
