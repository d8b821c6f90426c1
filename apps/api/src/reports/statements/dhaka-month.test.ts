import { expect, test } from 'vitest'
import { dhakaMonth } from './dhaka-month.ts'

test.each([
  ['2026-11', '2026-10-31T18:00:00.000Z', '2026-11-30T18:00:00.000Z', '2026-11-30'],
  ['2026-12', '2026-11-30T18:00:00.000Z', '2026-12-31T18:00:00.000Z', '2026-12-31'],
  ['2028-02', '2028-01-31T18:00:00.000Z', '2028-02-29T18:00:00.000Z', '2028-02-29'],
])('%s in Dhaka goes from %s until %s', (month, from, until, lastDay) => {
  expect(dhakaMonth(month)).toEqual({
    month,
    from: new Date(from),
    until: new Date(until),
    lastDay,
  })
})
