import type { Reels, SlotGame } from './slot-game.ts'

/** The strips that a paid or a free spin turns. */
export function reelsOf({ reels, freeReels }: SlotGame, free: boolean): Reels {
  return (free ? freeReels : undefined) ?? reels
}
