import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import type { EventSource, PaymentState } from '@maidan/cashier'

export type PaymentEvent = {
  paymentId: bigint
  state: PaymentState
  source: EventSource
  /** Username of the player or member of staff, or the name of the job or partner. */
  actor: string
  note?: string | null
  at: Date
}

/** Writes what happened to a payment into its history, which only grows. */
export async function writeEvent(tx: Tx, event: PaymentEvent) {
  const { paymentId, state, source, actor, note = null, at } = event
  await sql`
    INSERT INTO payment_event (payment_id, state, source, actor, note, at)
    VALUES (${paymentId}, ${state}, ${source}, ${actor}, ${note}, ${at})
  `.execute(tx)
}
