/** Discord shows it in the reader's own zone. `style`: `d` a date, `f` with the time, `R` how far from now. */
export const momentIn = (time: number, style: 'd' | 'f' | 'R' | 'T'): string =>
  `<t:${Math.floor(time / 1000)}:${style}>`;
