import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CARD_ART, FEATURE_ART, FIGURE_ART, PIECE_ART, TOKEN_ART } from '../../render/art/all.ts';
import { GIFTS, SYMBOLS } from '../../src/engine/index.ts';
import { FIGURES, PIECES } from '../../src/engine/loading/modules.ts';
import { MARKS, TILE_MARKS } from '../../src/engine/tiles/tiles.ts';
import { EXPANSION_ART } from '../../src/expansions/art.ts';

test.each([
  ['figure', FIGURES, FIGURE_ART],
  ['mark and arrow on tiles', [...MARKS, ...TILE_MARKS, ...SYMBOLS], FEATURE_ART],
  [
    'piece, on the board or with a seat,',
    PIECES,
    new Map([...TOKEN_ART.keys(), ...PIECE_ART.keys()].map((id) => [id, 0])),
  ],
  ['card', GIFTS, CARD_ART],
])('each %s is drawn', (_what, ids, art) => {
  expect([...ids].filter((id) => !art.has(id))).toEqual([]);
});

/** Allowed names of expansions' art in pictures, and why. */
const NAMED: Readonly<Record<string, string>> = {
  'render/kit/walls.ts bridge': 'a printed city goes by a bridge over what runs below it',
  'render/kit/shape.ts lake': 'a river is a way over land, as a road is: shapes know where it runs and where it ends',
};

test('pictures name nothing that an expansion draws', () => {
  const ids = EXPANSION_ART.flatMap(({ figures, features, tokens, pieces, deck }) =>
    [figures, features, tokens, pieces, deck?.cards].flatMap((table) => Object.keys(table ?? {})),
  );
  const named = readdirSync('render', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => {
      const code = readFileSync(`render/${name}`, 'utf8');
      // Quoted or as a property: set, read or destructured.
      const words = [...code.matchAll(/'([a-z\d-]+)'|\.([a-z]\w*)|(?<=[{,]\s*)([a-z]\w*)(?=[,:}]|\s+})/g)];
      const named = new Set(words.map(([, ...forms]) => forms.find(Boolean)!));
      return [...new Set(ids)].filter((id) => named.has(id)).map((id) => `render/${name} ${id}`);
    });
  expect(named.toSorted()).toEqual(Object.keys(NAMED).toSorted());
});
