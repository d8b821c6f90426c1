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
  testResults: { status: string; assertionResults: VitestTest[] }[]
}

type VitestTest = { status: string; title?: string; failureMessages?: readonly string[] }

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
    flaky: report.testResults.flatMap(({ assertionResults }) => passedAgain(assertionResults)),
  })
}

/** A test that passed keeps what its first try said. */
function passedAgain(tests: readonly VitestTest[]): string[] {
  return tests.flatMap(({ status, title = '', failureMessages = [] }) =>
    status === 'passed' && failureMessages.length > 0 ? [title] : [],
  )
}

type PlaywrightSuite = {
  specs?: { title: string; tests: { status: string }[] }[]
  suites?: PlaywrightSuite[]
}

type PlaywrightReport = PlaywrightSuite & {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

function countPlaywright(json: string): Counts {
  const report: PlaywrightReport = JSON.parse(json)
  const { stats, errors } = report
  return whole({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    flaky: flakyOf(report),
  })
}

function flakyOf({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
  return [...own.map(({ title }) => title), ...suites.flatMap(flakyOf)]
}

function whole(counts: Counts): Counts {
  const { passed, failed, skipped } = counts
  if ([passed, failed, skipped].every(Number.isSafeInteger)) return counts
  throw new Error(`The report holds no counts: ${JSON.stringify(counts)}`)
}
