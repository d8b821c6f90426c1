import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawStream } from '../fairness/draw-stream.ts'
import { slotGames } from '../slot/games/index.ts'
import { drawJackpot, jackpotNumbers } from './draw-jackpot.ts'
import { jackpotOf, jackpots } from './jackpots.ts'
import { jackpotShare, winPot, type Pot } from './pot.ts'

const [mela] = jackpots
if (!mela) throw new Error('there is no jackpot')

/** A stream whose first draw is this 32-bit value. */
function drawing(value: number) {
  const block = new Uint8Array(4)
  new DataView(block.buffer).setUint32(0, value)
  return drawStream([block])
}

describe('what a bet puts into a jackpot', () => {
  test.each([
    [1_000n, 100, 7n, 3n],
    [2_000n, 100, 14n, 6n],
    [199n, 100, 1n, 0n],
    [99n, 100, 0n, 0n],
    [500_000n, 150, 5_000n, 2_500n],
  ])('of %d at %d bps: %d into the pot, %d aside', (betMinor, shareBps, potMinor, reserveMinor) => {
    expect(jackpotShare(betMinor, shareBps)).toEqual({ potMinor, reserveMinor })
  })

  test('is never more than its share, whatever is bet and won: all that is paid was put in', () => {
    const bet = fc.bigInt({ min: 0n, max: 10n ** 12n })
    const bps = fc.integer({ min: 1, max: 500 })
    fc.assert(
      fc.property(bps, fc.array(fc.oneof(bet, fc.constant('won' as const))), (shareBps, plays) => {
        let pot: Pot = { potMinor: 0n, reserveMinor: 0n }
        let [putIn, paid, allowed] = [0n, 0n, 0n]
        for (const play of plays) {
          if (play === 'won') {
            const { paidMinor, after } = winPot(pot)
            paid += paidMinor
            pot = after
          } else {
            const share = jackpotShare(play, shareBps)
            putIn += share.potMinor + share.reserveMinor
            allowed += play * BigInt(shareBps)
            pot = {
              potMinor: pot.potMinor + share.potMinor,
              reserveMinor: pot.reserveMinor + share.reserveMinor,
            }
          }
          expect(pot.potMinor >= 0n && pot.reserveMinor >= 0n).toBe(true)
          expect(putIn * 10_000n <= allowed).toBe(true)
          expect(pot.potMinor + pot.reserveMinor).toBe(putIn - paid)
        }
      }),
    )
  })
})

describe('the draw of a jackpot', () => {
  const smallestBetMinor = 1_000n
  const numbers = Number(jackpotNumbers(mela, { betMinor: 0n, smallestBetMinor }))

  test.each([
    ['the last number below the bet', 1_999, true],
    ['the bet itself', 2_000, false],
    ['the first number', 0, true],
    ['the last number', numbers - 1, false],
  ])('by %s', (_, value, isWon) => {
    expect(drawJackpot(mela, { betMinor: 2_000n, smallestBetMinor }, drawing(value))).toBe(isWon)
  })

  test('has no bet without a chance, nor one that always wins', () => {
    for (const betMinor of [0n, -1n, BigInt(numbers)])
      expect(() => drawJackpot(mela, { betMinor, smallestBetMinor }, drawing(0))).toThrow(
        RangeError,
      )
  })

  test('is one of a number that a draw can have, at every bet of its games', () => {
    for (const { code, platform, betLevelsMinor } of slotGames) {
      const jackpot = jackpotOf(code)
      if (!jackpot) continue
      expect(jackpot.platform).toBe(platform)
      for (const levels of Object.values(betLevelsMinor)) {
        const smallest = levels[0] ?? 0n
        for (const betMinor of levels)
          drawJackpot(jackpot, { betMinor, smallestBetMinor: smallest }, drawing(0))
      }
    }
    const games = jackpots.flatMap((one) => one.games)
    expect(games.filter((code) => !slotGames.some((game) => game.code === code))).toEqual([])
    expect(new Set(games).size).toBe(games.length)
  })
})
