import type { PartnerKey } from '@maidan/cashier'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Notice } from '../partners/payment-partner.ts'

type Ports = { clock: Clock; db: Db }

type Received = { partner: PartnerKey; notice: Extract<Notice, { kind: 'payment' }>; body: Buffer }

/** Stores a partner's notice before anything is done about it; the same event again is stored once. */
export async function recordNotice({ db, clock }: Ports, received: Received): Promise<void> {
  const { partner, notice, body } = received
  const { eventId, reference, partnerRef, trxId } = notice
  await sql`
    INSERT INTO partner_notice (partner, event_id, body, reference, partner_ref, trx_id, received_at)
    VALUES (${partner}, ${eventId}, ${body}, ${reference}, ${partnerRef}, ${trxId}, ${clock.now()})
    ON CONFLICT (partner, event_id) DO NOTHING
  `.execute(db)
}
