import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openDatabaseProxy } from '@maidan/testkit'
import { startPostgres } from '@maidan/testkit/postgres'
import { anyPlans, openBusyHouse } from '../apps/api/src/faults/testing/busy-house.ts'
import { median } from './median.ts'
import { printFigure } from './print-figure.ts'

/**
 * A database that dies while people deposit, play and bet, and comes back: how long after that the
 * house serves again, and what of all that it had acknowledged is lost or doubled. In each round all
 * connections are reset and none is taken for a while: `-- --rounds 2 --seconds 5` for a short look.
 */
const { values: flags } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '40' },
  },
})
const ROUNDS = Number(flags.rounds)
const OUTAGE_MS = Number(flags.seconds) * 1_000
const PLAYED_MS = 2_000
const LOOK_EVERY_MS = 10
const GIVE_UP_MS = 120_000
const RECOVER_GOAL_S = 5

const dataDir = await mkdtemp(path.join(tmpdir(), 'maidan-bench-'))
const postgres = await startPostgres({ dataDir })
process.env['TEST_DATABASE_URL'] = postgres.url('postgres')
const proxy = await openDatabaseProxy(postgres.url('postgres'))
const house = await openBusyHouse(proxy)
try {
  const recoveries: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) recoveries.push(await recoverSeconds())
  const lost = await house.findLost()
  for (const one of lost.slice(0, 20)) console.error(one)
  const versus = `goal ${RECOVER_GOAL_S} s; outage ${OUTAGE_MS / 1_000} s`
  const worst = Math.max(...recoveries)
  print({ figure: 'recover_s_worst', value: worst, unit: 's', versus })
  print({ figure: 'recover_s_median', value: median(recoveries), unit: 's', versus })
  const { money, bets } = house.acknowledged()
  const of = `${money} movements of money and ${bets} requests acknowledged`
  print({ figure: 'lost', value: lost.length, unit: 'commands', versus: of })
} finally {
  await house.close()
  await proxy.close()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}

function print(figure: { figure: string; value: number; unit: string; versus: string }) {
  printFigure({ bench: 'outage', ...figure, runs: ROUNDS })
}

/** From the database's return until money has moved and bets were taken again. */
async function recoverSeconds(): Promise<number> {
  const playing = house.play(anyPlans())
  await Promise.race([sleep(PLAYED_MS), playing.broken])
  await proxy.refuse()
  await Promise.race([sleep(OUTAGE_MS), playing.broken])
  const before = house.acknowledged()
  await proxy.heal()
  const backAt = performance.now()
  for (;;) {
    const { money, bets } = house.acknowledged()
    const tookMs = performance.now() - backAt
    if (money > before.money && bets > before.bets) {
      await playing.stop()
      return tookMs / 1_000
    }
    if (tookMs > GIVE_UP_MS) throw new Error('the house did not serve again')
    await Promise.race([sleep(LOOK_EVERY_MS), playing.broken])
  }
}
