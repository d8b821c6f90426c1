import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyRoundCall } from '../round/apply-round-call.ts'
import { bet, end, rollback, walletAfter, win } from '../round/fixtures/round-wallet.ts'
import { fromRoundRecord, toRoundRecord } from '../round/round-record.ts'
import type { RoundCall } from '../round/round-call.ts'
import type { Round } from '../round/round.ts'
import { endEntries, undecidedBets } from './end-entries.ts'

const reason = 'The provider is gone'
const none = { kind: 'none', amountMinor: 0n }

function roundAfter(...calls: readonly RoundCall[]): Round {
  const { round } = walletAfter(...calls)
  if (round === null) throw new Error('no bet was taken')
  return round
}

const someRound = fc
  .array(fc.record({ minor: fc.bigInt({ min: 0n, max: 500n }), way: fc.nat(2) }), { minLength: 1 })
  .chain((bets) => {
    const calls = bets.flatMap(({ minor, way }, at) => {
      const own = [bet(`b${at}`, minor)]
      if (way === 1) own.push(win(`w${at}`, `b${at}`, minor / 2n))
      if (way === 2) own.push(rollback(`r${at}`, `b${at}`))
      return own
    })
    // One bet that stands keeps the round from being cancelled half way.
    const round = roundAfter(bet('first'), ...calls, ...(bets.length % 2 === 0 ? [end()] : []))
    const parts = fc.array(fc.bigInt({ min: 0n, max: 100n }), {
      minLength: round.bets.length,
      maxLength: round.bets.length,
    })
    return parts.map((percents) => ({
      round,
      backs: new Map(
        round.bets.map(({ transactionId, amountMinor }, at) => [
          transactionId,
          (amountMinor * (percents[at] ?? 0n)) / 100n,
        ]),
      ),
    }))
  })

test('every undecided entry gets back what is said of it, and nothing of the round moves after that', () => {
  fc.assert(
    fc.property(someRound, ({ round, backs }) => {
      const ended = undecidedBets(round)
      const backMinor = ended.reduce((sum, one) => sum + (backs.get(one.transactionId) ?? 0n), 0n)
      const { round: after, move } = endEntries(round, { backs, reason })
      expect(move.amountMinor).toBe(backMinor)
      expect(round.betMinor - after.betMinor).toBe(backMinor)
      expect([after.state, after.refundReason, after.winMinor]).toEqual([
        'refunded',
        reason,
        round.winMinor,
      ])
      expect(undecidedBets(after)).toEqual([])
      expect(fromRoundRecord(JSON.parse(JSON.stringify(toRoundRecord(after))))).toEqual(after)
      expect(endEntries(after, { backs, reason })).toEqual({ round: after, move: none })
      for (const { transactionId } of ended) {
        expect(applyRoundCall(after, win('late', transactionId), new Set())).toEqual({
          ok: false,
          code: 'BET_ROLLED_BACK',
        })
        for (const late of [rollback('late', transactionId), end('late')])
          expect(applyRoundCall(after, late, new Set())).toEqual({
            ok: true,
            round: after,
            move: none,
          })
      }
      const more = applyRoundCall(after, bet('more'), new Set())
      expect(more).toEqual({ ok: false, code: 'ROUND_CLOSED' })
    }),
  )
})

test('a round whose bets are all decided stays as it is', () => {
  const round = roundAfter(bet('b1'), win('w1', 'b1', 0n))
  expect(endEntries(round, { backs: new Map(), reason })).toEqual({ round, move: none })
})

test('what did not go back stays at stake, and is told of the bet', () => {
  const round = roundAfter(bet('b1', 100n), bet('b2', 50n))
  const backs = new Map([
    ['b1', 40n],
    ['b2', 50n],
  ])
  const { round: after } = endEntries(round, { backs, reason })
  expect(after).toMatchObject({ betMinor: 60n, winMinor: 0n })
  expect(after.bets.map(({ returnedMinor }) => returnedMinor)).toEqual([40n, undefined])
})

test.each([[undefined], [-1n], [101n]])('%s of a stake of 100 cannot go back', (back) => {
  const backs = new Map(back === undefined ? [] : [['b1', back]])
  expect(() => endEntries(roundAfter(bet('b1', 100n)), { backs, reason })).toThrow(RangeError)
})
