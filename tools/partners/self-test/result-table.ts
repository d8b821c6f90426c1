import type { Result } from './run-checks.ts'

const MARKS = { passed: '✓', failed: '✗', skipped: '–' } as const

/** A line for each check, and how many of them hold. */
export function resultTable(results: readonly Result[]): string[] {
  const width = (of: (result: Result) => string) =>
    Math.max(...results.map((result) => of(result).length))
  const [sections, names] = [width(({ section }) => section), width(({ name }) => name)]
  const lines = results.map(({ state, section, name, note }) =>
    `  ${MARKS[state]} ${section.padEnd(sections)}  ${name.padEnd(names)}  ${note}`.trimEnd(),
  )
  const count = (state: Result['state']) => results.filter((one) => one.state === state).length
  const [passed, failed, skipped] = [count('passed'), count('failed'), count('skipped')]
  return [...lines, '', `  ${passed} passed, ${failed} failed, ${skipped} skipped`]
}
