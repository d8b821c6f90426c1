import { rmSync } from 'node:fs'
import { buildAll } from './build/build-all.ts'
import { endOnSignals } from './build/run-program.ts'
import { HOUSE_NOTES } from './check/house-notes.ts'
import { describeCounts, totalOf, type Outcome } from './check/outcome.ts'
import { describePortion, readPortion } from './check/portion.ts'
import { readCommit } from './check/read-commit.ts'
import { runChecks, summaryOf, vitestStep } from './check/run-checks.ts'
import { runJourneys } from './check/run-journeys.ts'
import { runStep } from './check/run-step.ts'
import { tableOf } from './check/table-of.ts'
import { say } from './progress.ts'
import { complain } from './sentence.ts'

/**
 * `npm test`: the checks, and of the long tests (`*.deep.test.ts`, `*.live.test.ts`, the browser)
 * the portion that the words ask for. A step that fails does not hide the next ones, and a step that
 * cannot run is a failure. The last line is the result: "412 passed, 0 failed".
 */
async function test(words: readonly string[]): Promise<void> {
  const portion = readPortion(words, readCommit())
  endOnSignals()
  // What a part has noted stands beside what the last whole run did.
  if (portion.kind === 'whole') rmSync(HOUSE_NOTES, { force: true })
  const outcomes = await runChecks()
  // One long property test leaves a core free that the build can have.
  const deep = attempt('deep', () => runStep(vitestStep('deep', portion)))
  outcomes.push(...(await Promise.all([deep, attempt('build', build)])))
  outcomes.push(
    await attempt('live', () => runStep({ ...vitestStep('live', portion), loud: true })),
  )
  outcomes.push(await attempt('e2e', () => runJourneys(portion)))

  const total = totalOf(outcomes)
  say(`\n${tableOf(outcomes).join('\n')}\n\n${summaryOf(outcomes)}\n`)
  if (total.flaky.length > 0) say(`${total.flaky.length} passed only at the second try:`)
  for (const name of total.flaky) say(`  ${name}`)
  say(describePortion(portion))
  say(describeCounts(total))
  process.exitCode = total.failed === 0 ? 0 : 1
}

async function build(): Promise<Outcome> {
  const startedAt = Date.now()
  await buildAll()
  return { name: 'build', ok: true, tookMs: Date.now() - startedAt }
}

async function attempt(name: string, work: () => Promise<Outcome>): Promise<Outcome> {
  const startedAt = Date.now()
  try {
    return await work()
  } catch (error) {
    complain(error)
    say(`  ✗ ${name}`)
    return { name, ok: false, tookMs: Date.now() - startedAt }
  }
}

await test(process.argv.slice(2)).catch(complain)
