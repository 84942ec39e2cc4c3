/** Discord shows it in the reader's own zone. `style`: `d` a date, `f` with the time, `T` the time with seconds, `R` how far from now: for nothing that is to come, since it still stands there later. */
export const momentIn = (time: number, style: 'd' | 'f' | 'T' | 'R'): string =>
  `<t:${Math.floor(time / 1000)}:${style}>`;
