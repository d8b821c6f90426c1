import type { Context } from '../context.ts'
import { runSteps } from './run-steps.ts'
import { seedContent } from './seed-content.ts'
import { seedDemoAccounts } from './seed-demo-accounts.ts'
import { seedDemoPlayers } from './seed-demo-players.ts'
import { seedDemoPromotions } from './seed-demo-promotions.ts'
import { seedDemoStaff } from './seed-demo-staff.ts'
import { markDemo } from '../platform/machine/demo-mark.ts'
import type { SeedStep } from './seed-step.ts'

/** The demo world, in order: later steps may count on the people of the first ones. */
const steps: readonly SeedStep[] = [
  markDemo,
  seedDemoPlayers,
  seedDemoStaff,
  seedDemoAccounts,
  seedDemoPromotions,
  seedContent,
]

/** Fills a sandbox house with a demo world; a second run changes nothing. */
export async function seedDemo(ctx: Context): Promise<void> {
  if (ctx.config.MODE !== 'sandbox') throw new Error('Only a sandbox house has demo people.')
  await runSteps(ctx, steps)
}
