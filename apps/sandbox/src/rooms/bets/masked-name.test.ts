import { expect, test } from 'vitest'
import { maskedName } from './masked-name.ts'

test.each([
  ['rahim2026', 'ra***26'],
  ['rahima', 'ra***ma'],
  ['rahim', 'r***'],
  ['a', 'a***'],
  ['', '***'],
  ['🐯🐯🐯🐯🐯🐯', '🐯🐯***🐯🐯'],
])('others see %s as %s', (name, masked) => {
  expect(maskedName(name)).toBe(masked)
})
