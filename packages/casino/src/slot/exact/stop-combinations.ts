import type { Reels } from '../slot-game.ts'

/** How many ways the reels can stop, all equally likely. */
export function stopCombinations(reels: Reels): bigint {
  return reels.reduce((product, strip) => product * BigInt(strip.length), 1n)
}
