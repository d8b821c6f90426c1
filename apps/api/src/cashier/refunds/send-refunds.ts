import type { PartnerKey } from '@maidan/cashier'
import type { Currency } from '@maidan/money'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import type { PartnerHealth } from '../partners/partner-health.ts'
import type { PaymentPartner, Refund, RefundAnswer } from '../partners/payment-partner.ts'
import type { PaymentPartners } from '../partners/payment-partners.ts'
import { recordRefund } from './record-refund.ts'

type Ports = {
  clock: Clock
  db: Db
  ledger: Ledger
  log: Pick<Logger, 'error'>
  partners: PaymentPartners
  partnerHealth: PartnerHealth
}

export const SEND_REFUNDS_EVERY_MS = 500

/** Refunds told or asked about at once. */
const ROWS_MAX = 16
/** For how long a taken refund belongs to its process, more than a partner's two longest calls. */
const LEASE_MS = 90_000
/** When a refund is looked at again whose partner rests. */
const PAUSE_MS = 30_000

type Due = {
  id: bigint
  reference: string
  partner_ref: string | null
  trx_id: string | null
  currency: Currency
  number: number
  amount_minor: bigint
  request_ref: string | null
  other_trx_ids: string[]
  sent_at: Date | null
}

/**
 * Has one partner give back the deposits that two people agreed on, and asks about those of which the
 * end is not known; returns how many it took. Each is told once, whatever happens to us meanwhile.
 */
export async function sendRefunds(ports: Ports, key: PartnerKey): Promise<number> {
  const partner = ports.partners.find(key)
  if (!partner) return 0
  const due = await takeDue(ports, key)
  await Promise.all(due.map((one) => handle(ports, { key, partner }, one)))
  return due.length
}

/** Rows are leased, not locked, while the partner is asked. */
async function takeDue({ db, clock }: Ports, key: PartnerKey): Promise<Due[]> {
  const now = clock.now()
  const leasedUntil = new Date(now.getTime() + LEASE_MS)
  const { rows } = await sql<Due>`
    UPDATE payment p SET partner_due_at = ${leasedUntil}, partner_tries = partner_tries + 1
    FROM refund r WHERE r.payment_id = p.id AND r.state = 'pending' AND p.id IN (
      SELECT id FROM payment WHERE partner_due_at <= ${now} AND direction = 'deposit'
        AND partner = ${key} AND state = 'refunding'
      ORDER BY partner_due_at LIMIT ${ROWS_MAX} FOR UPDATE SKIP LOCKED
    ) RETURNING p.id, p.reference, p.partner_ref, p.trx_id, p.currency, p.sent_at, r.number,
      r.amount_minor, r.partner_ref AS request_ref, array(
        SELECT o.trx_id FROM refund o WHERE o.payment_id = p.id AND o.trx_id IS NOT NULL
      ) AS other_trx_ids
  `.execute(db)
  return rows
}

type Asking = { key: PartnerKey; partner: PaymentPartner }

/** What fails for one refund is looked at again when its lease is over, and stops no other one. */
async function handle(ports: Ports, asking: Asking, due: Due) {
  try {
    const answer = await ask(ports, asking, due)
    if (answer === null) return
    await ports.partnerHealth.note(asking.key, answer.kind)
    await recordRefund(ports, { paymentId: due.id, number: due.number, answer })
  } catch (error) {
    ports.log.error({ err: error, payment: due.reference }, 'a refund could not be handled')
  }
}

/** Tells the partner, or asks what came of it; null while it rests. */
async function ask(ports: Ports, { key, partner }: Asking, due: Due): Promise<RefundAnswer | null> {
  const refund = refundOf(due)
  if (!refund) return null
  if (due.sent_at !== null) return partner.checkRefund?.(refund) ?? null
  if ((await ports.partnerHealth.restSeconds(key)) > 0) return putOff(ports, due.id)
  if (!partner.refund || !(await startTelling(ports, due.id))) return null
  return partner.refund(refund)
}

function refundOf(due: Due): Refund | null {
  const { reference, number, partner_ref: partnerRef, trx_id: trxId, currency } = due
  if (partnerRef === null || trxId === null) return null
  return {
    reference,
    number,
    partnerRef,
    trxId,
    amountMinor: due.amount_minor,
    currency,
    requestRef: due.request_ref,
    otherTrxIds: due.other_trx_ids,
  }
}

/** Written down before the partner hears of it; false if another process was faster. */
async function startTelling({ db, clock }: Ports, id: bigint): Promise<boolean> {
  const { rows } = await sql`
    UPDATE payment SET sent_at = ${clock.now()}, partner_tries = 1
    WHERE id = ${id} AND state = 'refunding' AND sent_at IS NULL RETURNING id
  `.execute(db)
  return rows.length > 0
}

async function putOff({ db, clock }: Ports, id: bigint): Promise<null> {
  const dueAt = new Date(clock.now().getTime() + PAUSE_MS)
  await sql`UPDATE payment SET partner_due_at = ${dueAt} WHERE id = ${id}`.execute(db)
  return null
}
