import type { Animation, Picture, Renderer } from '../../render/index.ts';
import { ENDLESS_MS } from './time.ts';

export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** The smallest possible animation. */
export const ONE_FRAME: Animation = {
  bytes: Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64'),
  ...{ width: 1, height: 1, mime: 'image/gif', name: 'replay.gif', tile: 1, isReduced: false },
};

/** Draws pictures of one pixel at once, for tests that look at no pictures. */
export function pixels(): Renderer {
  const picture = async (): Promise<Picture> => ({ bytes: new Uint8Array(PIXEL), name: 'picture.png' }) as Picture;
  return {
    patienceMs: ENDLESS_MS,
    by() {
      return this;
    },
    board: picture,
    closeUp: picture,
    tiles: picture,
    tilesLeft: picture,
    legend: picture,
    lobby: picture,
    card: picture,
    hand: picture,
    leaderboard: picture,
    profile: picture,
    report: picture,
    replay: async () => ONE_FRAME,
    close: async () => {},
  };
}
