import type { Box } from './paint-foil.ts'

const CELLS = 8
/** When this share of a field is bare, the rest of its foil falls off. */
const ENOUGH = 0.55

/** Counts how much of a field a brush has bared, by a raster of 8 × 8 cells. */
export function createCountScratched() {
  const bared = new Set<number>()
  return {
    /** The brush has been at this point. Returns whether enough is bare now. */
    touch(box: Box, x: number, y: number, radius: number): boolean {
      const cellWidth = box.width / CELLS
      const cellHeight = box.height / CELLS
      for (let cell = 0; cell < CELLS * CELLS; cell += 1) {
        const centreX = box.left + ((cell % CELLS) + 0.5) * cellWidth
        const centreY = box.top + (Math.floor(cell / CELLS) + 0.5) * cellHeight
        if (Math.hypot(centreX - x, centreY - y) <= radius) bared.add(cell)
      }
      return bared.size >= ENOUGH * CELLS * CELLS
    },
  }
}
