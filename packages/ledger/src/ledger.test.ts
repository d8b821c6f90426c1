import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decideBatch, type Book, type Command, type Step } from './index.ts'
import {
  ALICE,
  ALICE_HELD,
  BOB,
  BOB_HELD,
  book,
  command,
  hold,
  HOUSE,
  pay,
  RUPEES,
} from './testing/small-book.ts'

describe('decideBatch', () => {
  const rows: [string, Command[], string[], { alice: bigint; held: bigint; bob: bigint }][] = [
    [
      'alice pays bob 40 of her 100',
      [command('a', pay(ALICE, BOB, 40n))],
      ['posted'],
      { alice: 60n, held: 0n, bob: 40n },
    ],
    [
      'ten payments of 30 on 100: three pass',
      Array.from({ length: 10 }, (_, i) => command(`p${i}`, pay(ALICE, BOB, 30n))),
      ['posted', 'posted', 'posted', ...Array.from({ length: 7 }, () => 'NOT_ENOUGH_MONEY')],
      { alice: 10n, held: 0n, bob: 90n },
    ],
    [
      'the same command twice pays once',
      [command('a', pay(ALICE, BOB, 40n)), command('a', pay(ALICE, BOB, 40n))],
      ['posted', 'repeated'],
      { alice: 60n, held: 0n, bob: 40n },
    ],
    [
      'the same key with other data is a conflict',
      [command('a', pay(ALICE, BOB, 40n)), command('a', pay(ALICE, BOB, 41n))],
      ['posted', 'KEY_CONFLICT'],
      { alice: 60n, held: 0n, bob: 40n },
    ],
    [
      'a command whose second step fails leaves nothing behind',
      [command('a', pay(ALICE, BOB, 60n), pay(ALICE, BOB, 60n))],
      ['NOT_ENOUGH_MONEY'],
      { alice: 100n, held: 0n, bob: 0n },
    ],
    [
      'a hold that is voided comes back whole',
      [command('a', hold('h', 70n)), command('b', { kind: 'void_hold', hold: 'h', reason: 'x' })],
      ['posted', 'posted'],
      { alice: 100n, held: 0n, bob: 0n },
    ],
    [
      'a hold that is posted in part gives the rest back',
      [
        command('a', hold('h', 70n)),
        command('b', { kind: 'post_hold', hold: 'h', to: BOB, amountMinor: 50n, reason: 'x' }),
      ],
      ['posted', 'posted'],
      { alice: 50n, held: 0n, bob: 50n },
    ],
    [
      'held money cannot be spent, and a hold ends once',
      [
        command('a', hold('h', 70n)),
        command('b', pay(ALICE, BOB, 31n)),
        command('c', { kind: 'post_hold', hold: 'h', to: HOUSE, reason: 'x' }),
        command('d', { kind: 'void_hold', hold: 'h', reason: 'x' }),
        command('e', hold('h', 1n)),
      ],
      ['posted', 'NOT_ENOUGH_MONEY', 'posted', 'HOLD_NOT_PENDING', 'HOLD_EXISTS'],
      { alice: 30n, held: 0n, bob: 0n },
    ],
    [
      'a voided hold is over: what another hold keeps is not taken for it',
      [
        command('a', hold('h', 20n), hold('other', 50n)),
        command('b', { kind: 'void_hold', hold: 'h', reason: 'x' }),
        command('c', { kind: 'void_hold', hold: 'h', reason: 'x' }),
        command('d', { kind: 'post_hold', hold: 'h', to: BOB, reason: 'x' }),
      ],
      ['posted', 'posted', 'HOLD_NOT_PENDING', 'HOLD_NOT_PENDING'],
      { alice: 50n, held: 50n, bob: 0n },
    ],
    [
      'a posted hold is over, too',
      [
        command('a', hold('h', 20n), hold('other', 50n)),
        command('b', { kind: 'post_hold', hold: 'h', to: BOB, reason: 'x' }),
        command('c', { kind: 'post_hold', hold: 'h', to: BOB, reason: 'x' }),
        command('d', { kind: 'void_hold', hold: 'h', reason: 'x' }),
      ],
      ['posted', 'posted', 'HOLD_NOT_PENDING', 'HOLD_NOT_PENDING'],
      { alice: 30n, held: 50n, bob: 20n },
    ],
    [
      'wrong amounts, accounts, currencies and holds are refused by name',
      [
        command('a', pay(ALICE, BOB, 0n)),
        command('b', pay(ALICE, BOB, -5n)),
        command('c', pay(ALICE, ALICE, 5n)),
        command('d', pay(ALICE, 99n, 5n)),
        command('e', pay(ALICE, RUPEES, 5n)),
        command('f', { kind: 'void_hold', hold: 'none', reason: 'x' }),
        command('g', hold('h', 5n), {
          kind: 'post_hold',
          hold: 'h',
          to: BOB,
          amountMinor: 6n,
          reason: 'x',
        }),
        command('h', hold('big', 1_000n)),
        command('i', hold('k', 5n), { kind: 'post_hold', hold: 'k', to: 99n, reason: 'x' }),
      ],
      [
        'AMOUNT_NOT_POSITIVE',
        'AMOUNT_NOT_POSITIVE',
        'SAME_ACCOUNT',
        'ACCOUNT_UNKNOWN',
        'CURRENCY_MISMATCH',
        'HOLD_UNKNOWN',
        'HOLD_TOO_SMALL',
        'NOT_ENOUGH_MONEY',
        'ACCOUNT_UNKNOWN',
      ],
      { alice: 100n, held: 0n, bob: 0n },
    ],
  ]

  test.each(rows)('%s', (_, commands, expected, after) => {
    const decision = decideBatch(book(100n), commands)
    expect(
      decision.results.map((result) => (result.status === 'refused' ? result.code : result.status)),
    ).toEqual(expected)
    const balance = (id: bigint, before: bigint) =>
      decision.accounts.find((account) => account.id === id)?.balanceMinor ?? before
    expect({
      alice: balance(ALICE, 100n),
      held: balance(ALICE_HELD, 0n),
      bob: balance(BOB, 0n),
    }).toEqual(after)
  })
})

describe('after any sequence', () => {
  const account = fc.constantFrom(ALICE, ALICE_HELD, BOB, BOB_HELD, HOUSE, RUPEES, 77n)
  const amountMinor = fc.bigInt({ min: -2n, max: 60n })
  const holdKey = fc.constantFrom('h1', 'h2', 'h3')
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({
      kind: fc.constant('transfer' as const),
      from: account,
      to: account,
      amountMinor,
      reason: fc.constant('t'),
    }),
    fc.record({
      kind: fc.constant('hold' as const),
      hold: holdKey,
      cash: fc.constantFrom(ALICE, BOB),
      held: fc.constantFrom(ALICE_HELD, BOB_HELD),
      amountMinor,
      reason: fc.constant('t'),
    }),
    fc.record({
      kind: fc.constant('post_hold' as const),
      hold: holdKey,
      to: account,
      amountMinor,
      reason: fc.constant('t'),
    }),
    fc.record({ kind: fc.constant('void_hold' as const), hold: holdKey, reason: fc.constant('t') }),
  )
  const commands = fc.array(
    fc
      .tuple(fc.integer({ min: 0, max: 30 }), fc.array(step, { minLength: 1, maxLength: 3 }))
      .map(([key, steps]) => command(`k${key}`, ...steps)),
    { maxLength: 60 },
  )

  test('the ledger sums to zero, nothing is below zero, entries are in order', () => {
    fc.assert(
      fc.property(commands, fc.integer({ min: 1, max: 7 }), (all, size) => {
        let state = book(100n, 100n)
        const totals = new Map<bigint, bigint>()
        for (let start = 0; start < all.length; start += size) {
          const decision = decideBatch(state, all.slice(start, start + size))
          for (const posting of decision.postings) {
            expect(posting.amountMinor > 0n).toBe(true)
            add(totals, posting.from, -posting.amountMinor)
            add(totals, posting.to, posting.amountMinor)
          }
          state = after(state, decision)
        }
        let sum = 0n
        for (const total of totals.values()) sum += total
        expect(sum).toBe(0n)
        for (const [id, now] of state.accounts) {
          if (!now.kept) continue
          const start = id === ALICE || id === BOB ? 100n : 0n
          expect(now.balanceMinor).toBe(start + (totals.get(id) ?? 0n))
          expect(now.balanceMinor >= 0n).toBe(true)
        }
      }),
      { numRuns: 500 },
    )
  })

  test('one batch and many small ones decide the same', () => {
    fc.assert(
      fc.property(commands, (all) => {
        const whole = decideBatch(book(100n, 100n), all)
        let state = book(100n, 100n)
        const singly = all.map((one) => {
          const decision = decideBatch(state, [one])
          state = after(state, decision)
          return decision.results[0]
        })
        expect(singly).toEqual(whole.results)
      }),
      { numRuns: 300 },
    )
  })
})

function add(totals: Map<bigint, bigint>, id: bigint, minor: bigint) {
  totals.set(id, (totals.get(id) ?? 0n) + minor)
}

function after(before: Book, decision: ReturnType<typeof decideBatch>): Book {
  return {
    accounts: new Map([
      ...before.accounts,
      ...decision.accounts.map((account) => [account.id, account] as const),
    ]),
    holds: new Map([...before.holds, ...decision.holds.map((one) => [one.key, one] as const)]),
    posted: new Map([
      ...before.posted,
      ...decision.commands.map((one) => [one.key, one.fingerprint] as const),
    ]),
  }
}
