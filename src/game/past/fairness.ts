import { commitmentOf } from '../../engine/index.ts';

/**
 * The drawn first player: a number from 0 to `members` - 1 in the order of joining. It is the SHA-256 of `first of ` and the seed, read as
 * one number, modulo the number of members. Among 2^256 values no remainder is favoured by more than 1 in 10^76. The published hash fixes
 * the seed, so everybody who learns the seed can check the draw.
 */
export const firstByLot = (seed: string, members: number): number =>
  Number(BigInt(`0x${commitmentOf(`first of ${seed}`)}`) % BigInt(members));
