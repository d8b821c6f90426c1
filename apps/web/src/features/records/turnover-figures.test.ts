import { expect, test } from 'vitest'
import { turnoverFigures } from './turnover-figures.ts'

const record = (required: string, remaining: string, turnover?: string, action = 'bonus') => ({
  required_turnover: required,
  remaining_turnover: remaining,
  transaction: { action, promotion: turnover === undefined ? null : { turnover } },
})

test('[REC-28] the percent is what remains', () => {
  expect(turnoverFigures(record('1000.00', '250.00'))).toMatchObject({
    remainingPercent: 25,
    doneMinor: 75_000n,
  })
  expect(turnoverFigures(record('0', '0')).remainingPercent).toBe(0)
})

test('[REC-29] the multiple of a bonus is required by the turnover, 1 if missing', () => {
  expect(turnoverFigures(record('1000', '1000', '5')).multiple).toEqual({
    value: '200',
    times: '5',
  })
  expect(turnoverFigures(record('1000', '1000')).multiple).toEqual({ value: '1000', times: '1' })
  expect(turnoverFigures(record('1000', '1000', '5', 'deposit')).multiple).toBeNull()
})
