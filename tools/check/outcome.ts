/** How many tests of a run passed, failed and were left out. */
export type Counts = {
  /** Those that passed at the second try among them. */
  passed: number
  failed: number
  skipped: number
  /** The names of the tests that passed only at the second try. */
  flaky: readonly string[]
}

/** What came of one step of `npm run check` or `npm test`. */
export type Outcome = {
  name: string
  ok: boolean
  tookMs: number
  /** Only of a step that runs tests and wrote its report. */
  counts?: Counts
}

/**
 * Adds the tests up. A step that failed without a failed test (a type error, a crash before the
 * report) counts as one failure, so that "0 failed" always means that everything is well.
 */
export function totalOf(outcomes: readonly Outcome[]): Counts {
  const sum = { passed: 0, failed: 0, skipped: 0, flaky: [] as string[] }
  for (const { ok, counts } of outcomes) {
    sum.passed += counts?.passed ?? 0
    sum.skipped += counts?.skipped ?? 0
    sum.flaky.push(...(counts?.flaky ?? []))
    sum.failed += Math.max(counts?.failed ?? 0, ok ? 0 : 1)
  }
  return sum
}

/** One line for the person at the terminal: "412 passed, 1 failed, 2 skipped". */
export function describeCounts({ passed, failed, skipped }: Omit<Counts, 'flaky'>): string {
  const parts = [`${passed} passed`, `${failed} failed`]
  return [...parts, ...(skipped > 0 ? [`${skipped} skipped`] : [])].join(', ')
}
