import { paymentMethods, type PaymentRoute } from '@maidan/cashier'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'

type Row = {
  method_key: string
  to_key: string
  from_minor: bigint
  to_minor: bigint | null
  success_min_percent: number
}

/** The routes of each method in their order; a method without any of its own goes by its own page. */
export async function readRoutes(db: Db | Tx): Promise<(methodKey: string) => PaymentRoute[]> {
  const { rows } = await sql<Row>`
    SELECT method_key, to_key, from_minor, to_minor, success_min_percent FROM payment_route
    ORDER BY method_key, ordinal
  `.execute(db)
  return (methodKey) => {
    const set = rows.filter(({ method_key }) => method_key === methodKey).map(asRoute)
    return set.length > 0 ? set : ownRoute(methodKey)
  }
}

function asRoute({ to_key, from_minor, to_minor, success_min_percent }: Row): PaymentRoute {
  return {
    to: to_key,
    fromMinor: from_minor,
    toMinor: to_minor,
    successMinPercent: success_min_percent,
  }
}

/** What a method goes by that nobody set routes for. */
export function ownRoute(methodKey: string): PaymentRoute[] {
  const hasPage = paymentMethods.some(({ key, checkout }) => key === methodKey && checkout)
  return hasPage ? [{ to: methodKey, fromMinor: 0n, toMinor: null, successMinPercent: 0 }] : []
}
