import { expect, test } from 'vitest';
import { type Picture, RenderError, type RenderErrorCode } from '../../render/index.ts';
import { drawn } from '../../src/discord/views/drawing.ts';
import { keptLog } from '../game/support.ts';

test.each<[RenderErrorCode, readonly string[]]>([
  ['busy', ['warn']],
  ['refused', ['warn']],
  ['passed', []],
  ['failed', ['error']],
  ['crashed', ['error']],
])('a picture that is not drawn leaves its message without it, and is told by what it is: %s', async (code, levels) => {
  const log = keptLog();
  const picture: Promise<Picture> = Promise.reject(new RenderError(code, code));
  expect(await drawn({ log }, picture, 'a board')).toEqual([]);
  expect(log.lines.map(({ level }) => level)).toEqual(levels);
});
