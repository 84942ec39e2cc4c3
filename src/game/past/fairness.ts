import { commitmentOf } from '../../engine/index.ts';

/**
 * Who begins when it is drawn by lot: a number from 0 to `members` - 1, counting in the order of joining. It is the SHA-256
 * of `first of ` and the seed, read as one number, modulo the number of members; among 2^256 values no remainder is
 * favoured by more than 1 in 10^76. So whoever has the seed can check the lot, and the seed was fixed by its hash.
 */
export const firstByLot = (seed: string, members: number): number =>
  Number(BigInt(`0x${commitmentOf(`first of ${seed}`)}`) % BigInt(members));
