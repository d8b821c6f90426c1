import { isOpen, type PartnerKey, type PaymentState } from '@maidan/cashier'
import type { Currency } from '@maidan/money'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import type { PartnerHealth } from '../partners/partner-health.ts'
import type { PaymentPartner } from '../partners/payment-partner.ts'
import type { PaymentPartners } from '../partners/payment-partners.ts'
import { recordAnswer } from './record-answer.ts'

type Ports = {
  clock: Clock
  db: Db
  ledger: Ledger
  log: Pick<Logger, 'error'>
  partners: PaymentPartners
  partnerHealth: PartnerHealth
}

export const ASK_PARTNERS_EVERY_MS = 250

/** Deposits asked about at once. */
const ROWS_MAX = 32
/** For how long a taken deposit belongs to its process, more than a partner's two longest calls. */
const LEASE_MS = 90_000

type Due = {
  id: bigint
  state: PaymentState
  reference: string
  partner_ref: string | null
  amount_minor: bigint
  currency: Currency
  given_up_at: Date | null
}

/** Asks one partner about its deposits that are due; returns how many it asked about. */
export async function askPartner(ports: Ports, key: PartnerKey): Promise<number> {
  const partner = ports.partners.find(key)
  if (!partner) return 0
  const due = await takeDue(ports, key)
  await Promise.all(due.map((one) => ask(ports, { key, partner }, one)))
  return due.length
}

/** Rows are leased, not locked, while the partner is asked. */
async function takeDue({ db, clock }: Ports, key: PartnerKey): Promise<Due[]> {
  const now = clock.now()
  const leasedUntil = new Date(now.getTime() + LEASE_MS)
  const { rows } = await sql<Due>`
    UPDATE payment SET partner_due_at = ${leasedUntil}, partner_tries = partner_tries + 1
    WHERE id IN (
      SELECT id FROM payment WHERE partner_due_at <= ${now} AND direction = 'deposit'
        AND partner = ${key} AND state <> 'refunding'
      ORDER BY partner_due_at LIMIT ${ROWS_MAX} FOR UPDATE SKIP LOCKED
    ) RETURNING id, state, reference, partner_ref, amount_minor, currency, given_up_at
  `.execute(db)
  return rows
}

type Asking = { key: PartnerKey; partner: PaymentPartner }

/** What fails for one payment is tried again when its lease is over, and stops no other one. */
async function ask(ports: Ports, { key, partner }: Asking, due: Due) {
  const { id: paymentId, reference, partner_ref: partnerRef, amount_minor: amountMinor } = due
  const mayTake = isOpen(due.state) && due.given_up_at === null
  try {
    const asked = { reference, partnerRef, amountMinor, currency: due.currency, mayTake }
    const answer = await partner.check(asked)
    await ports.partnerHealth.note(key, answer.kind)
    await recordAnswer(ports, { paymentId, answer })
  } catch (error) {
    ports.log.error({ err: error, payment: reference }, 'a payment could not be asked about')
  }
}
