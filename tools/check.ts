import { endOnSignals } from './build/run-program.ts'
import { runChecks, summaryOf } from './check/run-checks.ts'
import { say, seconds } from './progress.ts'

/** `npm run check`: the fast half of the tests, which needs no server. */
endOnSignals()
const startedAt = Date.now()
const outcomes = await runChecks()
say(`\n${summaryOf(outcomes)} (${seconds(Date.now() - startedAt)})`)
process.exitCode = outcomes.every(({ ok }) => ok) ? 0 : 1
