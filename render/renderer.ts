import type { BoardScene, CloseUpScene, Picture, RotationsScene, TileScene, TilesLeftScene } from './scene.ts';

export interface RendererOptions {
  /** Requests that may wait at once; one more is refused with `busy`. 64 if absent. */
  readonly maxWaiting?: number;
}

/** Draws and encodes in a thread of its own, one request after another; the caller's event loop is never held. */
export interface Renderer {
  board(scene: BoardScene): Promise<Picture>;
  closeUp(scene: CloseUpScene): Promise<Picture>;
  tile(scene: TileScene): Promise<Picture>;
  rotations(scene: RotationsScene): Promise<Picture>;
  tilesLeft(scene: TilesLeftScene): Promise<Picture>;
  /** Ends the thread; whatever still waits is refused with `closed`. */
  close(): Promise<void>;
}

/** `busy`: too many wait. `crashed`: the thread died and was started anew. `failed`: this scene could not be drawn. */
export type RenderErrorCode = 'busy' | 'crashed' | 'failed' | 'closed';

export class RenderError extends Error {
  readonly code: RenderErrorCode;

  constructor(code: RenderErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'RenderError';
    this.code = code;
  }
}

export function createRenderer(_options: RendererOptions = {}): Renderer {
  throw new RenderError('failed', 'not there yet');
}
