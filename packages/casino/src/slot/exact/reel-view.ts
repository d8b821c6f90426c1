import { expandReel } from '../wins/expand-wilds.ts'
import { windowsOf } from '../reel-strip.ts'
import { countIn } from '../wins/counted.ts'
import type { ReelStrip, SlotGame } from '../slot-game.ts'

/** What a reel shows at one stop, wilds expanded, with its number of scatters or coins. */
export type ReelView = { shown: readonly string[]; counted: number }

/** A strip's view at each of its stops, where it spins as reel `reel` (0 is the left one). */
export function reelViews(game: SlotGame, strip: ReelStrip, reel: number): readonly ReelView[] {
  return windowsOf(strip, game.rows).map((window) => ({
    shown: expandReel(game, reel, window),
    counted: countIn(game, [window]),
  }))
}
