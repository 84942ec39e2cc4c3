import { type At, type MapLayout, MOST_SQUARES_A_SIDE } from '../../../../engine/for-rules.ts';
import { allBeside, keyOf, letterAt, type MapCheck, type MapProblem, sameAt } from './problem.ts';

/** The size of the grid, checked before its squares. */
export const checkSize: MapCheck = ({ size, grid }) => {
  for (const key of ['width', 'height'] as const) {
    const length = size[key];
    if (Number.isInteger(length) && length >= 1 && length <= MOST_SQUARES_A_SIDE) continue;
    const says = `the ${key} is ${length}, and a map has 1 to ${MOST_SQUARES_A_SIDE} squares a side`;
    return [{ path: ['size', key], at: null, rule: 'M1', says }];
  }
  if (grid.length !== size.height) {
    const says = `the grid has ${grid.length} rows, and the height is ${size.height}`;
    return [{ path: ['grid'], at: null, rule: 'M1', says }];
  }
  const row = grid.findIndex((one) => one.length !== size.width);
  if (row < 0) return [];
  const says = `row ${row} has ${grid[row]!.length} squares, and the width is ${size.width}`;
  return [{ path: ['grid', row], at: null, rule: 'M1', says }];
};

interface Listed {
  readonly path: readonly (string | number)[];
  readonly at: At;
  /** As a sentence begins: `the town Bremen`. */
  readonly what: string;
}

/** By letter of the grid: its rule, the kind of square, and the list of these squares. */
const LISTS: readonly {
  readonly letter: string;
  readonly rule: string;
  readonly name: string;
  readonly list: (layout: MapLayout) => Listed[];
}[] = [
  {
    letter: 'S',
    rule: 'M2',
    name: 'start square',
    list: ({ start }) =>
      start.squares.map(({ at, name }, i) => ({
        path: ['start', 'squares', i, 'at'],
        at,
        what: `the start square ${name}`,
      })),
  },
  {
    letter: 't',
    rule: 'M7',
    name: 'town',
    list: ({ towns }) => towns.map(({ at, name }, i) => ({ path: ['towns', i, 'at'], at, what: `the town ${name}` })),
  },
  {
    letter: 'C',
    rule: 'M5',
    name: 'large city',
    list: ({ largeCities }) =>
      largeCities.flatMap(({ squares, name }, i) =>
        squares.map(({ at }, j) => ({
          path: ['largeCities', i, 'squares', j, 'at'],
          at,
          what: `the large city ${name}`,
        })),
      ),
  },
  {
    letter: 'i',
    rule: 'M14',
    name: 'island',
    list: ({ islands }) =>
      islands.flatMap(({ squares, name }, i) =>
        squares.map(({ at }, j) => ({ path: ['islands', i, 'squares', j, 'at'], at, what: `the island ${name}` })),
      ),
  },
  {
    letter: 'H',
    rule: 'M15',
    name: 'highlight',
    list: ({ highlights }) =>
      highlights.map(({ at, name }, i) => ({ path: ['highlights', i, 'at'], at, what: `the highlight ${name}` })),
  },
  {
    letter: 'h',
    rule: 'M18',
    name: 'half square',
    list: ({ halfSquares }) =>
      (halfSquares?.squares ?? []).map((at, i) => ({ path: ['halfSquares', 'squares', i], at, what: 'a half square' })),
  },
];

/** Each letter of the grid has an entry in its list, and each entry its letter. */
export const checkLetters: MapCheck = (layout) =>
  LISTS.flatMap(({ letter, rule, name, list }) => {
    const listed = list(layout);
    const seen = new Set<string>();
    const problems: MapProblem[] = [];
    for (const { path, at, what } of listed) {
      const there = letterAt(layout, at);
      if (seen.has(keyOf(at))) problems.push({ path, at, rule, says: `${what} lies where another one does` });
      else if (there !== letter) problems.push({ path, at, rule, says: `${what} lies ${placeOf(there)}` });
      seen.add(keyOf(at));
    }
    for (const [row, letters] of layout.grid.entries()) {
      for (const [column, one] of [...letters].entries()) {
        if (one !== letter || seen.has(`${column},${row}`)) continue;
        const says = `the grid shows a ${name} that no list has`;
        problems.push({ path: ['grid', row], at: [column, row], rule, says });
      }
    }
    return problems;
  });

const placeOf = (letter: string): string =>
  letter === '.' ? 'in the sea, where there is no square' : letter === '~' ? 'in the waves' : `on a square "${letter}"`;

const NAMED = ['largeCities', 'borderPrints', 'ferries', 'islands', 'highlights', 'towns'] as const;

/** Ids within one list differ. */
export const checkIds: MapCheck = (layout) => {
  const twice = (path: readonly (string | number)[], list: readonly { readonly id: string }[]): MapProblem[] =>
    list.flatMap(({ id }, i) =>
      list.findIndex((one) => one.id === id) === i
        ? []
        : [{ path: [...path, i, 'id'], at: null, rule: 'L46', says: `the id "${id}" is used twice in ${path.at(-1)}` }],
    );
  return [
    ...NAMED.flatMap((name) => twice([name], layout[name])),
    ...twice(['start', 'squares'], layout.start.squares),
  ];
};

/** A ferry reaches each island square (M14). */
export const checkIslands: MapCheck = (layout) =>
  layout.islands.flatMap(({ name, squares }, i) => {
    const problems: MapProblem[] = squares.flatMap(({ at }, j) => {
      const mainland = allBeside(at).find((other) => '#tSC'.includes(letterAt(layout, other)));
      if (!mainland) return [];
      const says = `the island ${name} touches the mainland at [${mainland}]`;
      return [{ path: ['islands', i, 'squares', j, 'at'], at, rule: 'M14', says }];
    });
    const hasFerry = layout.ferries.some(({ ends }) =>
      ends.some((end) => squares.some(({ at }) => sameAt(at, end.at))),
    );
    if (!hasFerry && problems.length === 0) {
      problems.push({
        path: ['islands', i],
        at: squares[0]!.at,
        rule: 'M14',
        says: `no ferry leads to the island ${name}`,
      });
    }
    return problems;
  });

/** Half squares: west halves lie in the last column of the west map, east halves in the first column of the east map (M18). */
export const checkHalves: MapCheck = ({ halfSquares, size }) => {
  if (!halfSquares) return [];
  const column = halfSquares.side === 'W' ? size.width - 1 : 0;
  return halfSquares.squares.flatMap((at, i) => {
    if (at[0] === column) return [];
    const says = `a half square lies in column ${at[0]}, and the ${halfSquares.side} halves belong in column ${column}`;
    return [{ path: ['halfSquares', 'squares', i], at, rule: 'M18', says }];
  });
};
