import { describe, expect, test } from 'vitest'
import { decideBatch, type Command } from './index.ts'
import { ALICE, BOB, book, command, hold, HOUSE, pay } from './testing/small-book.ts'

describe('what a refused command touched is as it was', () => {
  const tooMuch = pay(ALICE, BOB, 1_000n)
  const rows: [string, Command[], string[], string[]][] = [
    [
      'a hold that was placed is free to be placed',
      [command('a', hold('h', 20n), tooMuch), command('b', hold('h', 30n))],
      ['NOT_ENOUGH_MONEY', 'posted'],
      ['h pending 30'],
    ],
    [
      'a hold that was posted waits again',
      [
        command('a', hold('h', 20n)),
        command('b', { kind: 'post_hold', hold: 'h', to: BOB, reason: 'x' }, tooMuch),
        command('c', { kind: 'void_hold', hold: 'h', reason: 'x' }),
      ],
      ['posted', 'NOT_ENOUGH_MONEY', 'posted'],
      ['h voided 20'],
    ],
    [
      'a hold that was voided waits again',
      [
        command('a', hold('h', 20n)),
        command('b', { kind: 'void_hold', hold: 'h', reason: 'x' }, tooMuch),
        command('c', { kind: 'post_hold', hold: 'h', to: BOB, reason: 'x' }),
      ],
      ['posted', 'NOT_ENOUGH_MONEY', 'posted'],
      ['h posted 20'],
    ],
  ]

  test.each(rows)('%s', (_, commands, expected, holds) => {
    const decision = decideBatch(book(100n), commands)
    const codes = decision.results.map((result) =>
      result.status === 'refused' ? result.code : result.status,
    )
    expect(codes).toEqual(expected)
    expect(
      decision.holds.map(({ key, state, amountMinor }) => `${key} ${state} ${amountMinor}`),
    ).toEqual(holds)
    // What is written are the commands that passed, whole, and their postings in order.
    const passed = commands.filter((_, index) => expected[index] === 'posted')
    expect(decision.commands).toEqual(passed.map(({ key, fingerprint }) => ({ key, fingerprint })))
    expect(decision.postings.map(({ commandKey }) => commandKey)).toEqual(
      passed.map(({ key }) => key),
    )
  })

  test('a posting carries its reason and the entries of the kept accounts, in order', () => {
    const { postings, accounts } = decideBatch(book(100n), [
      command('a', pay(ALICE, BOB, 40n), pay(ALICE, HOUSE, 10n)),
      command('b', pay(BOB, ALICE, 5n), tooMuch),
    ])
    expect(postings).toEqual([
      {
        commandKey: 'a',
        reason: 'test',
        from: ALICE,
        to: BOB,
        amountMinor: 40n,
        fromEntry: { version: 1n, balanceMinor: 60n },
        toEntry: { version: 1n, balanceMinor: 40n },
      },
      {
        commandKey: 'a',
        reason: 'test',
        from: ALICE,
        to: HOUSE,
        amountMinor: 10n,
        fromEntry: { version: 2n, balanceMinor: 50n },
        toEntry: null,
      },
    ])
    expect(accounts.map(({ id, version }) => [id, version])).toEqual([
      [ALICE, 2n],
      [BOB, 1n],
    ])
  })
})
