import fc from 'fast-check'
import { expect, test } from 'vitest'
import { playAtRisk, type Play } from './play-at-risk.ts'

const play = (on: string, stakedMinor: bigint, netMinor: bigint | null): Play => ({
  on,
  stakedMinor,
  netMinor,
})

test.each<[name: string, plays: Play[], countedMinor: bigint]>([
  ['nothing', [], 0n],
  ['a lost bet counts its stake', [play('a', 100n, -100n)], 100n],
  ['a won bet counts its stake, however much it won', [play('a', 100n, 900n)], 100n],
  ['a bet that won little counts that', [play('a', 100n, 10n)], 10n],
  ['a bet given back counts nothing', [play('a', 100n, 0n)], 0n],
  ['both sides count the margin', [play('a', 100n, 90n), play('a', 100n, -100n)], 10n],
  ['a smaller other side leaves the rest', [play('a', 100n, -100n), play('a', 40n, 38n)], 62n],
  ['two matches do not cancel out', [play('a', 100n, 90n), play('b', 100n, -100n)], 190n],
  ['a bet against a player counts nothing', [play('a', 0n, -100n)], 0n],
  ['it cancels one against the house', [play('a', 100n, 100n), play('a', 0n, -98n)], 2n],
  ['an open bet keeps its match waiting', [play('a', 100n, -100n), play('a', 100n, null)], 0n],
  ['and no other', [play('a', 100n, null), play('b', 50n, -50n)], 50n],
])('[REF-07] %s', (_, plays, countedMinor) => {
  expect(playAtRisk(plays)).toBe(countedMinor)
})

/** A bet on the winner of a match of three: `odds` in hundredths. */
type Bet = { match: number; side: 'back' | 'lay'; runner: number; stake: bigint; odds: bigint }

const bets = fc.array(
  fc.record({
    match: fc.nat(2),
    side: fc.constantFrom('back' as const, 'lay' as const),
    runner: fc.nat(2),
    stake: fc.bigInt({ min: 1n, max: 1_000n }).map((stake) => stake * 100n),
    odds: fc.bigInt({ min: 101n, max: 2_000n }),
  }),
  { maxLength: 8 },
)
const winners = fc.tuple(fc.nat(2), fc.nat(2), fc.nat(2))

const profitOf = ({ stake, odds }: Bet) => (stake * (odds - 100n)) / 100n
const riskOf = (bet: Bet) => (bet.side === 'back' ? bet.stake : profitOf(bet))
const isWon = (bet: Bet, winner: number | undefined) =>
  (bet.side === 'back') === (bet.runner === winner)
const gainOf = (bet: Bet) => (bet.side === 'back' ? profitOf(bet) : bet.stake)

const playsOf = (all: readonly Bet[], won: readonly number[]) =>
  all.map((bet) =>
    play(
      `match ${bet.match}`,
      riskOf(bet),
      isWon(bet, won[bet.match]) ? gainOf(bet) : -riskOf(bet),
    ),
  )

/** Goes through the matches one by one and pays every bet of each in coins of one. */
function slowly(all: readonly Bet[], won: readonly number[]): bigint {
  let total = 0n
  for (const match of [0, 1, 2]) {
    let [paidIn, paidOut] = [0n, 0n]
    for (const bet of all) {
      if (bet.match !== match) continue
      paidIn += riskOf(bet)
      if (isWon(bet, won[match])) paidOut += riskOf(bet) + gainOf(bet)
    }
    const [more, less] = paidOut > paidIn ? [paidOut, paidIn] : [paidIn, paidOut]
    total += more - less > paidIn ? paidIn : more - less
  }
  return total
}

test('[REF-07] it is what a slow count of coins comes to, in whatever order the bets are', () => {
  fc.assert(
    fc.property(bets, winners, (all, won) => {
      const plays = playsOf(all, won)
      expect(playAtRisk(plays)).toBe(slowly(all, won))
      expect(playAtRisk(plays.toReversed())).toBe(slowly(all, won))
    }),
  )
})

test('[REF-07] never more than was staked, and with every bet taken both ways nothing', () => {
  fc.assert(
    fc.property(bets, winners, (all, won) => {
      const staked = all.reduce((sum, bet) => sum + riskOf(bet), 0n)
      expect(playAtRisk(playsOf(all, won))).toBeLessThanOrEqual(staked)
      const other = { back: 'lay', lay: 'back' } as const
      const hedged = all.flatMap((bet) => [bet, { ...bet, side: other[bet.side] }])
      expect(playAtRisk(playsOf(hedged, won))).toBe(0n)
    }),
  )
})
