import { windowsOf } from '../reel-strip.ts'
import { SCATTER_COUNT_MAX, scatterCount } from '../wins/scatter-win.ts'
import type { ReelStrip, SlotGame } from '../slot-game.ts'

/**
 * Over how many stop combinations of the strips each number of scatters shows, by number. Strips are
 * joined one by one: so many on the strips before and so many on this one.
 */
export function scatterStops(game: SlotGame, strips: readonly ReelStrip[]): readonly bigint[] {
  let stopsBy: readonly bigint[] = [1n]
  for (const strip of strips) {
    const joined: bigint[] = Array.from({ length: SCATTER_COUNT_MAX + 1 }, () => 0n)
    for (const window of windowsOf(strip, game.rows)) {
      const shown = scatterCount(game, [window])
      for (const [before, stops] of stopsBy.entries()) {
        const count = Math.min(before + shown, SCATTER_COUNT_MAX)
        joined[count] = (joined[count] ?? 0n) + stops
      }
    }
    stopsBy = joined
  }
  return stopsBy
}
