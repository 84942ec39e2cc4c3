import { expect, test } from 'vitest';
import { isDrawn } from '../support/runs.ts';
import { breakPictures, isKept } from './pictures.ts';

const IS_DRAWN = isDrawn('faulty pictures', { oneIn: 8, about: ['render/process/'] });

test.runIf(IS_DRAWN)(
  'pictures that crash or hang the drawing process cost nobody else a picture, and are not drawn again',
  async () => {
    const outcome = await breakPictures(2, 6_000);
    expect(outcome).toMatchObject({ asked: 7, drawn: 7, faulty: 4, refused: 4, ended: 2 });
    expect(isKept(outcome)).toBe(true);
  },
);
