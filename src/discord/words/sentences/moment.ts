/**
 * A time that Discord shows in the reader's zone. `style`: `d` date, `f` date and time, `T` time with seconds, `R` distance from now. Use
 * `R` for the past only: the text stays when a future time has passed.
 */
export const momentIn = (time: number, style: 'd' | 'f' | 'T' | 'R'): string =>
  `<t:${Math.floor(time / 1000)}:${style}>`;
