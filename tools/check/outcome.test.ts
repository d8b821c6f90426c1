import { describe, expect, test } from 'vitest'
import { describeCounts, totalOf } from './outcome.ts'
import { countTests } from './read-report.ts'

describe('the total', () => {
  test('adds up the tests of all runs', () => {
    const outcomes = [
      { name: 'unit', ok: true, counts: { passed: 10, failed: 0, skipped: 1 } },
      { name: 'live', ok: false, counts: { passed: 4, failed: 2, skipped: 0 } },
      { name: 'types', ok: true },
    ]
    expect(totalOf(outcomes)).toEqual({ passed: 14, failed: 2 })
  })

  test('is never without a failure when a step failed', () => {
    const outcomes = [
      { name: 'types', ok: false },
      { name: 'live', ok: false, counts: { passed: 4, failed: 0, skipped: 0 } },
    ]
    expect(totalOf(outcomes)).toEqual({ passed: 4, failed: 2 })
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
        { status: 'passed', assertionResults: [{ status: 'passed' }] },
      ],
    }
    const counts = countTests('vitest', JSON.stringify(report))
    expect(counts).toEqual({ passed: 3, failed: 2, skipped: 2 })
    expect(describeCounts(counts)).toBe('3 passed, 2 failed, 2 skipped')
  })

  test('of Playwright, with an error outside all tests', () => {
    const report = {
      stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 },
      errors: [{ message: 'no config' }],
    }
    const counts = countTests('playwright', JSON.stringify(report))
    expect(counts).toEqual({ passed: 6, failed: 2, skipped: 0 })
    expect(describeCounts(counts)).toBe('6 passed, 2 failed')
  })

  test('that holds no counts is refused', () => {
    expect(() => countTests('vitest', '{"testResults":[]}')).toThrow('holds no counts')
  })
})
