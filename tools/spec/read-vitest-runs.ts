import type { Door, TestRun } from './test-run.ts'

type VitestReport = {
  testResults: {
    name: string
    assertionResults: { title: string; ancestorTitles: string[]; status: string }[]
  }[]
}

/**
 * The tests in a report of vitest. `houses` are the files whose tests opened a whole house; the
 * house itself noted them.
 */
export function readVitestRuns(json: string, houses: ReadonlySet<string>): TestRun[] {
  const report: VitestReport = JSON.parse(json)
  return report.testResults.flatMap(({ name, assertionResults }) => {
    const door: Door = houses.has(name) ? 'house' : 'unit'
    return assertionResults.map(({ title, ancestorTitles: groups, status }) => ({
      title,
      groups,
      door,
      outcome: outcomeOf(status),
    }))
  })
}

/** Whatever neither passed nor failed did not run. */
function outcomeOf(status: string): TestRun['outcome'] {
  return status === 'passed' || status === 'failed' ? status : 'skipped'
}
