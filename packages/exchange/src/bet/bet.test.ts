import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LADDER_TICKS, tickOfOdds } from '@maidan/money'
import { netOfRunnerBet, netOfScoreBet, type RunnerBet, type ScoreBet } from './bet.ts'
import { isClaimTrue, SCORE_MAX, requireScore, type Claim } from './claim.ts'
import { profitAtRate, profitAtTick } from './profit.ts'

describe('profit', () => {
  test.each([
    [101, 100n, 1n],
    [101, 99n, 0n],
    [190, 100n, 90n],
    [200, 1n, 1n],
    [202, 49n, 49n],
    [305, 33n, 67n],
    [100_000, 10n ** 13n, 999n * 10n ** 13n],
  ])('[LAW-16] odds of %i hundredths on %s win %s', (centi, stakeMinor, profitMinor) => {
    expect(profitAtTick(tickOfOdds(centi) ?? -1, stakeMinor)).toBe(profitMinor)
  })

  test.each([
    [10_000, 100n, 100n],
    [9_000, 100n, 90n],
    [8_750, 10n, 8n],
    [11_000, 100n, 110n],
    [0, 100n, 0n],
  ])('[LAW-15] a rate of %i hundredths on %s wins %s', (rateCenti, stakeMinor, profitMinor) => {
    expect(profitAtRate(rateCenti, stakeMinor)).toBe(profitMinor)
  })

  test('a negative stake, a broken rate and a tick off the ladder are refused', () => {
    expect(() => profitAtTick(0, -1n)).toThrow(RangeError)
    expect(() => profitAtTick(LADDER_TICKS, 1n)).toThrow(RangeError)
    expect(() => profitAtRate(9_000, -1n)).toThrow(RangeError)
    expect(() => profitAtRate(90.5, 1n)).toThrow(RangeError)
    expect(() => profitAtRate(-1, 1n)).toThrow(RangeError)
  })

  test('[LAW-14] the parts of a stake never win more than the whole', () => {
    const stake = fc.bigInt({ min: 0n, max: 10n ** 13n })
    fc.assert(
      fc.property(fc.nat(LADDER_TICKS - 1), stake, stake, (tick, one, other) => {
        const parts = profitAtTick(tick, one) + profitAtTick(tick, other)
        expect(profitAtTick(tick, one + other) - parts).toBeOneOf([0n, 1n])
      }),
    )
  })
})

describe('net', () => {
  const back: RunnerBet = {
    runnerId: 1,
    side: 'back',
    stakeMinor: 100n,
    profitMinor: 90n,
    isMatched: true,
  }

  test.each([
    ['alice backs the winner', back, 1, 90n],
    ['alice backs a loser', back, 2, -100n],
    ['bob lays the winner', { ...back, side: 'lay' as const }, 1, -90n],
    ['bob lays a loser', { ...back, side: 'lay' as const }, 2, 100n],
  ])('[LAW-14] %s', (_, bet, winnerId, netMinor) => {
    expect(netOfRunnerBet(bet, winnerId)).toBe(netMinor)
  })

  const claim: Claim = { kind: 'at_least', runs: 40 }
  const yes: ScoreBet = { claim, side: 'yes', stakeMinor: 100n, profitMinor: 90n }

  test.each([
    ['YES at 40', yes, 90n],
    ['YES at 39', yes, -100n],
    ['NO at 40', { ...yes, side: 'no' as const }, -90n],
    ['NO at 39', { ...yes, side: 'no' as const }, 100n],
  ])('[LAW-15] line 40, stake 100 at 90: %s', (name, bet, netMinor) => {
    expect(netOfScoreBet(bet, isClaimTrue(claim, Number(name.slice(-2))))).toBe(netMinor)
  })
})

test.each<[Claim, number[], number[]]>([
  [{ kind: 'at_least', runs: 40 }, [40, 41, SCORE_MAX], [0, 39]],
  [{ kind: 'within', fromRuns: 31, toRuns: 40 }, [31, 35, 40], [30, 41]],
  [{ kind: 'last_digit', digit: 7 }, [7, 107], [0, 70, 8]],
  [{ kind: 'last_digit', digit: 0 }, [0, 100], [1, 101]],
  [{ kind: 'even' }, [0, 2, 100], [1, 99]],
  [{ kind: 'odd' }, [1, 99], [0, 2, 100]],
])('[LAW-15] %o is true of %o and false of %o', (claim, yes, no) => {
  expect(yes.filter((score) => !isClaimTrue(claim, score))).toEqual([])
  expect(no.filter((score) => isClaimTrue(claim, score))).toEqual([])
})

test.each([-1, 0.5, Number.NaN, SCORE_MAX + 1])('%s is no score', (score) => {
  expect(() => requireScore(score)).toThrow(RangeError)
})
