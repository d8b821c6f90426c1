import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareRest, type LeftContest } from './share-rest.ts'

const left: fc.Arbitrary<LeftContest> = fc.record({
  heldMinor: fc.bigInt({ min: 0n, max: 3_000n }),
  stakesMinor: fc.array(fc.bigInt({ min: 0n, max: 300n }), { maxLength: 12 }),
})

/** Coin by coin: an entry takes another one as long as it has no more of the contest than its stake is of all stakes. */
function slowBacks({ heldMinor, stakesMinor }: LeftContest): number[] {
  const [held, stakes] = [Number(heldMinor), stakesMinor.map(Number)]
  const staked = stakes.reduce((sum, stake) => sum + stake, 0)
  return stakes.map((stake) => {
    let coins = 0
    while (coins < stake && (coins + 1) * staked <= held * stake) coins += 1
    return coins
  })
}

test('what is left of a contest is shared as a slow count of coins says', () => {
  fc.assert(
    fc.property(left, (of) => {
      expect(shareRest(of).backsMinor.map(Number)).toEqual(slowBacks(of))
    }),
  )
})

test('players and the house get what lay in it together, and equal stakes the same', () => {
  fc.assert(
    fc.property(left, (of) => {
      const { backsMinor, houseMinor } = shareRest(of)
      const stakedMinor = of.stakesMinor.reduce((sum, stake) => sum + stake, 0n)
      expect(backsMinor.reduce((sum, back) => sum + back, houseMinor)).toBe(of.heldMinor)
      expect(houseMinor >= 0n).toBe(true)
      // What rounding leaves is less than a coin an entry; all else is the players' up to their stakes.
      const isWhole = of.heldMinor >= stakedMinor
      expect(isWhole || houseMinor < BigInt(of.stakesMinor.length)).toBe(true)
      for (const [at, stake] of of.stakesMinor.entries()) {
        const back = backsMinor[at] ?? -1n
        expect(back >= 0n && back <= stake).toBe(true)
        expect(backsMinor[of.stakesMinor.indexOf(stake)]).toBe(back)
      }
    }),
  )
})

test.each([
  ['nothing was paid out', 300n, [100n, 200n], ['100', '200'], '0'],
  ['decided entries have lost theirs', 500n, [100n, 200n], ['100', '200'], '200'],
  ['a part was paid out', 100n, [100n, 200n], ['33', '66'], '1'],
  ['every entry is decided', 500n, [], [], '500'],
  ['an entry was free', 100n, [0n, 300n], ['0', '100'], '0'],
  ['it is empty', 0n, [100n], ['0'], '0'],
])('where %s', (_, heldMinor, stakesMinor, backs, house) => {
  const { backsMinor, houseMinor } = shareRest({ heldMinor, stakesMinor })
  expect([backsMinor.map(String), houseMinor.toString()]).toEqual([backs, house])
})

test('less than nothing is a mistake of the caller', () => {
  expect(() => shareRest({ heldMinor: -1n, stakesMinor: [] })).toThrow(RangeError)
  expect(() => shareRest({ heldMinor: 1n, stakesMinor: [-1n] })).toThrow(RangeError)
})
