import type { SlotPosition } from '@maidan/contract'
import type { Clock } from '../clock.ts'
import type { Machine } from '../machine.ts'
import { fallMs, riseAt } from './rise-at.ts'
import { fallRows } from './fall-rows.ts'

/** Each reel lets go a little after the one before. */
const STAGGER_MS = 45

export type Fall = {
  removed: readonly SlotPosition[]
  /** Strips that show the new view at their beginning. */
  strips: readonly (readonly string[])[]
  hurry: AbortSignal
  /** Called as each reel that lost something comes to rest. */
  onLand: (reel: number) => void
}

/** Shows the new view with its symbols where they were or above, and lets them fall into place. */
export async function fallReels(
  { machine, clock }: { machine: Machine; clock: Clock },
  { removed, strips, hurry, onLand }: Fall,
): Promise<void> {
  const rises = machine.reels.map((_, reel) => fallRows(removed, reel, machine.rows))
  const endsMs = rises.map((rows, reel) => reel * STAGGER_MS + fallMs(Math.max(...rows)))
  const isFalling = rises.map((rows) => rows.some((row) => row > 0))
  const durationMs = Math.max(...endsMs.filter((_, reel) => isFalling[reel]), 0)
  const drawReel = (reel: number, ms: number) => {
    for (let row = 0; row < machine.rows; row += 1) {
      const rise = riseAt(ms - reel * STAGGER_MS, rises[reel]?.[row] ?? 0)
      machine.reels[reel]?.lift(row, rise)
    }
  }
  for (const [reel, view] of machine.reels.entries()) {
    view.setStrip(strips[reel] ?? [''], 0)
    drawReel(reel, 0)
  }
  await clock.play({
    durationMs,
    signal: hurry,
    update: (progress) => {
      const ms = progress * durationMs
      for (let reel = 0; reel < rises.length; reel += 1) {
        if (isFalling[reel] !== true) continue
        drawReel(reel, ms)
        if (ms < (endsMs[reel] ?? 0)) continue
        isFalling[reel] = false
        drawReel(reel, durationMs + endsMs.length * STAGGER_MS)
        onLand(reel)
      }
    },
  })
}
