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
])(
  'a message whose picture is not drawn comes without it, and the log names the kind of picture: %s',
  async (code, levels) => {
    const log = keptLog();
    const picture: Promise<Picture> = Promise.reject(new RenderError(code, code));
    expect(await drawn({ log }, picture, 'a board')).toEqual([]);
    expect(log.lines.map(({ level }) => level)).toEqual(levels);
  },
);
