import { readFileSync } from 'node:fs'
import { decideBatch, type Account, type Hold } from '@maidan/ledger'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { moneyOfMove } from './payment-money.ts'
import {
  EVENT_SOURCES,
  firstStates,
  PAYMENT_DIRECTIONS,
  SETTLED_STATES,
  statesAfter,
  type Direction,
  type PaymentState,
} from '@maidan/cashier'

const CASH = 1n
const HELD = 2n
const CLEARING = 3n
const FEES = 4n
const STARTING_MINOR = 100_000n

test('[LAW-11] the unique index of one pending payment names the settled states', () => {
  const path = new URL('../../platform/database/migrations/0026-partners/up.sql', import.meta.url)
  const index = /payment_one_pending[^;]*NOT IN \(([^)]*)\)/.exec(readFileSync(path, 'utf8'))
  const named = [...(index?.[1] ?? '').matchAll(/'(\w+)'/g)].map(([, state]) => state)
  expect(new Set(named)).toEqual(new Set(SETTLED_STATES))
})

describe('no way through the table loses or doubles money', () => {
  test.each(PAYMENT_DIRECTIONS)('[LAW-11] %s', (direction) => {
    fc.assert(
      fc.property(
        fc.constantFrom(...firstStates[direction]),
        fc.array(fc.nat(), { maxLength: 24 }),
        fc.bigInt({ min: 1n, max: STARTING_MINOR - 999n }),
        fc.bigInt({ min: 0n, max: 999n }),
        (first, choices, amountMinor, fee) => {
          const feeMinor = direction === 'withdrawal' ? fee : 0n
          const walk = openWalk(direction, { amountMinor, feeMinor })
          walk.move(null, first, 0)
          let state: PaymentState = first
          for (const choice of choices) {
            const next = nextState(direction, state, choice, walk.parts())
            if (!next) break
            walk.move(state, next, choice)
            state = next
            const sums = { amountMinor, feeMinor, ...walk.parts() }
            expect(walk.money()).toEqual(moneyIn(direction, state, sums))
          }
        },
      ),
      { numRuns: 2_000 },
    )
  })
})

/** What is left of a deposit, and the part of it that is on its way back. */
type Parts = { leftMinor: bigint; partMinor: bigint }

function nextState(direction: Direction, state: PaymentState, choice: number, parts: Parts) {
  const open = [
    ...new Set(EVENT_SOURCES.flatMap((source) => statesAfter(direction, state, source))),
  ].filter((to) => isInParts(state, to, parts))
  return open[choice % Math.max(open.length, 1)]
}

/** All of it went back exactly when nothing is left. */
function isInParts(from: PaymentState, to: PaymentState, { leftMinor, partMinor }: Parts) {
  if (to === 'refunded') return partMinor === leftMinor
  return from !== 'reversed' || leftMinor > 0n
}

/** What a player has, and what the method owes us, in each state: said without the ledger. */
function moneyIn(direction: Direction, state: PaymentState, sums: Sums & Parts) {
  const { amountMinor, feeMinor, leftMinor, partMinor } = sums
  const nothing = { held: 0n, out: 0n, fees: 0n }
  if (direction === 'deposit') {
    if (state === 'credited' || state === 'reversed')
      return { ...nothing, cash: STARTING_MINOR + leftMinor }
    if (state === 'refunding')
      return { ...nothing, cash: STARTING_MINOR + leftMinor - partMinor, held: partMinor }
    return { ...nothing, cash: STARTING_MINOR }
  }
  const cash = STARTING_MINOR - amountMinor - feeMinor
  if (state === 'paid') return { cash, held: 0n, out: amountMinor, fees: feeMinor }
  if (state === 'rejected' || state === 'failed' || state === 'cancelled')
    return { ...nothing, cash: STARTING_MINOR }
  return { ...nothing, cash, held: amountMinor + feeMinor }
}

type Sums = { amountMinor: bigint; feeMinor: bigint }

function openWalk(direction: Direction, { amountMinor, feeMinor }: Sums) {
  const accounts = new Map<bigint, Account>([
    [CASH, { id: CASH, currency: 'BDT', kept: true, balanceMinor: STARTING_MINOR, version: 0n }],
    [HELD, { id: HELD, currency: 'BDT', kept: true, balanceMinor: 0n, version: 0n }],
    [CLEARING, { id: CLEARING, currency: 'BDT', kept: false }],
    [FEES, { id: FEES, currency: 'BDT', kept: false }],
  ])
  const holds = new Map<string, Hold>()
  const posted = new Map<string, string>()
  let number = 0
  let leftMinor = amountMinor
  let partMinor = 0n
  let clearingMinor = 0n
  let feesMinor = 0n
  const balance = (id: bigint) => {
    const account = accounts.get(id)
    return account?.kept ? account.balanceMinor : 0n
  }
  return {
    parts: () => ({ leftMinor, partMinor }),
    move(from: PaymentState | null, to: PaymentState, choice: number) {
      if (to === 'refunding' || to === 'reversed') {
        number += 1
        partMinor = 1n + (BigInt(choice) % leftMinor)
      }
      const isRefund = to === 'refunding' || from === 'refunding'
      const isGiven = to === 'refunded' || (choice % 2 === 0 && partMinor < leftMinor)
      const refund = isRefund ? { number, amountMinor: partMinor, isGiven } : null
      const reversal = to === 'reversed' ? { number, takenMinor: partMinor, owedMinor: 0n } : null
      if (reversal || (from === 'refunding' && isGiven)) leftMinor -= partMinor
      const command = moneyOfMove(
        { direction, from, to, reference: 'R', amountMinor, feeMinor, refund, reversal },
        { cash: CASH, held: HELD, clearing: CLEARING, fees: FEES },
      )
      if (!command) return
      const decision = decideBatch({ accounts, holds, posted }, [command])
      expect(decision.results).toEqual([{ status: 'posted' }])
      for (const account of decision.accounts) accounts.set(account.id, account)
      for (const hold of decision.holds) holds.set(hold.key, hold)
      for (const { key, fingerprint } of decision.commands) posted.set(key, fingerprint)
      for (const { from: source, to: target, amountMinor: minor } of decision.postings) {
        if (source === CLEARING) clearingMinor -= minor
        if (target === CLEARING) clearingMinor += minor
        if (target === FEES) feesMinor += minor
      }
      expect(balance(CASH) + balance(HELD) + clearingMinor + feesMinor).toBe(STARTING_MINOR)
    },
    money: () => ({
      cash: balance(CASH),
      held: balance(HELD),
      out: clearingMinor > 0n ? clearingMinor : 0n,
      fees: feesMinor,
    }),
  }
}
