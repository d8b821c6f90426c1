import { existsSync, readFileSync } from 'node:fs'
import { reportFile } from '../check/run-step.ts'
import { HOUSE_NOTES } from '../check/house-notes.ts'
import { Sentence } from '../sentence.ts'
import { readPlaywrightRuns } from './read-playwright-runs.ts'
import { readVitestRuns } from './read-vitest-runs.ts'
import type { TestRun } from './test-run.ts'

const OF_VITEST = ['unit', 'deep', 'live']
const OF_PLAYWRIGHT = ['e2e']

/** Every test of the last full run. @throws Sentence when a part of it has left no report. */
export function readLastRun(): TestRun[] {
  const houses = new Set(existsSync(HOUSE_NOTES) ? readText(HOUSE_NOTES).split('\n') : [])
  return [
    ...OF_VITEST.flatMap((name) => readVitestRuns(readReport(name), houses)),
    ...OF_PLAYWRIGHT.flatMap((name) => readPlaywrightRuns(readReport(name))),
  ]
}

function readReport(name: string): string {
  if (existsSync(reportFile(name))) return readText(reportFile(name))
  throw new Sentence(
    `The last run left no report of its ${name} tests. Run \`npm test -- --whole\` first: a row counts when a test that cites it ran and passed.`,
  )
}

function readText(file: string): string {
  return readFileSync(file, 'utf8')
}
