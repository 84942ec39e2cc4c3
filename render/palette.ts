/** How the six seats are told apart: a colour, a letter and a pattern, never one alone. By seat. */
export const SEAT_MARKS = [
  { colour: '#1d5fbf', letter: 'A', pattern: 'plain' },
  { colour: '#d42a2a', letter: 'B', pattern: 'stripes' },
  { colour: '#f5c518', letter: 'C', pattern: 'dots' },
  { colour: '#1f7a3d', letter: 'D', pattern: 'checks' },
  { colour: '#222222', letter: 'E', pattern: 'bars' },
  { colour: '#e58cc8', letter: 'F', pattern: 'rings' },
] as const;
