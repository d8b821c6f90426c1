import type { Fixture } from '../schedule/fixture.ts'

const RUNNERS_MAX = 10

/** The number of a runner; it names the runner in every document of its event. */
export function selectionId({ number }: Fixture, runner: number): number {
  return number * RUNNERS_MAX + runner + 1
}
