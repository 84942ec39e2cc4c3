/** The tile that each seat has one of: it is in no bag. */
export const ABBEY = 'AM-ABBEY';
