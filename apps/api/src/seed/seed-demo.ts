import type pg from 'pg'
import type { Config } from '../platform/config.ts'
import type { Db } from '../platform/database/db.ts'
import type { Ledger } from '../platform/ledger/open-ledger.ts'
import type { Clock } from '../platform/clock.ts'
import { runSteps } from './run-steps.ts'
import { seedContent } from './seed-content.ts'
import { seedDemoAccounts } from './seed-demo-accounts.ts'
import { seedDemoJackpots } from './seed-demo-jackpots.ts'
import { seedDemoPlayers } from './seed-demo-players.ts'
import { seedDemoPromotions } from './seed-demo-promotions.ts'
import { seedDemoStaff } from './seed-demo-staff.ts'
import { seedDemoRoutes } from './seed-demo-routes.ts'
import { seedDemoVip } from './seed-demo-vip.ts'
import { markDemo } from '../platform/machine/demo-mark.ts'
import type { SeedStep } from './seed-step.ts'

type Ports = { db: Db; pool: pg.Pool; ledger: Ledger; clock: Clock; config: Config }

/** The demo world, in order: later steps may count on the people of the first ones. */
const steps: readonly SeedStep<Ports>[] = [
  markDemo,
  seedDemoPlayers,
  seedDemoStaff,
  seedDemoAccounts,
  seedDemoPromotions,
  seedDemoVip,
  seedDemoRoutes,
  seedDemoJackpots,
  seedContent,
]

/** Fills a sandbox house with a demo world; a second run changes nothing. */
export async function seedDemo(ports: Ports): Promise<void> {
  if (ports.config.MODE !== 'sandbox') throw new Error('Only a sandbox house has demo people.')
  await runSteps(ports, steps)
}
