import { createClosing, type Closing } from './start/closing.ts'
import { say } from './progress.ts'
import { complain } from './sentence.ts'

/**
 * Opens something and keeps it up until a signal or the death of the process that asked for it;
 * `open` answers what to say once all is up.
 */
export async function untilStopped(open: (closing: Closing) => Promise<string>): Promise<void> {
  const closing = createClosing()
  const end = (why: string): void => {
    if (closing.hasBegun()) return
    say(`\n${why}\nStopping …`)
    void closing.run().then(() => {
      say('Everything is stopped.')
      process.exit(0)
    })
  }
  stopOnSignals(end)
  try {
    const banner = await open(closing)
    if (!closing.hasBegun()) say(banner)
  } catch (error) {
    if (closing.hasBegun()) return
    complain(error)
    await closing.run()
    process.exit(1)
  }
}

function stopOnSignals(end: (why: string) => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => end(`Asked to stop by ${signal}.`))
  }
  process.once('disconnect', () => end('The process that started this was killed.'))
  // A closed terminal must not break the way out.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}
