import type { Counts } from './outcome.ts'

/** The reporters whose JSON is understood. */
export type ReportKind = 'vitest' | 'playwright'

/** Counts the tests in a report. @throws when the text is not such a report. */
export function countTests(kind: ReportKind, json: string): Counts {
  return kind === 'vitest' ? countVitest(json) : countPlaywright(json)
}

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

function countVitest(json: string): Counts {
  const report: VitestReport = JSON.parse(json)
  // A file that cannot be loaded fails without a failed test in it.
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return whole({
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  })
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

function countPlaywright(json: string): Counts {
  const { stats, errors }: PlaywrightReport = JSON.parse(json)
  return whole({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  })
}

function whole(counts: Counts): Counts {
  if (Object.values(counts).every(Number.isSafeInteger)) return counts
  throw new Error(`The report holds no counts: ${JSON.stringify(counts)}`)
}
