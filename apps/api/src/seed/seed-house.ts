import type { Context } from '../context.ts'
import { runSteps } from './run-steps.ts'
import { seedPaymentMethods } from './seed-payment-methods.ts'
import type { SeedStep } from './seed-step.ts'

/** What every house needs before it opens, in order. */
const steps: readonly SeedStep[] = [seedPaymentMethods]

/** Fills in what every house needs; a second run changes nothing. */
export async function seedHouse(ctx: Context): Promise<void> {
  await runSteps(ctx, steps)
}
