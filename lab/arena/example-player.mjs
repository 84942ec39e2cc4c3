// A computer player in forty lines, for `npm run -s arena -- --a "cmd:node lab/arena/example-player.mjs" --b greedy`.
// It lays tiles where they touch most others, and puts a figure on a city or monastery where it can.
import { createInterface } from 'node:readline';

const say = (message) => console.log(JSON.stringify(message));

for await (const line of createInterface({ input: process.stdin })) {
  const told = JSON.parse(line);
  switch (told.t) {
    case 'hello': // Somebody wants to know who we are. What we leave out we are able to play.
      say({ t: 'id', name: 'example', version: '1' });
      break;
    case 'ping': // Are you ready?
      say({ t: 'pong', n: told.n });
      break;
    case 'move': // It is our turn.
      say({ t: 'choice', id: told.id, i: choose(told.view, told.options) });
      break;
    case 'quit':
      process.exit(0);
  } // All else is to be ignored: 'new', 'see' and 'end' tell how the game goes, and there may be more one day.
}

// The index of the option with the highest value; of equal ones the first.
function choose(view, options) {
  const values = options.map(({ k }) => worthOf(view, k));
  return values.indexOf(Math.max(...values));
}

// An option is a line such as `place 3,-1 90`, `deploy meeple city:3,-1:N.E` or `pass`.
function worthOf(view, option) {
  const [verb, where, on] = option.split(' ');
  if (verb === 'place') {
    const [x, y] = where.split(',').map(Number);
    return view.board.filter((tile) => Math.abs(tile.x - x) <= 1 && Math.abs(tile.y - y) <= 1).length;
  }
  if (verb === 'deploy') return on.startsWith('city:') ? 3 : on.startsWith('monastery:') ? 2 : -1;
  return 0; // To pass, and whatever we do not know.
}
