import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LADDER_TICKS } from '@maidan/money'
import { profitAtTick } from '../bet/profit.ts'
import { exposureOfRunners } from '../exposure/runner-exposure.ts'
import { exposureOfScore } from '../exposure/score-exposure.ts'
import { differenceOf } from './difference-of.ts'
import { settleRunners } from './settle-runners.ts'
import { settleScores } from './settle-scores.ts'
import type {
  PlacedRunnerBet,
  PlacedScoreBet,
  PlayerSettlement,
  Settlement,
  SettlementTerms,
} from './settlement.ts'
import { voidAll } from './void-all.ts'

const RUNNERS = [1, 2, 3, 4]
const PLAYERS = 5
const TIME_MAX_MS = 100

const playerId = fc.nat(PLAYERS - 1)
const matchedAtMs = fc.nat(TIME_MAX_MS)
const stakeMinor = fc.oneof(fc.nat(9), fc.nat(10_000_000)).map(BigInt)

/** Matches between two players, each as its two bets. */
const matches: fc.Arbitrary<PlacedRunnerBet[]> = fc
  .array(
    fc.record({
      backerId: playerId,
      layerId: playerId,
      runnerId: fc.constantFrom(...RUNNERS),
      tick: fc.nat(LADDER_TICKS - 1),
      stakeMinor,
      matchedAtMs,
    }),
    { maxLength: 20 },
  )
  .map((list) =>
    list.flatMap(({ backerId, layerId, tick, ...rest }, matchId) => {
      const terms = { ...rest, matchId, profitMinor: profitAtTick(tick, rest.stakeMinor) }
      return [
        { ...terms, betId: matchId * 2, playerId: backerId, side: 'back' as const },
        { ...terms, betId: matchId * 2 + 1, playerId: layerId, side: 'lay' as const },
      ]
    }),
  )

const winners = fc.subarray(RUNNERS, { minLength: 1 })

const terms: fc.Arbitrary<SettlementTerms> = fc.record({
  commissionBps: fc.nat(10_000).map(BigInt),
  voidSpans: fc.array(
    fc.tuple(matchedAtMs, matchedAtMs).map(([fromMs, toMs]) => ({ fromMs, toMs })),
    { maxLength: 2 },
  ),
})

const scoreBets: fc.Arbitrary<PlacedScoreBet[]> = fc
  .array(
    fc.record({
      playerId,
      claim: fc.oneof(
        fc.nat(100).map((runs) => ({ kind: 'at_least' as const, runs })),
        fc.nat(9).map((digit) => ({ kind: 'last_digit' as const, digit })),
      ),
      side: fc.constantFrom('yes' as const, 'no' as const),
      stakeMinor,
      profitMinor: stakeMinor,
      matchedAtMs,
    }),
    { maxLength: 20 },
  )
  .map((list) => list.map((bet, betId) => ({ ...bet, betId, matchId: null })))

const sum = (settlement: Settlement) =>
  settlement.players.reduce((total, { grossMinor }) => total + grossMinor, 0n)

test('[LAW-18] before commission players win exactly what players lose', () => {
  fc.assert(
    fc.property(matches, winners, terms, (bets, winnerIds, terms) => {
      expect(sum(settleRunners(bets, winnerIds, terms))).toBe(0n)
    }),
    { numRuns: 1_000 },
  )
})

test('[LAW-18] a player’s bets sum to the player’s gross', () => {
  fc.assert(
    fc.property(matches, winners, terms, (bets, winnerIds, terms) => {
      const settlement = settleRunners(bets, winnerIds, terms)
      for (const player of settlement.players) {
        const own = settlement.bets.filter((bet) => bet.playerId === player.playerId)
        expect(own.reduce((total, { netMinor }) => total + netMinor, 0n)).toBe(player.grossMinor)
      }
    }),
  )
})

test('[LAW-18] each bet is within a minor unit of its fraction in a dead heat', () => {
  fc.assert(
    fc.property(matches, winners, (bets, winnerIds) => {
      const settled = settleRunners(bets, winnerIds, { commissionBps: 0n, voidSpans: [] })
      const k = BigInt(winnerIds.length)
      const nets = new Map(settled.bets.map(({ betId, netMinor }) => [betId, netMinor]))
      for (const { betId, runnerId, side, stakeMinor, profitMinor } of bets) {
        const isWinner = winnerIds.includes(runnerId)
        const backer = isWinner ? profitMinor - stakeMinor * (k - 1n) : -stakeMinor * k
        const offBy = (nets.get(betId) ?? 0n) * k - (side === 'back' ? backer : -backer)
        expect(offBy > -k && offBy < k).toBe(true)
      }
    }),
  )
})

test('[LAW-14] [LAW-18] no result costs a player more than the exposure that was held', () => {
  fc.assert(
    fc.property(matches, winners, (bets, winnerIds) => {
      const terms = { commissionBps: 500n, voidSpans: [] }
      for (const { playerId, netMinor } of settleRunners(bets, winnerIds, terms).players) {
        const own = bets.filter((bet) => bet.playerId === playerId)
        const matched = own.map((bet) => ({ ...bet, isMatched: true }))
        const { liabilityMinor } = exposureOfRunners(RUNNERS, matched)
        expect(netMinor + liabilityMinor >= 0n).toBe(true)
      }
    }),
    { numRuns: 1_000 },
  )
  fc.assert(
    fc.property(scoreBets, fc.nat(120), (bets, score) => {
      const terms = { commissionBps: 500n, voidSpans: [] }
      for (const { playerId, netMinor } of settleScores(bets, score, terms).players) {
        const own = bets.filter((bet) => bet.playerId === playerId)
        expect(netMinor + exposureOfScore(own).liabilityMinor >= 0n).toBe(true)
      }
    }),
  )
})

test('[LAW-18] commission is never above the net winnings, and never on a loss', () => {
  fc.assert(
    fc.property(matches, winners, terms, (bets, winnerIds, terms) => {
      for (const player of settleRunners(bets, winnerIds, terms).players) {
        const { grossMinor, commissionMinor, netMinor } = player
        expect(commissionMinor >= 0n).toBe(true)
        expect(commissionMinor <= (grossMinor > 0n ? grossMinor : 0n)).toBe(true)
        expect(netMinor).toBe(grossMinor - commissionMinor)
      }
    }),
  )
})

test('[LAW-18] the order of bets and winners is irrelevant, and a replay gives the same', () => {
  const shuffled = matches.chain((bets) =>
    fc.tuple(fc.constant(bets), fc.shuffledSubarray(bets, { minLength: bets.length })),
  )
  fc.assert(
    fc.property(shuffled, winners, terms, ([bets, others], winnerIds, terms) => {
      const settlement = settleRunners(bets, winnerIds, terms)
      expect(settleRunners(bets, winnerIds, terms)).toEqual(settlement)
      expect(settleRunners(others, winnerIds.toReversed(), terms)).toEqual(settlement)
      expect(voidAll(others)).toEqual(voidAll(bets))
    }),
  )
})

test('[LAW-18] which bets are void does not depend on who wins', () => {
  fc.assert(
    fc.property(matches, winners, winners, terms, (bets, one, other, terms) => {
      const voided = (winnerIds: number[]) =>
        settleRunners(bets, winnerIds, terms).bets.filter(({ outcome }) => outcome === 'void')
      expect(voided(one)).toEqual(voided(other))
    }),
  )
  fc.assert(
    fc.property(scoreBets, (bets) => {
      expect(voidAll(bets).players.every(({ netMinor }) => netMinor === 0n)).toBe(true)
    }),
  )
})

test('[LAW-18] the first settlement plus the difference is the second', () => {
  fc.assert(
    fc.property(matches, winners, terms, winners, terms, (bets, one, a, other, b) => {
      const before = settleRunners(bets, one, a)
      const after = settleRunners(bets, other, b)
      const difference = differenceOf(before, after)
      expect(before.players.map((player) => plus(player, difference))).toEqual(after.players)
    }),
  )
})

function plus(player: PlayerSettlement, difference: readonly PlayerSettlement[]): PlayerSettlement {
  const more = difference.find(({ playerId }) => playerId === player.playerId)
  return {
    playerId: player.playerId,
    grossMinor: player.grossMinor + (more?.grossMinor ?? 0n),
    commissionMinor: player.commissionMinor + (more?.commissionMinor ?? 0n),
    netMinor: player.netMinor + (more?.netMinor ?? 0n),
  }
}
