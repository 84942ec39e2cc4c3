import type { StandingFigure, Switch } from '../engine/for-players/view.ts';
import type { Mark, TileSet } from '../engine/tiles/tiles.ts';
import type { ScoredEvent } from '../engine/turn/events.ts';
import type { TileId } from '../engine/vocabulary.ts';

/** A small position that shows a rule. The picture shows the surroundings of the first tile; the topic's message `example-…` describes it. */
export interface Example {
  /** Sets in addition to the base set. */
  readonly sets?: readonly TileSet[];
  readonly switches?: readonly Switch[];
  /** The id of the map. */
  readonly map?: string;
  /** Laid tiles: `BA-D 0,0 90`. */
  readonly board: readonly string[];
  /** Seat, figure and place: `0 meeple road:0,0:E.W`. */
  readonly figures?: readonly string[];
  /** The tiles drawn then, in order; no draw if absent. */
  readonly draws?: readonly TileId[];
  /** Moves played from there, as lines of a record. */
  readonly moves?: readonly string[];
  /** Outlined features, each by its owner's seat (`-` for nobody) and one place: `0 road:0,0:E.W`. */
  readonly outlined?: readonly string[];
  /** Points shown on a tile, by seat: `0 +4 0,-1`. */
  readonly points?: readonly string[];
  /** Whether numbers mark the squares where the tile in hand fits. */
  readonly hasNumbers?: boolean;
}

/** Events that gave points alike, and the figures on the feature with the prints of their tiles. */
export interface Explained {
  readonly events: readonly [ScoredEvent, ...ScoredEvent[]];
  readonly switches: readonly Switch[];
  readonly figures: readonly (StandingFigure & { readonly marks: readonly Mark[] })[];
}

/** An expansion's topics of `/rules`, besides their words. */
export interface Topics {
  /** Pictures, by topic: `inns`. */
  readonly examples: Readonly<Record<string, Example>>;
  /** The topic that explains points, by reason: `{ 'trade-goods': 'goods' }`. */
  readonly explains?: Readonly<Record<string, string>>;
  /** The topic that explains these points instead; null if the reason's topic does. */
  readonly explainsHow?: (explained: Explained) => string | null;
}
