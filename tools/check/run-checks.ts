import { HOUSE_NOTES } from './house-notes.ts'
import type { Outcome } from './outcome.ts'
import { shardOf, WHOLE } from './portion.ts'
import { reportFile, runStep, type CheckStep } from './run-step.ts'

/** A test run of vitest that shows its progress and writes a report. */
export function vitestStep(project: 'unit' | 'deep' | 'live', portion = WHOLE): CheckStep {
  return {
    name: project,
    program: 'vitest',
    args: `run --project ${project} --reporter=default --reporter=json`
      .split(' ')
      .concat(`--outputFile.json=${reportFile(project, portion)}`, shardOf(portion)),
    env: { HOUSE_NOTES },
    report: 'vitest',
    portion,
  }
}

/** What a check keeps for the next one lies in `.build`: it is asked by content, never by date. */
const TYPES_CACHE = '--incremental --tsBuildInfoFile .build/cache/types.json'

/** The fast half, the longest first: two cores then end at about the same time. */
const CHECKS: readonly CheckStep[] = [
  vitestStep('unit'),
  { name: 'lint', program: 'oxlint', args: ['--quiet'] },
  { name: 'dead code', program: 'knip', args: ['--no-progress'] },
  { name: 'types', program: 'tsc', args: `--noEmit -p tsconfig.json ${TYPES_CACHE}`.split(' ') },
  { name: 'format', program: 'oxfmt', args: ['--check'] },
]

const AT_ONCE = 2

/** Runs every check, also after one has failed. */
export async function runChecks(): Promise<Outcome[]> {
  const queue = [...CHECKS]
  const outcomes: Outcome[] = []
  const worker = async (): Promise<void> => {
    for (let step = queue.shift(); step !== undefined; step = queue.shift()) {
      outcomes.push(await runStep(step))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return outcomes
}

/** The names of what failed, in a sentence. */
export function summaryOf(outcomes: readonly Outcome[]): string {
  const failed = outcomes.filter(({ ok }) => !ok).map(({ name }) => name)
  return failed.length === 0
    ? `All ${outcomes.length} steps are well.`
    : `${failed.length} of ${outcomes.length} steps failed: ${failed.join(', ')}.`
}
