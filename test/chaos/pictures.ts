import { createRenderer, RenderError } from '../../render/index.ts';
import { badgesOf, makeView, playersOf, turnsUpTo } from '../render/boards.ts';
import type { Values } from './options.ts';

export interface Outcome {
  /** Pictures of tables and of people that were requested, and how many came. */
  readonly asked: number;
  readonly drawn: number;
  /** Pictures that end or hang the process, each requested twice, and how many requests were refused. */
  readonly faulty: number;
  readonly refused: number;
  /** How often a faulty picture ended the process: once for each. */
  readonly ended: number;
  /** Longest ms from the request of a faulty picture, with nothing else waiting, to the next picture of a table. */
  readonly longestMs: number;
}

/** Draws turns of a game for a table and for people; each few pictures, one ends or hangs the drawing process. */
export async function breakPictures(rounds: number, hangingMs?: number): Promise<Outcome> {
  const renderer = createRenderer({
    worker: new URL('./faulty-drawer.ts', import.meta.url),
    ...(hangingMs && { hangingMs }),
  });
  const turns = turnsUpTo(makeView({ tiles: 30, seats: 3, seed: 'chaos' }), 8);
  const scene = (i: number, caption: string) => {
    const view = turns[i % turns.length]!;
    return { view, players: playersOf(view), badges: badgesOf(view), caption };
  };
  let [asked, drawn, faulty, refused, ended, longestMs] = [0, 0, 0, 0, 0, 0];
  const good = async (picture: Promise<unknown>): Promise<void> => {
    asked++;
    await picture.then(
      () => drawn++,
      () => {},
    );
  };
  const bad = async (round: number, caption: string): Promise<void> => {
    faulty++;
    const error = await renderer.board(scene(round, caption)).catch((thrown: unknown) => thrown);
    if (!(error instanceof RenderError) || !['crashed', 'refused'].includes(error.code)) return;
    refused++;
    if (error.code === 'crashed') ended++;
  };
  try {
    await good(renderer.board(scene(0, 'first')));
    for (let round = 0; round < rounds; round++) {
      const caption = `${round % 2 ? 'hang' : 'crash'} ${round}`;
      const since = performance.now();
      const fault = bad(round, caption);
      const next = good(renderer.board(scene(round, `table ${round}`))).then(() => {
        longestMs = Math.max(longestMs, performance.now() - since);
      });
      const people = ['ada', 'bo'].map((person) =>
        good(renderer.by({ person }).board(scene(round, `${person} ${round}`))),
      );
      await Promise.all([fault, next, ...people]);
      await bad(round, caption);
    }
  } finally {
    await renderer.close();
  }
  return { asked, drawn, faulty, refused, ended, longestMs: Math.round(longestMs) };
}

export const isKept = ({ asked, drawn, faulty, refused, ended }: Outcome): boolean =>
  drawn === asked && refused === faulty && ended === faulty / 2;

/** `[--rounds 20]` */
export const OPTIONS = { rounds: 20 };

export async function run({ rounds }: Values<typeof OPTIONS>): Promise<boolean> {
  const outcome = await breakPictures(rounds);
  console.table([outcome]);
  const isSoon = outcome.longestMs <= 5_000;
  console.log(
    `${isKept(outcome) ? 'kept' : 'BROKEN'}: all else is drawn, and what ended the process is not drawn again\n` +
      `${isSoon ? 'kept' : 'BROKEN'}: the next picture comes within 5 s`,
  );
  return isKept(outcome) && isSoon;
}
