/** Each seat has one of this tile; the bag has none. */
export const ABBEY = 'AM-ABBEY';
