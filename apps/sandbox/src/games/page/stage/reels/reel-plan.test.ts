import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { reelPlan, type ReelPlanInput } from './reel-plan.ts'

const plain = ['L1', 'L2', 'L3']
const withScatter = ['L1', 'SCATTER', 'L3']

function planned(grid: string[][], more: Partial<ReelPlanInput> = {}) {
  return reelPlan({
    grid,
    awaited: { symbol: 'SCATTER', needed: 3 },
    awaitedReels: [true, true, true, true, true],
    fast: false,
    ...more,
  })
}

describe('how the reels come to stand', () => {
  test('[GAME-13] without scatters they stop one after the other, evenly', () => {
    const stops = planned([plain, plain, plain, plain, plain])
    expect(stops.map((stop) => stop.atMs)).toEqual([0, 230, 460, 690, 920])
    expect(stops.some((stop) => stop.anticipated)).toBe(false)
  })

  test('[GAME-13] two scatters make every later reel turn longer', () => {
    const stops = planned([withScatter, withScatter, plain, plain, plain])
    expect(stops.map((stop) => stop.anticipated)).toEqual([false, false, true, true, true])
    expect(stops.map((stop) => stop.awaitedNumber)).toEqual([1, 2, 0, 0, 0])
    expect(stops[2]?.atMs).toBe(230 + 1_250)
  })

  test('[GAME-13] a reel that has no scatter on its strip never turns longer', () => {
    const awaitedReels = [true, true, false, true, false]
    const stops = planned([withScatter, withScatter, plain, plain, plain], { awaitedReels })
    expect(stops.map((stop) => stop.anticipated)).toEqual([false, false, false, true, false])
  })

  test('[GAME-13] a fast stop never waits', () => {
    const stops = planned([withScatter, withScatter, plain, plain, plain], { fast: true })
    expect(stops.map((stop) => stop.anticipated)).toEqual([false, false, false, false, false])
    expect(stops[4]?.atMs).toBe(160)
  })

  test('[GAME-13] whatever is drawn, reels stop from left to right', () => {
    const window = fc.array(fc.constantFrom('L1', 'SCATTER'), { minLength: 3, maxLength: 3 })
    const grids = fc.array(window, { minLength: 5, maxLength: 5 })
    fc.assert(
      fc.property(grids, fc.boolean(), (grid, fast) => {
        const times = planned(grid, { fast }).map((stop) => stop.atMs)
        for (const [reel, atMs] of times.entries()) {
          expect(atMs).toBeGreaterThan(times[reel - 1] ?? -1)
        }
      }),
    )
  })
})
