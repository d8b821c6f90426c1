import type { Outcome } from './outcome.ts'

const WIDTH = 9

/** A line for each step: how long it took, and how its tests went if it runs any. */
export function tableOf(outcomes: readonly Outcome[]): string[] {
  const longest = Math.max(...outcomes.map(({ name }) => name.length))
  const line = (mark: string, name: string, cells: readonly string[]) =>
    `  ${mark} ${name.padEnd(longest)} ${cells.map((cell) => cell.padStart(WIDTH)).join('')}`
  return [
    line(' ', 'step', ['seconds', 'passed', 'failed', 'skipped', 'flaky']),
    ...outcomes.map(({ name, ok, tookMs, counts }) => {
      const tests = counts && [counts.passed, counts.failed, counts.skipped, counts.flaky.length]
      const numbers = tests?.map(String) ?? ['', '', '', '']
      return line(ok ? '✓' : '✗', name, [(tookMs / 1000).toFixed(1), ...numbers])
    }),
  ]
}
