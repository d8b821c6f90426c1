import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fraction } from '../../chance/fraction.ts'
import { cascadeFigures } from '../cascades/cascade-figures.ts'
import { exactRtp } from '../exact-rtp.ts'
import { everyRound } from '../fixtures/every-round.ts'
import { isHit } from '../fixtures/is-hit.ts'
import { scriptedDraws } from '../fixtures/scripted-draws.ts'
import { slowCascades } from '../fixtures/slow-cascades.ts'
import { tinyMultipliers } from '../fixtures/tiny-cascades.ts'
import { tinyClusters } from '../fixtures/tiny-clusters.ts'
import { hitFrequency } from '../hit-frequency.ts'
import { playSlot } from '../play-slot.ts'
import { maxWinUnits } from '../wins/max-win.ts'
import { clusterCodes } from './cluster-codes.ts'
import { ClusterWindow } from './cluster-window.ts'

const symbol = fc.constantFrom('WILD', 'SCATTER', 'H1', 'H1', 'L1', 'L1', 'L1', 'L2', 'L2')
const rows = fc.constantFrom(3 as const, 5 as const)

function reelsOf(maxLength: number) {
  const strip = fc.array(symbol, { minLength: 1, maxLength })
  return fc.tuple(strip, strip, strip, strip, strip)
}

test('a spin falls as it does in a model without any tricks, and as it is played', () => {
  const stop = fc.nat({ max: 8 })
  const property = fc.property(
    reelsOf(9),
    fc.tuple(stop, stop, stop, stop, stop),
    rows,
    fc.boolean(),
    (reels, drawn, rows, free) => {
      const game = tinyClusters({ reels, rows })
      const stops = drawn.map((at, reel) => at % (reels[reel]?.length ?? 1))
      const slow = slowCascades(game, tinyMultipliers, stops, free)
      const { multipliers, freeMultipliers } = tinyMultipliers
      const times = free ? freeMultipliers : multipliers
      const window = new ClusterWindow(clusterCodes(game, reels), times)
      for (const [reel, at] of stops.entries()) window.stop(reel, at)
      expect(window.fall()).toEqual(slow)
      if (free) return
      const draws = scriptedDraws(stops.join(' '))
      const { totalWinMinor, events } = playSlot(game, { betMinor: 1n, draws })
      const won = events.flatMap((event) => (event.type === 'wins' ? event.wins : []))
      const sum = won.reduce((sum, { winMinor }) => sum + BigInt(winMinor), 0n)
      expect(sum).toBe(totalWinMinor)
      const paid = won.filter(({ kind }) => kind === 'cluster')
      expect(paid.reduce((sum, { winMinor }) => sum + Number(winMinor), 0)).toBe(slow.units)
      expect(events.filter(({ type }) => type === 'cascade')).toHaveLength(slow.cascades)
    },
  )
  fc.assert(property, { numRuns: 1_500 })
})

test('the figures of any short strips equal the enumeration of every round', () => {
  const property = fc.property(reelsOf(3), rows, (reels, rows) => {
    // Strips of one symbol alone win more than the cap of other tiny games, which would cut it.
    const game = tinyClusters({ reels, rows, winCapTimesBet: 1_000_000_000 })
    const { byScatters, byCascades } = cascadeFigures(game, tinyMultipliers, false)
    const all = { units: 0n, squares: 0n, hits: 0n, best: 0n, rounds: 0n }
    for (const { result } of everyRound((draws) => playSlot(game, { betMinor: 1n, draws }))) {
      const won = result.totalWinMinor
      all.units += won
      all.squares += won * won
      all.hits += isHit(result.events) ? 1n : 0n
      all.best = won > all.best ? won : all.best
      all.rounds += 1n
    }
    expect(byCascades.reduce((sum, stops) => sum + stops, 0n)).toBe(all.rounds)
    expect(byScatters.reduce((sum, { squares }) => sum + squares, 0n)).toBe(all.squares)
    const { numerator, denominator } = exactRtp(game)
    expect({ numerator, denominator }).toEqual(fraction(all.units, all.rounds))
    expect(hitFrequency(game)).toEqual(fraction(all.hits, all.rounds))
    expect(BigInt(maxWinUnits(game))).toBe(all.best)
  })
  fc.assert(property, { numRuns: 60 })
})
