import { say } from '../progress.ts'
import { complain, Sentence } from '../sentence.ts'
import { Complaint } from './self-test/complaint.ts'
import { findSeat } from './self-test/find-seat.ts'
import { readArguments } from './self-test/read-arguments.ts'
import { resultTable } from './self-test/result-table.ts'
import { runChecks } from './self-test/run-checks.ts'
import { openStage } from './self-test/stage.ts'

/** What the checks need to play with, in minor units. */
const BALANCE_MIN = 10_000n

/** `npm run wallet:selftest`: plays a provider against an operator's wallet and says what holds. */
async function selfTest(words: readonly string[]): Promise<void> {
  const wish = readArguments(words)
  const { provider, seat, stranger, extras } = await findSeat(wish)
  const stage = openStage(provider, seat, { stranger, extras })
  const balanceMinor = await stage.balance()
  if (balanceMinor < BALANCE_MIN)
    throw new Sentence(`The player has ${balanceMinor}; the test needs ${BALANCE_MIN} minor units.`)
  say(`${provider.slug} at ${provider.url}, ${seat.game}, ${balanceMinor} ${seat.currency} minor`)
  const results = await runChecks(stage, wish)
  for (const line of resultTable(results)) say(line)
  process.exitCode = results.some(({ state }) => state === 'failed') ? 1 : 0
}

try {
  await selfTest(process.argv.slice(2))
} catch (error) {
  complain(
    error instanceof Complaint
      ? new Sentence(`The wallet does not let us in: ${error.message}`)
      : error,
  )
}
