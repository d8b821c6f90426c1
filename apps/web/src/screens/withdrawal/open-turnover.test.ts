import { expect, test } from 'vitest'
import { openTurnover } from './open-turnover.ts'

test('[REC-24] only active turnovers stand before a withdrawal', () => {
  const turnover = (status: 'active' | 'complete', required: string, remaining: string) => ({
    status,
    required_turnover: required,
    remaining_turnover: remaining,
  })
  const sum = openTurnover(
    [
      turnover('active', '1000', '250'),
      turnover('active', '600', '600'),
      turnover('complete', '900', '0'),
    ],
    BigInt,
  )
  expect(sum).toEqual({
    requiredMinor: 1600n,
    remainingMinor: 850n,
    doneMinor: 750n,
    donePercent: 46,
  })
  expect(openTurnover([], BigInt).donePercent).toBe(0)
})
