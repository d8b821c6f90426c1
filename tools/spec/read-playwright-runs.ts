import type { TestRun } from './test-run.ts'

type Spec = {
  title: string
  tests: { status: string; annotations: { type: string }[] }[]
}
type Suite = { title: string; file: string; specs: Spec[]; suites?: Suite[] }

/** What a test leaves on itself when it answers calls in the house's place. */
export const STUB_NOTE = 'stub'

/** The tests in a report of Playwright: those that stubbed the house say so themselves. */
export function readPlaywrightRuns(json: string): TestRun[] {
  const { suites }: { suites: Suite[] } = JSON.parse(json)
  return suites.flatMap((suite) => runsOf(suite, []))
}

function runsOf({ title, file, specs, suites = [] }: Suite, around: readonly string[]): TestRun[] {
  const groups = title === file ? around : [...around, title]
  const own = specs.flatMap(({ title: name, tests }) =>
    tests.map(({ status, annotations }) => ({
      title: name,
      groups,
      door: annotations.some(({ type }) => type === STUB_NOTE)
        ? ('stub' as const)
        : ('house' as const),
      outcome: outcomeOf(status),
    })),
  )
  return [...own, ...suites.flatMap((suite) => runsOf(suite, groups))]
}

function outcomeOf(status: string): TestRun['outcome'] {
  switch (status) {
    case 'expected':
      return 'passed'
    case 'flaky':
    case 'skipped':
      return status
    default:
      return 'failed'
  }
}
