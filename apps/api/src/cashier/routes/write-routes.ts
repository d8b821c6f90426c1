import type { PaymentRoute } from '@maidan/cashier'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'

/** Puts these in the place of a method's routes. */
export async function writeRoutes(tx: Tx, methodKey: string, routes: readonly PaymentRoute[]) {
  await sql`DELETE FROM payment_route WHERE method_key = ${methodKey}`.execute(tx)
  for (const [ordinal, { to, fromMinor, toMinor, successMinPercent }] of routes.entries())
    await sql`
      INSERT INTO payment_route (method_key, ordinal, to_key, from_minor, to_minor, success_min_percent)
      VALUES (${methodKey}, ${ordinal}, ${to}, ${fromMinor}, ${toMinor}, ${successMinPercent})
    `.execute(tx)
}
