import type { StandingFigure, Switch } from '../engine/for-players/view.ts';
import type { Mark, TileSet } from '../engine/tiles/tiles.ts';
import type { ScoredEvent } from '../engine/turn/events.ts';
import type { TileId } from '../engine/vocabulary.ts';

/** A small position by which a rule is shown. Its picture is around the first tile; what it shows is said by the message `example-…` of its topic. */
export interface Example {
  /** Beside the base set. */
  readonly sets?: readonly TileSet[];
  readonly switches?: readonly Switch[];
  /** The id of the map that it lies on. */
  readonly map?: string;
  /** Tiles that lie already: `BA-D 0,0 90`. */
  readonly board: readonly string[];
  /** Seat, figure and place: `0 meeple road:0,0:E.W`. */
  readonly figures?: readonly string[];
  /** The tiles that are drawn then, in order; without them none is. */
  readonly draws?: readonly TileId[];
  /** What is played from there, as lines of a record. */
  readonly moves?: readonly string[];
  /** Features that are pointed out, each by the seat whose it is (`-` for nobody) and one of its places: `0 road:0,0:E.W`. */
  readonly outlined?: readonly string[];
  /** Points told on a tile, by seat: `0 +4 0,-1`. */
  readonly points?: readonly string[];
  /** Whether the squares on which the tile in hand fits bear their numbers. */
  readonly hasNumbers?: boolean;
}

/** What brought points to all who share it alike, and who stood on the feature then, each with what is printed on its tile. */
export interface Explained {
  readonly events: readonly [ScoredEvent, ...ScoredEvent[]];
  readonly switches: readonly Switch[];
  readonly figures: readonly (StandingFigure & { readonly marks: readonly Mark[] })[];
}

/** What an expansion says of its topics of `/rules` besides their words. */
export interface Topics {
  /** Pictures, by topic: `inns`. */
  readonly examples: Readonly<Record<string, Example>>;
  /** Which topic explains points, by what brought them: `{ 'trade-goods': 'goods' }`. */
  readonly explains?: Readonly<Record<string, string>>;
  /** Which topic explains them instead, by how it came: null where it was as the reason says. */
  readonly explainsHow?: (explained: Explained) => string | null;
}
