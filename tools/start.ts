import { banner } from './start/banner.ts'
import { createClosing } from './start/closing.ts'
import { loadEnvFile, readConfig } from './start/config.ts'
import { openInstance } from './start/open-instance.ts'
import { say } from './progress.ts'
import { complain } from './sentence.ts'

/**
 * `npm start`: brings up one whole instance and keeps it up until a signal or the death of the
 * process that asked for it.
 */
async function start(): Promise<void> {
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
    loadEnvFile()
    const config = readConfig(process.env)
    await openInstance(config, closing)
    if (!closing.hasBegun()) say(banner(config))
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

await start()
