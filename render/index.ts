/** The public face of the pictures. */

export { boardView } from './board-view.ts';
export { THEMES, type Theme } from './kit/palette/table.ts';
export { isPrintable } from './kit/text.ts';
export type { Asker } from './lanes.ts';
export { emptyMap, mapScene } from './map/scene.ts';
export { createRenderer, RenderError, type RenderErrorCode, type Renderer, type RendererOptions } from './renderer.ts';
export type { Animation, ReplayFrame, ReplayOptions, ReplayScene } from './replay-scene.ts';
export type {
  ActiveArrow,
  Badge,
  BoardScene,
  BoardView,
  CardScene,
  CloseUpScene,
  FigureMove,
  Ghost,
  HandCounts,
  HandScene,
  LegendIcon,
  LegendScene,
  LobbyScene,
  LobbyStamp,
  MapScene,
  Outline,
  Picture,
  PlaceLabel,
  Player,
  PointsTag,
  RotationChoice,
  Target,
  TilesLeftScene,
  TilesScene,
} from './scene.ts';
export { tilesLeftPages } from './sheets.ts';
export type { BoardRow, LeaderboardScene, ProfileScene, ReportScene } from './stats-scene.ts';
export { signed } from './tags.ts';
export { colourOf } from './worn.ts';
