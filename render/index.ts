/** The public face of the pictures. */

export { ART_VERSION, tileIconName } from './names.ts';
export { SEAT_MARKS } from './palette.ts';
export { createRenderer, RenderError, type Renderer, type RendererOptions } from './renderer.ts';
export type {
  Badge,
  BoardScene,
  CloseUpScene,
  Ghost,
  Outline,
  Picture,
  PlaceLabel,
  Player,
  RotationChoice,
  RotationsScene,
  TileScene,
  TilesLeftScene,
} from './scene.ts';
