import type { PaymentRoute } from '@maidan/cashier'
import { sql } from 'kysely'
import { writeRoutes } from '../cashier/routes/write-routes.ts'
import type { Db } from '../platform/database/db.ts'

const every = (to: string, successMinPercent = 0): PaymentRoute => ({
  to,
  fromMinor: 0n,
  toMinor: null,
  successMinPercent,
})

/** Two wallets whose own page has a spare one, and two that have none of their own. */
const routes = {
  bkash: [every('bkash', 50), every('sslcommerz')],
  nagad: [every('nagad', 50), every('sslcommerz')],
  rocket: [every('sslcommerz')],
  upay: [every('sslcommerz')],
}

/** Gives a house without routes those of the demo world; one that has any is left as it is. */
export async function seedDemoRoutes({ db }: { db: Db }): Promise<void> {
  const { rows } = await sql`SELECT 1 FROM payment_route LIMIT 1`.execute(db)
  if (rows.length > 0) return
  await db.transaction().execute(async (tx) => {
    for (const [methodKey, set] of Object.entries(routes)) await writeRoutes(tx, methodKey, set)
  })
}
