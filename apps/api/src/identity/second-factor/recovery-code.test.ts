import { expect, test } from 'vitest'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-code.ts'

test('[LAW-8] ten codes of three groups, none of them twice', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-Z]{4}(-[2-9A-HJKMNP-Z]{4}){2}$/)
})

test('[LAW-8] a code counts in any spelling, and for its own player alone', () => {
  const kept = hashRecoveryCode(7n, '7K2M-Q9TX-4FHB')
  expect(hashRecoveryCode(7n, ' 7k2m q9tx4fhb ')).toEqual(kept)
  expect(hashRecoveryCode(8n, '7K2M-Q9TX-4FHB')).not.toEqual(kept)
  expect(hashRecoveryCode(7n, '7K2M-Q9TX-4FHC')).not.toEqual(kept)
})
