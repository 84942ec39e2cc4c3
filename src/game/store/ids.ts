import type { TableId } from '../table/table.ts';
import type { Seeds } from './ports.ts';

const LENGTH = 8;

/** Eight of 36 letters and digits: some 2.8 × 10¹² ids. */
export const newTableId = (seeds: Seeds): TableId =>
  (BigInt(`0x${seeds.next()}`) % 36n ** BigInt(LENGTH)).toString(36).padStart(LENGTH, '0');
