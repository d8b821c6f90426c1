import { expect, test } from 'vitest'
import { limitChange } from './limit-change.ts'

test.each([
  ['0', '0.00', 'zero'],
  ['0.00', '500.00', 'zero'],
  ['499.99', '500.00', 'below'],
  ['500', '500.00', 'lower'],
  ['1000', '500.00', 'same'],
  ['1000.01', '500.00', 'higher'],
  ['1500', '2000.00', 'below'],
] as const)('[LAW-25] a limit of %s where %s is at risk is %s', (typed, atRisk, means) => {
  expect(limitChange(typed, { limit: '1000.00' }, atRisk)).toBe(means)
})
