/**
 * Through which door a test came: the whole house with real partners, a browser whose calls are
 * answered by the test, or the code alone.
 */
export const DOORS = ['house', 'stub', 'unit'] as const
export type Door = (typeof DOORS)[number]

/** One test of the last full run. */
export type TestRun = {
  title: string
  /** The titles of the groups around it. */
  groups: readonly string[]
  door: Door
  /** `flaky`: it passed, and not at the first try. */
  outcome: 'passed' | 'flaky' | 'failed' | 'skipped'
}
