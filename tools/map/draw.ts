import { writeFile } from 'node:fs/promises';
import { emptyMap } from '../../render/index.ts';
import { draw } from '../../render/process/draw.ts';
import type { MapLayout } from '../../src/engine/index.ts';

/** Why a file cannot be written, for people. */
const REASONS: Record<string, string> = {
  ENOENT: 'there is no such folder',
  ENOTDIR: 'there is no such folder',
  EACCES: 'this folder or file may not be written to',
  EPERM: 'this folder or file may not be written to',
  EROFS: 'nothing can be written here',
  EISDIR: 'this is a folder, name a file',
  ENOSPC: 'the disk is full',
};

/** Writes a picture of a map without tiles as a WebP file. Throws an error whose message is a sentence. */
export async function drawMap(layout: MapLayout, out: string): Promise<void> {
  const { bytes } = draw({ kind: 'map', scene: { map: emptyMap(layout) } });
  try {
    await writeFile(out, bytes);
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new Error(`the picture could not be written: ${REASONS[code] ?? message}`, { cause: error });
  }
}
