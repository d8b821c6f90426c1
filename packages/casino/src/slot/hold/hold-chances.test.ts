import type { SlotCoin, SlotPosition } from '@maidan/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fraction, plus, type Fraction } from '../../chance/fraction.ts'
import { everyRound } from '../fixtures/every-round.ts'
import { tinyHold } from '../fixtures/tiny-hold.ts'
import type { RoundSoFar } from '../round-so-far.ts'
import type { SlotHold } from '../slot-game.ts'
import { holdChances, type HoldChances } from './hold-chances.ts'
import { playHold } from './play-hold.ts'

const coins = [{ kind: 'plain' as const, timesBet: 1, weight: 1 }]

/** How features of so many places end that start with so many coins, by playing every one there is. */
function enumerated(hold: SlotHold, places: number, start: number): HoldChances {
  const positions = Array.from({ length: places }, (_, row): SlotPosition => [0, row])
  const held = positions
    .slice(0, start)
    .map((position): SlotCoin => ({ kind: 'plain', position, winMinor: '1' }))
  let ends: HoldChances = { coins: fraction(0n, 1n), full: fraction(0n, 1n) }
  const share = (part: number, of: bigint): Fraction => fraction(BigInt(part), of)
  for (const { result, oneIn } of everyRound((draws) => {
    const round: RoundSoFar = { events: [], totalMinor: 0n, played: 0, awarded: 0, coins: held }
    playHold(round, hold, positions, { betMinor: 1n, draws })
    return round.coins.length
  })) {
    ends = {
      coins: plus(ends.coins, share(result, oneIn)),
      full: plus(ends.full, share(result === places ? 1 : 0, oneIn)),
    }
  }
  return ends
}

test('[LAW-20] the chances of held coins equal those of every feature there is', () => {
  const landing = fc.constantFrom({ in: 1, outOf: 2 }, { in: 1, outOf: 3 }, { in: 2, outOf: 3 })
  const property = fc.property(
    landing,
    fc.integer({ min: 1, max: 2 }),
    fc.integer({ min: 1, max: 2 }),
    (odds, respins, start) => {
      const hold = tinyHold({ coins, landing: odds, respins, coinsNeeded: 0 })
      expect(enumerated(hold, 3, start)).toEqual(holdChances(hold, 3)[start])
    },
  )
  fc.assert(property, { numRuns: 20 })
  expect.hasAssertions()
})

test('a full grid is full, and one place is filled unless every respin misses it', () => {
  const ends = holdChances({ landing: { in: 1, outOf: 4 }, respins: 3 }, 15)
  expect(ends[15]).toEqual({ coins: fraction(15n, 1n), full: fraction(1n, 1n) })
  const missed = fraction(27n, 64n)
  expect(ends[14]?.full).toEqual(fraction(64n - missed.numerator, 64n))
})
