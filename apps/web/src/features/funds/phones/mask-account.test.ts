import { expect, test } from 'vitest'
import { maskAccount } from './mask-account.ts'

test('[CASH-37] an account shows its first two and last two digits', () => {
  expect(maskAccount('01712345678')).toBe('01*******78')
  expect(maskAccount('TQ1abcdefghijklmnopqrstuvwxyz5678k9')).toBe('TQ************k9')
  expect(maskAccount('1234')).toBe('****')
})
