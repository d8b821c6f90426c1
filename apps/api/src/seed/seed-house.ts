import type pg from 'pg'
import type { Ledger } from '../platform/ledger/open-ledger.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/database/db.ts'
import { runSteps } from './run-steps.ts'
import { seedPages } from './seed-pages.ts'
import { seedPaymentMethods } from './seed-payment-methods.ts'
import type { SeedStep } from './seed-step.ts'

type Ports = { clock: Clock; db: Db; pool: pg.Pool; ledger: Ledger }

/** What every house needs before it opens, in order. */
const steps: readonly SeedStep<Ports>[] = [seedPaymentMethods, seedPages]

/** Fills in what every house needs; a second run changes nothing. */
export async function seedHouse(ports: Ports): Promise<void> {
  await runSteps(ports, steps)
}
