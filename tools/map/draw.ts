import type { MapLayout } from '../../src/engine/index.ts';

/** Writes a picture of a map without tiles as a PNG file. Throws an error whose message is a sentence. */
export async function drawMap(_layout: MapLayout, _out: string): Promise<void> {
  throw new Error('maps cannot be drawn yet');
}
