import { openDatabase } from './store/open-database.ts'
import { keepRounds } from './store/keep-rounds.ts'

const DAY_MS = 86_400_000

/** Writes the rounds of a day in UTC as CSV, for the operator to compare with its own books. */
function reportDay(day: string | undefined, file: string | undefined): void {
  const fromMs = Date.parse(`${day}T00:00:00.000Z`)
  if (!file || Number.isNaN(fromMs)) {
    throw new Error('Use: KOEL_DATABASE=koel.db npm run report -- 2026-11-25')
  }
  const rounds = keepRounds(openDatabase(file)).listOfDay(fromMs, fromMs + DAY_MS)
  process.stdout.write('round_id,time,currency,bet_minor,win_minor,state,needs_person\n')
  for (const round of rounds) {
    if (round.player.startsWith('trial:')) continue
    const time = new Date(round.createdMs).toISOString()
    const { id, currency, priceMinor, winMinor, state, needsPerson } = round
    process.stdout.write(
      `${id},${time},${currency},${priceMinor},${winMinor ?? ''},${state},${needsPerson}\n`,
    )
  }
}

try {
  reportDay(process.argv[2], process.env['KOEL_DATABASE'])
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
