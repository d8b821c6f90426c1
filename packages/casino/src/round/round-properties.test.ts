import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  bet,
  end,
  movedMinor,
  refund,
  rollback,
  walletAfter,
  win,
  type Wallet,
} from './fixtures/round-wallet.ts'
import type { RoundCall } from './round-call.ts'
import { fromRoundRecord, toRoundRecord } from './round-record.ts'

const someBet = fc.constantFrom('b1', 'b2', 'b3')
const amount = fc.bigInt({ min: 0n, max: 1000n })
const anyCall: fc.Arbitrary<RoundCall> = fc.oneof(
  fc.tuple(someBet, amount).map(([id, of]) => bet(id, of)),
  fc
    .tuple(fc.constantFrom('w1', 'w2', 'w3', 'w4'), someBet, amount)
    .map(([id, on, of]) => win(id, on, of)),
  fc.tuple(fc.constantFrom('r1', 'r2', 'r3', 'r4'), someBet).map(([id, on]) => rollback(id, on)),
  fc.constantFrom(end('e1'), end('e2'), refund('f1')),
)
const anyCalls = fc.array(anyCall, { maxLength: 25 })

/** Accepted calls of a kind, in order. */
function accepted<Kind extends RoundCall['kind']>(
  wallet: Wallet,
  kind: Kind,
): Extract<RoundCall, { kind: Kind }>[] {
  const isKind = (call: RoundCall): call is Extract<RoundCall, { kind: Kind }> => call.kind === kind
  return [...wallet.applied.values()]
    .filter(({ answer }) => answer.ok)
    .map(({ call }) => call)
    .filter(isKind)
}

describe('whatever calls come, in any order and however often', () => {
  test('the player nets the wins less the bets that were not given back', () => {
    const property = fc.property(anyCalls, (calls) => {
      const wallet = walletAfter(...calls)
      const wins = accepted(wallet, 'win').reduce((sum, call) => sum + call.amountMinor, 0n)
      const bets = wallet.round?.bets ?? []
      const stood = bets.filter(({ rolledBack }) => !rolledBack)
      const stake = stood.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)
      expect(wallet.netMinor()).toBe(wins - stake)
      expect(wallet.round?.winMinor ?? 0n).toBe(wins)
      expect(wallet.round?.betMinor ?? 0n).toBe(stake)
    })
    fc.assert(property, { numRuns: 2000 })
  })

  test('a bet is taken once, given back at most once, and never given back and won', () => {
    const property = fc.property(anyCalls, (calls) => {
      const wallet = walletAfter(...calls)
      const taken = accepted(wallet, 'bet').map(({ transactionId }) => transactionId)
      expect(new Set(taken).size).toBe(taken.length)
      const given = [...wallet.applied.values()].filter(
        ({ call, answer }) => call.kind === 'rollback' && movedMinor(answer) > 0n,
      )
      const givenBets = given.map(({ call }) => call.kind === 'rollback' && call.betTransactionId)
      expect(new Set(givenBets).size).toBe(givenBets.length)
      const wonBets = accepted(wallet, 'win').map(({ betTransactionId }) => betTransactionId)
      for (const { transactionId, rolledBack, won } of wallet.round?.bets ?? []) {
        expect(rolledBack && won).toBe(false)
        expect(won).toBe(wonBets.includes(transactionId))
      }
      expect(wonBets.every((id) => taken.includes(id))).toBe(true)
    })
    fc.assert(property, { numRuns: 2000 })
  })

  test('sending everything again changes nothing', () => {
    const property = fc.property(anyCalls, (calls) => {
      const once = walletAfter(...calls)
      const twice = walletAfter(...calls, ...calls)
      expect(twice.round).toEqual(once.round)
      expect(twice.netMinor()).toBe(once.netMinor())
    })
    fc.assert(property, { numRuns: 500 })
  })

  test('a bet and its rollback net 0 in any order, among other bets', () => {
    const calls = [bet('b1', 70n), rollback('r1', 'b1'), bet('b2', 30n), rollback('r2', 'b2')]
    const shuffled = fc.shuffledSubarray(calls, { minLength: 4, maxLength: 4 })
    const property = fc.property(shuffled, (order) => {
      expect(walletAfter(...order).netMinor()).toBe(0n)
    })
    fc.assert(property)
  })

  test('a bet that stands is always paid its win, unless it was refunded', () => {
    const property = fc.property(anyCalls, someBet, (calls, on) => {
      const wallet = walletAfter(...calls)
      const stands = wallet.round?.bets.some((b) => b.transactionId === on && !b.rolledBack)
      expect(wallet.send(win('last', on, 9n)).ok).toBe(stands ?? false)
    })
    fc.assert(property, { numRuns: 500 })
  })

  test('a round is the same after it was stored as JSON', () => {
    const property = fc.property(anyCalls, (calls) => {
      const { round } = walletAfter(...calls)
      if (!round) return
      const stored = JSON.parse(JSON.stringify(toRoundRecord(round)))
      expect(fromRoundRecord(stored)).toEqual(round)
    })
    fc.assert(property, { numRuns: 300 })
  })
})
