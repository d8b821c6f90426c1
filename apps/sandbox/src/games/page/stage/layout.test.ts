import { describe, expect, test } from 'vitest'
import { stageLayout } from './layout.ts'

const screens = [
  [360, 640, { top: 52, bottom: 168, right: 0 }],
  [360, 780, { top: 52, bottom: 190, right: 0 }],
  [390, 844, { top: 52, bottom: 190, right: 0 }],
  [768, 1024, { top: 52, bottom: 190, right: 0 }],
  [844, 390, { top: 48, bottom: 0, right: 210 }],
  [1280, 720, { top: 52, bottom: 100, right: 0 }],
] as const

describe('the game fits its frame', () => {
  const everyWindow = screens.flatMap(([w, h, bars]) =>
    ([3, 5] as const).map((rows) => [w, h, rows, bars] as const),
  )

  test.each(everyWindow)(
    '%i × %i, %i rows: reels, title and win line lie between the controls',
    (w, h, rows, bars) => {
      const layout = stageLayout(w, h, bars, rows)
      const { reels, frame, plaque, title } = layout
      expect(Math.min(layout.cellWidth, layout.cellHeight)).toBeGreaterThanOrEqual(44)
      expect(reels.x - frame).toBeGreaterThanOrEqual(0)
      expect(reels.x + reels.width + frame).toBeLessThanOrEqual(w - bars.right)
      expect(title.y).toBeGreaterThanOrEqual(bars.top)
      expect(title.y + title.height).toBeLessThanOrEqual(reels.y - frame + 1)
      expect(plaque.y).toBeGreaterThanOrEqual(reels.y + reels.height + frame)
      expect(plaque.y + plaque.height).toBeLessThanOrEqual(h - bars.bottom + 1)
    },
  )

  test('[GAME-13] on a phone the reels take the whole width', () => {
    const { reels, frame } = stageLayout(390, 844, { top: 52, bottom: 190, right: 0 }, 3)
    expect(reels.width + 2 * frame).toBeGreaterThan(390 - 16)
  })
})
