import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PLAY_KINDS, type PlayKind } from '../turnover/play-weights.ts'
import { cashbackOf, netLoss, type CashbackTerms, type LostPlay } from './cashback.ts'

const play = (kind: PlayKind, netMinor: bigint, atHouseMinor: bigint | null = null): LostPlay => ({
  kind,
  netMinor,
  atHouseMinor,
})

test.each<[name: string, plays: LostPlay[], lost: bigint]>([
  ['nothing', [], 0n],
  ['a loss', [play('slot', -500n)], 500n],
  ['a win is taken off', [play('slot', -500n), play('sports', 200n)], 300n],
  ['whoever is ahead has lost nothing', [play('slot', -500n), play('slot', 900n)], -400n],
  ['what does not count is left out', [play('slot', -500n), play('table', -900n)], 500n],
  ['nor does its win', [play('slot', -500n), play('table', 900n)], 500n],
  ['a kind that counts a little counts whole', [play('casino', -500n)], 500n],
  ['a loss to the house in a market', [play('exchange', -500n, -500n)], 500n],
  ['a loss to another player', [play('exchange', -500n, 0n)], 0n],
  ['a part of it to the house', [play('exchange', -500n, -200n)], 200n],
  ['a loss beside a win from the house', [play('exchange', -500n, 900n)], 0n],
  ['one that a win over a player makes smaller', [play('exchange', -500n, -800n)], 500n],
  ['a win over another player is a win', [play('exchange', 500n, 0n)], -500n],
])('[LAW-30] net loss of a week: %s', (_, plays, lost) => {
  expect(netLoss({ table: 0, casino: 1 }, plays)).toBe(lost)
})

const terms: CashbackTerms = {
  percentHundredths: 1_000,
  lossMinMinor: 10_000n,
  bonusMaxMinor: 50_000n,
  turnoverMultiple: 2,
}

test.each([
  ['below the least loss', 9_999n, 0n],
  ['at the least loss', 10_000n, 1_000n],
  ['rounded down', 10_009n, 1_000n],
  ['just below the most', 499_999n, 49_999n],
  ['at most', 9_000_000n, 50_000n],
  ['nothing lost', 0n, 0n],
  ['ahead', -90_000n, 0n],
])('[LAW-30] cashback %s', (_, lost, bonusMinor) => {
  expect(cashbackOf(terms, lost)).toEqual({ bonusMinor, requiredMinor: bonusMinor * 2n })
})

test('no turnover asks for nothing, and no least loss still asks for one', () => {
  const own = { ...terms, turnoverMultiple: 0, lossMinMinor: 0n, bonusMaxMinor: 0n }
  expect(cashbackOf(own, 1_000_000n)).toEqual({ bonusMinor: 100_000n, requiredMinor: 0n })
  expect(cashbackOf(own, 0n).bonusMinor).toBe(0n)
})

/** Pays every bet in coins of one, kind by kind, and divides what is missing in the end. */
function slowly(of: CashbackTerms, weights: Record<string, number>, plays: LostPlay[]) {
  let purse = 0n
  for (const kind of PLAY_KINDS) {
    if ((weights[kind] ?? 10_000) === 0) continue
    for (const one of plays.filter((each) => each.kind === kind)) {
      let coins = one.netMinor
      while (coins < 0n && one.atHouseMinor !== null && coins < one.atHouseMinor) coins += 1n
      purse += coins
    }
  }
  if (purse >= 0n || -purse < of.lossMinMinor) return 0n
  let bonus = 0n
  while ((bonus + 1n) * 10_000n <= -purse * BigInt(of.percentHundredths)) {
    if (of.bonusMaxMinor > 0n && bonus === of.bonusMaxMinor) break
    bonus += 1n
  }
  return bonus
}

const kind = fc.constantFrom(...PLAY_KINDS)
const somePlays = fc.array(
  fc.record({
    kind,
    netMinor: fc.bigInt({ min: -300n, max: 300n }),
    atHouseMinor: fc.option(fc.bigInt({ min: -300n, max: 300n })),
  }),
  { maxLength: 10 },
)
const someTerms = fc.record({
  percentHundredths: fc.integer({ min: 1, max: 10_000 }),
  lossMinMinor: fc.bigInt({ min: 0n, max: 300n }),
  bonusMaxMinor: fc.bigInt({ min: 0n, max: 200n }),
  turnoverMultiple: fc.nat(10),
})
const weights = fc.dictionary(kind, fc.constantFrom(0, 1, 10_000))

test('[LAW-30] it is what a slow count of coins gives, in whatever order, and never above the loss', () => {
  fc.assert(
    fc.property(someTerms, weights, somePlays, (of, named, plays) => {
      const lost = netLoss({ ...named }, plays)
      const { bonusMinor } = cashbackOf(of, lost)
      expect(bonusMinor).toBe(slowly(of, named, plays))
      expect(netLoss({ ...named }, plays.toReversed())).toBe(lost)
      expect(bonusMinor === 0n || bonusMinor <= lost).toBe(true)
    }),
  )
})
