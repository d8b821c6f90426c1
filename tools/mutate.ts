import { endOnSignals } from './build/run-program.ts'
import { readWish } from './mutation/read-wish.ts'
import { runMutation } from './mutation/run-mutation.ts'
import { reportOf, writeReport } from './mutation/write-report.ts'
import { say } from './progress.ts'
import { complain } from './sentence.ts'

/** `npm run mutate`: puts small faults into a copy of the sources and counts which the tests see. */
async function mutate(): Promise<void> {
  const wish = readWish(process.argv.slice(2))
  const judged = await runMutation(wish)
  const file = writeReport(wish, judged)
  say(`\n${reportOf(wish, judged)}\n\nKept in ${file}.`)
}

endOnSignals()
await mutate().catch(complain)
