import { describe, expect, test } from 'vitest'
import { describeCounts, totalOf } from './outcome.ts'
import { countTests } from './read-report.ts'
import { tableOf } from './table-of.ts'

const tookMs = 61_500

describe('the total', () => {
  test('adds up the tests of all runs', () => {
    const outcomes = [
      { name: 'unit', ok: true, tookMs, counts: { passed: 10, failed: 0, skipped: 1, flaky: [] } },
      {
        name: 'live',
        ok: false,
        tookMs,
        counts: { passed: 4, failed: 2, skipped: 0, flaky: ['a bet'] },
      },
      { name: 'types', ok: true, tookMs },
    ]
    expect(totalOf(outcomes)).toEqual({ passed: 14, failed: 2, skipped: 1, flaky: ['a bet'] })
  })

  test('is never without a failure when a step failed', () => {
    const outcomes = [
      { name: 'types', ok: false, tookMs },
      { name: 'live', ok: false, tookMs, counts: { passed: 4, failed: 0, skipped: 0, flaky: [] } },
    ]
    expect(totalOf(outcomes)).toMatchObject({ passed: 4, failed: 2 })
  })
})

describe('a report', () => {
  test('of vitest, with a file that could not be loaded', () => {
    const report = {
      numPassedTests: 3,
      numFailedTests: 1,
      numPendingTests: 1,
      numTodoTests: 1,
      testResults: [
        { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
        { status: 'failed', assertionResults: [] },
        {
          status: 'passed',
          assertionResults: [
            { status: 'passed', title: 'a bet is taken', failureMessages: [] },
            { status: 'passed', title: 'a bet is late', failureMessages: ['too late'] },
          ],
        },
      ],
    }
    const counts = countTests('vitest', JSON.stringify(report))
    expect(counts).toEqual({ passed: 3, failed: 2, skipped: 2, flaky: ['a bet is late'] })
    expect(describeCounts(counts)).toBe('3 passed, 2 failed, 2 skipped')
  })

  test('of Playwright, with an error outside all tests', () => {
    const report = {
      stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 },
      errors: [{ message: 'no config' }],
      suites: [
        {
          specs: [{ title: 'a player bets', tests: [{ status: 'expected' }] }],
          suites: [{ specs: [{ title: 'a player wins', tests: [{ status: 'flaky' }] }] }],
        },
      ],
    }
    const counts = countTests('playwright', JSON.stringify(report))
    expect(counts).toEqual({ passed: 6, failed: 2, skipped: 0, flaky: ['a player wins'] })
    expect(describeCounts(counts)).toBe('6 passed, 2 failed')
  })

  test('that holds no counts is refused', () => {
    expect(() => countTests('vitest', '{"testResults":[]}')).toThrow('holds no counts')
  })
})

test('the table has a line for each step, with what is known of it', () => {
  const counts = { passed: 404, failed: 1, skipped: 2, flaky: ['a player wins'] }
  const outcomes = [
    { name: 'types', ok: true, tookMs: 9_040 },
    { name: 'e2e', ok: false, tookMs, counts },
  ]
  expect(tableOf(outcomes)).toEqual([
    '    step    seconds   passed   failed  skipped    flaky',
    '  ✓ types       9.0                                    ',
    '  ✗ e2e        61.5      404        1        2        1',
  ])
})
