import { describe, expect, test } from 'vitest'
import type { Claim } from '../bet/claim.ts'
import { apportion } from './apportion.ts'
import { commissionOn } from './commission-on.ts'
import { differenceOf } from './difference-of.ts'
import { settleRunners } from './settle-runners.ts'
import { settleScores } from './settle-scores.ts'
import type { PlacedRunnerBet, PlacedScoreBet, SettlementTerms } from './settlement.ts'
import { voidAll } from './void-all.ts'

const ALICE = 1
const BOB = 2
const [A, B, C] = [1, 2, 3]

const free: SettlementTerms = { commissionBps: 0n, voidSpans: [] }
const fivePercent: SettlementTerms = { ...free, commissionBps: 500n }

/** Alice backs and bob lays; the match is made at the second of its own number. */
function match(
  matchId: number,
  runnerId: number,
  stakeMinor: bigint,
  profitMinor: bigint,
): PlacedRunnerBet[] {
  const terms = { runnerId, stakeMinor, profitMinor, matchId, matchedAtMs: matchId * 1_000 }
  return [
    { ...terms, betId: matchId * 10, playerId: ALICE, side: 'back' },
    { ...terms, betId: matchId * 10 + 1, playerId: BOB, side: 'lay' },
  ]
}

describe('runners', () => {
  test.each<[string, PlacedRunnerBet[], number[], bigint]>([
    ['her runner wins', match(1, A, 100n, 90n), [A], 90n],
    ['her runner loses', match(1, A, 100n, 90n), [B], -100n],
    ['two matches on two runners', [...match(1, A, 100n, 90n), ...match(2, B, 50n, 100n)], [B], 0n],
    ['a dead heat of two', match(1, A, 100n, 400n), [A, B], 150n],
    ['a dead heat of three', match(1, A, 100n, 500n), [A, B, C], 100n],
    ['a dead heat costs at short odds', match(1, A, 100n, 40n), [A, B], -30n],
    ['a dead heat of others', match(1, A, 100n, 400n), [B, C], -100n],
    ['a dead heat at even money moves nothing', match(1, A, 100n, 100n), [A, B], 0n],
  ])('[LAW-18] alice backs, bob lays: %s', (_, bets, winners, aliceMinor) => {
    const { players } = settleRunners(bets, winners, free)
    expect(players.map(({ netMinor }) => netMinor)).toEqual([aliceMinor, -aliceMinor])
  })

  test('[LAW-18] commission is on the net of the market, and only on a gain', () => {
    const bets = [...match(1, A, 100_00n, 500_00n), ...match(2, B, 100_00n, 90_00n)]
    expect(settleRunners(bets, [A], fivePercent)).toEqual({
      result: { kind: 'winners', runnerIds: [A] },
      bets: [
        { betId: 10, playerId: ALICE, netMinor: 500_00n, outcome: 'won' },
        { betId: 11, playerId: BOB, netMinor: -500_00n, outcome: 'lost' },
        { betId: 20, playerId: ALICE, netMinor: -100_00n, outcome: 'lost' },
        { betId: 21, playerId: BOB, netMinor: 100_00n, outcome: 'won' },
      ],
      players: [
        { playerId: ALICE, grossMinor: 400_00n, commissionMinor: 20_00n, netMinor: 380_00n },
        { playerId: BOB, grossMinor: -400_00n, commissionMinor: 0n, netMinor: -400_00n },
      ],
    })
  })

  test('[LAW-18] a dead heat never costs more than is held, though each bet alone would', () => {
    const bets = [...match(1, A, 2n, 1n), ...match(2, B, 2n, 1n)]
    const { players } = settleRunners(bets, [A, B], free)
    expect(players.map(({ netMinor }) => netMinor)).toEqual([-1n, 1n])
  })

  test.each<[string, bigint, bigint, bigint]>([
    ['half a unit that a backer gains stays with the house', 100n, 301n, 100n],
    ['half a unit that a backer loses is paid to the house', 100n, 51n, -25n],
  ])('[LAW-18] in a dead heat %s', (_, stakeMinor, profitMinor, aliceMinor) => {
    const [back] = match(1, A, stakeMinor, profitMinor)
    if (!back) throw new Error('a match has two sides')
    const { players } = settleRunners([{ ...back, matchId: null }], [A, B], free)
    expect(players.map(({ netMinor }) => netMinor)).toEqual([aliceMinor])
  })

  test('[LAW-18] no winner, or one named twice, is no result', () => {
    expect(() => settleRunners([], [], free)).toThrow(RangeError)
    expect(() => settleRunners([], [A, A], free)).toThrow(RangeError)
  })

  test('[LAW-18] a bet that comes twice is not paid twice', () => {
    const bets = match(1, A, 100n, 90n)
    expect(() => settleRunners([...bets, ...bets], [A], free)).toThrow(RangeError)
  })
})

describe('scores', () => {
  const claim: Claim = { kind: 'at_least', runs: 48 }
  const bets: PlacedScoreBet[] = [
    { betId: 1, playerId: ALICE, side: 'yes' as const, profitMinor: 90n },
    { betId: 2, playerId: BOB, side: 'no' as const, profitMinor: 110n },
  ].map((bet) => ({ ...bet, claim, stakeMinor: 100n, matchId: null, matchedAtMs: 0 }))

  test.each([
    [47, -100n, 100n],
    [48, 90n, -110n],
    [49, 90n, -110n],
  ])('[LAW-15] at %i runs alice has %s and bob %s', (score, aliceMinor, bobMinor) => {
    const { players } = settleScores(bets, score, free)
    expect(players.map(({ netMinor }) => netMinor)).toEqual([aliceMinor, bobMinor])
  })

  test('[LAW-18] a void span takes one bet against the house and leaves the others', () => {
    const timed = bets.map((bet) => ({ ...bet, matchedAtMs: bet.betId * 1_000 }))
    const voidSpans = [{ fromMs: 1_000, toMs: 1_500 }]
    const { bets: settled } = settleScores(timed, 48, { ...free, voidSpans })
    expect(settled.map(({ outcome, netMinor }) => [outcome, netMinor])).toEqual([
      ['void', 0n],
      ['lost', -110n],
    ])
  })

  test('what is no score is refused', () => {
    expect(() => settleScores(bets, -1, free)).toThrow(RangeError)
    expect(() => settleScores(bets, 10_000, free)).toThrow(RangeError)
  })
})

describe('void', () => {
  const bets = [...match(1, A, 100n, 90n), ...match(2, A, 100n, 90n), ...match(3, A, 100n, 90n)]

  test('[LAW-18] a market void moves nothing for anybody', () => {
    const { bets: settled, players, result } = voidAll(bets)
    expect(result).toEqual({ kind: 'void' })
    expect(settled.every((bet) => bet.outcome === 'void' && bet.netMinor === 0n)).toBe(true)
    expect(players).toEqual(
      [ALICE, BOB].map((playerId) => ({
        playerId,
        grossMinor: 0n,
        commissionMinor: 0n,
        netMinor: 0n,
      })),
    )
  })

  test.each([
    ['A wins', A, 180n],
    ['B wins', B, -200n],
  ])('[LAW-18] a void span takes both sides of its match, also when %s', (_, winner, alice) => {
    const voidSpans = [{ fromMs: 2_000, toMs: 2_000 }]
    const settlement = settleRunners(bets, [winner], { ...free, voidSpans })
    const voided = settlement.bets.filter(({ outcome }) => outcome === 'void')
    expect(voided.map(({ betId }) => betId)).toEqual([20, 21])
    expect(settlement.players.map(({ netMinor }) => netMinor)).toEqual([alice, -alice])
  })

  test('[LAW-18] a match whose sides carry two times still goes with both', () => {
    const [back, lay] = match(2, A, 100n, 90n)
    if (!back || !lay) throw new Error('a match has two sides')
    const voidSpans = [{ fromMs: 2_000, toMs: 2_500 }]
    const late = { ...lay, matchedAtMs: 2_501 }
    const { players } = settleRunners([back, late], [A], { ...free, voidSpans })
    expect(players.map(({ netMinor }) => netMinor)).toEqual([0n, 0n])
  })
})

test('[LAW-18] a re-settlement moves the difference, commission too', () => {
  const bets = match(1, A, 100_00n, 90_00n)
  const before = settleRunners(bets, [A], fivePercent)
  expect(differenceOf(before, before)).toEqual([])
  expect(differenceOf(before, settleRunners(bets, [B], fivePercent))).toEqual([
    { playerId: ALICE, grossMinor: -190_00n, commissionMinor: -4_50n, netMinor: -185_50n },
    { playerId: BOB, grossMinor: 190_00n, commissionMinor: 5_00n, netMinor: 185_00n },
  ])
  expect(differenceOf(before, voidAll(bets))).toEqual([
    { playerId: ALICE, grossMinor: -90_00n, commissionMinor: -4_50n, netMinor: -85_50n },
    { playerId: BOB, grossMinor: 90_00n, commissionMinor: 0n, netMinor: 90_00n },
  ])
})

test('[LAW-18] whom only one of two settlements knows gets or gives back all of it', () => {
  const nobody = settleRunners([], [A], fivePercent)
  const both = settleRunners(match(1, A, 100_00n, 90_00n), [A], fivePercent)
  expect(differenceOf(nobody, both)).toEqual([
    { playerId: ALICE, grossMinor: 90_00n, commissionMinor: 4_50n, netMinor: 85_50n },
    { playerId: BOB, grossMinor: -90_00n, commissionMinor: 0n, netMinor: -90_00n },
  ])
  expect(differenceOf(both, nobody)).toEqual([
    { playerId: ALICE, grossMinor: -90_00n, commissionMinor: -4_50n, netMinor: -85_50n },
    { playerId: BOB, grossMinor: 90_00n, commissionMinor: 0n, netMinor: 90_00n },
  ])
})

test.each([
  [100n, 500n, 5n],
  [199n, 500n, 9n],
  [19n, 500n, 0n],
  [0n, 500n, 0n],
  [-100n, 500n, 0n],
  [100n, 10_000n, 100n],
])('[LAW-18] commission on %s at %s hundredths is %s', (netMinor, hundredths, commissionMinor) => {
  expect(commissionOn(netMinor, hundredths)).toBe(commissionMinor)
})

test('a commission outside 0 to 100 % is refused', () => {
  expect(() => commissionOn(100n, -1n)).toThrow(RangeError)
  expect(() => commissionOn(100n, 10_001n)).toThrow(RangeError)
})

test.each<[string, bigint[], bigint, bigint, bigint[]]>([
  ['evenly', [4n, 6n], 2n, 5n, [2n, 3n]],
  ['to the largest remainder', [4n, 5n], 3n, 3n, [1n, 2n]],
  ['to the lower key', [1n, 1n], 2n, 1n, [1n, 0n]],
  ['below 0', [-1n, -1n], 2n, -1n, [0n, -1n]],
])('apportions %s', (_, numerators, denominator, totalMinor, expected) => {
  const parts = numerators.map((numerator, key) => ({ key, numerator }))
  const shares = apportion(parts, denominator, totalMinor)
  expect(parts.map(({ key }) => shares.get(key))).toEqual(expected)
})

test('a total out of reach is refused', () => {
  expect(() => apportion([{ key: 1, numerator: 1n }], 2n, 2n)).toThrow(RangeError)
  expect(() => apportion([{ key: 1, numerator: 1n }], 2n, -1n)).toThrow(RangeError)
})
