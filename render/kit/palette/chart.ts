/** The colours of an empty map: paler than tiles, so that tiles stand out. */
export const CHART = {
  sea: '#74b7d9',
  deep: '#4b8fb5',
  shallow: ['#84c3e1', '#98d0e8', '#b2deef'],
  surf: '#9ad0e9',
  sand: '#f0e2b4',
  shore: '#8f7b50',
  land: '#e6dfae',
  square: '#efe8c0',
  squareLine: '#c2b780',
  relief: '#cfc88f',
  reliefLight: '#f7f2d4',
  wood: '#b5c283',
  abroad: '#cdbf9c',
  abroadDark: '#b8a983',
  frontier: '#a4472e',
  name: '#4a2f18',
  halo: '#fbf5df',
  open: '#ffe680',
  openLine: '#8a5a00',
  banner: '#fff6dc',
  half: '#b9b29a',
  chip: { purple: '#7a3fb0', lightblue: '#3fa9d8', orange: '#e8842a', none: '#8a7a5a' },
  snow: '#ffffff',
  peak: '#8d8478',
  peakDark: '#6d655b',
} as const;

/** Small details of a map: they take the nearest colours of the palette. */
export const CHART_SIGNS = {
  foam: '#ffffff',
  flag: '#e4573d',
  legalWood: '#f2d35a',
  legalRelief: '#e2bf45',
} as const;

/** Colours of large areas: the palette has them exactly. The sample brings in the others. */
export const CHART_GROUNDS: readonly string[] = [
  CHART.sea,
  ...CHART.shallow,
  CHART.land,
  CHART.square,
  CHART.abroad,
  CHART.open,
];
