import { designOf, type Place, type Reason, samePlace } from '../../engine/index.ts';
import { EXPANSION_TOPICS, type Example, type Topics } from '../../expansions/topics.ts';
import type { ScoringSeen } from '../../game/past/scorings.ts';
import { scoreGroupOf } from '../../stats/index.ts';
import type { Topic } from '../words/index.ts';

const ROAD = ['BA-D 0,0 0', 'BA-A 1,0 90', 'BA-V -1,0 270', 'BA-X -1,1 0'];

const BASE: Topics = {
  examples: {
    placing: { board: ['BA-D 0,0 0'], draws: ['BA-V'], hasNumbers: true },
    roads: {
      board: ROAD,
      figures: ['0 meeple road:-1,0:E.S'],
      outlined: ['0 road:-1,0:E.S'],
      points: ['0 +4 0,0'],
    },
    cities: {
      board: ['BA-M 0,0 0', 'BA-E 0,-1 180', 'BA-E 1,0 270', 'BA-B -1,0 0'],
      figures: ['0 meeple city:0,0:N.E'],
      outlined: ['0 city:0,0:N.E'],
      points: ['0 +8 0,-1'],
    },
    monasteries: {
      board: [
        ...['BA-B 0,0 0', 'BA-V -1,-1 90', 'BA-E 0,-1 0', 'BA-V 1,-1 180', 'BA-E -1,0 270', 'BA-E 1,0 90'],
        ...['BA-V -1,1 0', 'BA-E 0,1 180', 'BA-V 1,1 270'],
      ],
      figures: ['0 meeple monastery:0,0'],
      outlined: ['0 monastery:0,0'],
      points: ['0 +9 0,0'],
    },
    fields: {
      board: ['BA-D 0,0 0', 'BA-E 0,-1 180', 'BA-E 1,-1 0', 'BA-E 1,-2 180', 'BA-A 1,0 90', 'BA-U -1,0 90'],
      figures: ['0 meeple field:0,-1:NL.NR.EL.ER.WL.WR'],
      outlined: ['0 field:0,-1:NL.NR.EL.ER.WL.WR'],
      points: ['0 +6 0,-1'],
    },
    majority: {
      board: ['BA-G 0,0 0', 'BA-E 1,0 270', 'BA-N -1,0 0', 'BA-E -1,-1 180'],
      figures: ['0 meeple city:1,0:W', '0 meeple city:-1,-1:S', '1 meeple city:0,0:E.W'],
      outlined: ['0 city:0,0:E.W'],
      points: ['0 +8 0,0'],
    },
    'final-scoring': {
      board: ['BA-D 0,0 0', 'BA-V 1,0 0', 'BA-M 0,-1 90', 'BA-B 0,1 0'],
      figures: ['0 meeple road:1,0:S.W', '1 meeple city:0,0:N', '0 meeple monastery:0,1'],
      points: ['0 +2 1,0', '1 +3 0,-1', '0 +3 0,1'],
    },
  },
  explains: { road: 'roads', city: 'cities', monastery: 'monasteries', field: 'fields' },
};

const ALL = [BASE, ...EXPANSION_TOPICS];

/** Examples by topic of `/rules`. */
export const EXAMPLES: ReadonlyMap<Topic, Example> = new Map(
  ALL.flatMap(({ examples }) => Object.entries(examples) as [Topic, Example][]),
);

const EXPLAINED = new Map(ALL.flatMap(({ explains = {} }) => Object.entries(explains) as [string, Topic][]));

/** The topic that explains a reason; null if there is none. */
export const topicOf = (reason: Reason): Topic | null => EXPLAINED.get(scoreGroupOf(reason)) ?? null;

/** The topic for one score, which an expansion may have changed. */
export function topicFor({ events, places, view: { board, figures, switches } }: ScoringSeen): Topic | null {
  const marksAt = ({ x, y }: Place) => designOf(board.find((one) => one.x === x && one.y === y)!.tile)!.marks;
  const there = figures
    .filter(({ on }) => places.some((place) => samePlace(place, on)))
    .map((one) => ({ ...one, marks: marksAt(one.on) }));
  for (const { explainsHow } of EXPANSION_TOPICS) {
    const how = explainsHow?.({ events, switches, figures: there });
    if (how) return how as Topic;
  }
  return topicOf(events[0].reason);
}
