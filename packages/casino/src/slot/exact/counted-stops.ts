import { windowsOf } from '../reel-strip.ts'
import { countBoth, countIn, perCount } from '../wins/counted.ts'
import type { ReelStrip, SlotGame } from '../slot-game.ts'

/**
 * Over how many stop combinations of the strips each number of scatters or coins shows, by number. Strips are
 * joined one by one: so many on the strips before and so many on this one.
 */
export function countedStops(game: SlotGame, strips: readonly ReelStrip[]): readonly bigint[] {
  let stopsBy: readonly bigint[] = [1n]
  for (const strip of strips) {
    const joined = perCount(game, 0n)
    for (const window of windowsOf(strip, game.rows)) {
      const shown = countIn(game, [window])
      for (const [before, stops] of stopsBy.entries()) {
        const count = countBoth(game, before, shown)
        joined[count] = (joined[count] ?? 0n) + stops
      }
    }
    stopsBy = joined
  }
  return stopsBy
}
