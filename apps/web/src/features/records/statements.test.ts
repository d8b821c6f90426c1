import { expect, test } from 'vitest'
import { monthName, statementMonths } from './statements.ts'

test('twelve months are offered, and midnight in Dhaka brings the next one', () => {
  const lastMs = Date.parse('2026-01-31T17:59:59.999Z')
  expect(statementMonths(lastMs)).toEqual([
    '2026-01',
    ...[12, 11, 10].map((month) => `2025-${month}`),
    ...[9, 8, 7, 6, 5, 4, 3, 2].map((month) => `2025-0${month}`),
  ])
  expect(statementMonths(lastMs + 1)[0]).toBe('2026-02')
})

test.each([
  ['en-GB', 'September 2026'],
  ['bn-BD', 'সেপ্টেম্বর 2026'],
])('a month in %s is %s', (tag, name) => {
  expect(monthName('2026-09', tag)).toBe(name)
})
