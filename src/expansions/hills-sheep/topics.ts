import type { Explained, Topics } from '../topic-types.ts';

/** Whether a hill broke the tie: the players on a hill scored alone (HS12), or the players with most meeples there (V10). */
function isTieBroken({ events, figures, switches }: Explained): boolean {
  const [{ votes }] = events;
  const most = Math.max(1, ...votes);
  const tied = votes.flatMap((count, seat) => (count === most ? [seat] : []));
  const isHigh = (seat: number): boolean => figures.some((one) => one.seat === seat && one.marks.includes('hill'));
  const mayBeOut = (seat: number): boolean => switches.includes('hills-by-number') || !isHigh(seat);
  const isOut = (seat: number): boolean => mayBeOut(seat) && !events.some((event) => event.seat === seat);
  return switches.includes('hills-sheep') && tied.some(isHigh) && tied.some(isOut);
}

export const HILLS_SHEEP_TOPICS: Topics = {
  examples: {
    hills: {
      sets: ['hills-and-sheep'],
      switches: ['hills-sheep'],
      board: ['HS-08 0,0 0', 'BA-E 0,-1 180'],
      figures: ['1 meeple city:0,0:N', '0 meeple city:0,-1:S'],
      outlined: ['1 city:0,0:N'],
    },
    sheep: {
      sets: ['hills-and-sheep'],
      switches: ['hills-sheep'],
      board: ['BA-D 0,0 0', 'BA-V 1,0 0', 'BA-E 0,-1 180'],
      draws: ['HS-13'],
      moves: ['place 0,1 90', 'herd field:0,1:NL.NR.EL.WR 3'],
    },
  },
  explains: { sheep: 'sheep' },
  explainsHow: (scoring) => (isTieBroken(scoring) ? 'hills' : null),
};
