import { rmSync } from 'node:fs'
import { buildAll } from './build/build-all.ts'
import { endOnSignals } from './build/run-program.ts'
import { HOUSE_NOTES } from './check/house-notes.ts'
import { totalOf, type Outcome } from './check/outcome.ts'
import { runChecks, summaryOf, vitestStep } from './check/run-checks.ts'
import { runJourneys } from './check/run-journeys.ts'
import { runStep } from './check/run-step.ts'
import { say } from './progress.ts'
import { complain } from './sentence.ts'

/**
 * `npm test`: everything, the property tests of many seconds (`*.deep.test.ts`) among it. A step that fails does not hide the next ones, and a step that cannot
 * run is a failure. The last line is the result: "412 passed, 0 failed".
 */
async function test(): Promise<void> {
  endOnSignals()
  rmSync(HOUSE_NOTES, { force: true })
  const outcomes = await runChecks()
  outcomes.push(await attempt('deep', () => runStep(vitestStep('deep'))))
  outcomes.push(await attempt('build', build))
  outcomes.push(await attempt('live', () => runStep({ ...vitestStep('live'), loud: true })))
  outcomes.push(await attempt('e2e', runJourneys))

  const { passed, failed } = totalOf(outcomes)
  say(`\n${summaryOf(outcomes)}\n`)
  say(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}

async function build(): Promise<Outcome> {
  await buildAll()
  return { name: 'build', ok: true }
}

async function attempt(name: string, work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await work()
  } catch (error) {
    complain(error)
    say(`  ✗ ${name}`)
    return { name, ok: false }
  }
}

await test()
