import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chainBalance, type ChainState, type Moved } from './chain-balance.ts'

const received = {
  kind: 'received',
  amountMinor: 500n,
  feeMinor: null,
  balanceMinor: 1500n,
} as const

test.each<[string, bigint[], Partial<Moved>, ChainState]>([
  ['what came in', [1000n], {}, 'holds'],
  ['what came in for a fee', [1010n], { feeMinor: 10n }, 'holds'],
  ['what went out', [2000n], { kind: 'sent' }, 'holds'],
  ['what went out for a fee', [2010n], { kind: 'sent', feeMinor: 10n }, 'holds'],
  ['two messages that swapped places', [9000n, 1000n], {}, 'holds'],
  ['another balance', [1001n], {}, 'breaks'],
  ['money that went out and is said to have come in', [2000n], {}, 'breaks'],
  ['the first message of a phone', [], {}, 'unknown'],
  ['a message without a balance', [1000n], { balanceMinor: null }, 'unknown'],
])('%s', (_, earlier, fields, state) => {
  expect(chainBalance(earlier, { ...received, ...fields })).toBe(state)
})

test('a chain of any movements holds, and any other balance breaks it', () => {
  const amount = fc.bigInt({ min: 1n, max: 10n ** 9n })
  const moved = fc.record({
    kind: fc.constantFrom<Moved['kind'][]>('received', 'sent'),
    amountMinor: amount,
    feeMinor: fc.option(fc.bigInt({ min: 0n, max: 1000n })),
  })
  fc.assert(
    fc.property(amount, moved, amount, (before, { kind, amountMinor, feeMinor }, off) => {
      const fee = feeMinor ?? 0n
      const balanceMinor = kind === 'sent' ? before - amountMinor - fee : before + amountMinor - fee
      const one = { kind, amountMinor, feeMinor, balanceMinor }
      expect(chainBalance([before], one)).toBe('holds')
      expect(chainBalance([before], { ...one, balanceMinor: balanceMinor + off })).toBe('breaks')
    }),
  )
})
