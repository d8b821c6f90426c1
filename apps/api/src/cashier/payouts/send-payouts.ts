import type { PartnerKey, PaymentState } from '@maidan/cashier'
import type { Currency } from '@maidan/money'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import type { PartnerHealth } from '../partners/partner-health.ts'
import type { PaymentPartner, PayoutAnswer } from '../partners/payment-partner.ts'
import type { PaymentPartners } from '../partners/payment-partners.ts'
import { recordPayout } from './record-payout.ts'
import { startSending } from './start-sending.ts'

type Ports = {
  clock: Clock
  db: Db
  ledger: Ledger
  log: Pick<Logger, 'error'>
  partners: PaymentPartners
  partnerHealth: PartnerHealth
}

export const SEND_PAYOUTS_EVERY_MS = 250

/** Payouts sent or asked about at once. */
const ROWS_MAX = 16
/** For how long a taken payout belongs to its process, more than a partner's two longest calls. */
const LEASE_MS = 90_000
/** When a payout is looked at again that its partner or its method keeps waiting. */
const PAUSE_MS = 30_000

type Due = {
  id: bigint
  state: PaymentState
  reference: string
  partner_ref: string | null
  amount_minor: bigint
  currency: Currency
  account_number: string
  is_stopped: boolean
}

/**
 * Has one partner pay the withdrawals that staff approved, and asks about those of which the end is
 * not known; returns how many it took. Nothing is ever sent a second time: what was told to the
 * partner, and be it a moment before a crash, is only asked about.
 */
export async function sendPayouts(ports: Ports, key: PartnerKey): Promise<number> {
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
    FROM payment_method m
    WHERE m.key = p.method_key AND p.id IN (
      SELECT id FROM payment WHERE partner_due_at <= ${now} AND direction = 'withdrawal'
        AND partner = ${key} AND state IN ('approved', 'sending', 'unknown')
      ORDER BY partner_due_at LIMIT ${ROWS_MAX} FOR UPDATE SKIP LOCKED
    ) RETURNING p.id, p.state, p.reference, p.partner_ref, p.amount_minor, p.currency,
      p.account_number, m.status = 'inactive' AS is_stopped
  `.execute(db)
  return rows
}

type Asking = { key: PartnerKey; partner: PaymentPartner }

/** What fails for one payout is looked at again when its lease is over, and stops no other one. */
async function handle(ports: Ports, asking: Asking, due: Due) {
  try {
    const answer =
      due.state === 'approved' ? await send(ports, asking, due) : await ask(asking, due)
    if (answer === null) return
    await ports.partnerHealth.note(asking.key, answer.kind)
    await recordPayout(ports, { paymentId: due.id, answer })
  } catch (error) {
    ports.log.error({ err: error, payment: due.reference }, 'a payout could not be handled')
  }
}

/** Tells the partner to pay; null while the method is stopped or the partner rests. */
async function send(ports: Ports, { key, partner }: Asking, due: Due) {
  if (due.is_stopped || (await ports.partnerHealth.restSeconds(key)) > 0)
    return putOff(ports, due.id)
  const at = ports.clock.now()
  if (!partner.payOut || !(await startSending(ports, due.id, at))) return null
  const { reference, amount_minor: amountMinor, currency, account_number: account } = due
  return partner.payOut({ reference, amountMinor, currency, account, at })
}

function ask({ partner }: Asking, due: Due): Promise<PayoutAnswer> | null {
  const { reference, partner_ref: partnerRef, amount_minor: amountMinor, currency } = due
  return partner.checkPayout?.({ reference, partnerRef, amountMinor, currency }) ?? null
}

async function putOff({ db, clock }: Ports, id: bigint): Promise<null> {
  const dueAt = new Date(clock.now().getTime() + PAUSE_MS)
  await sql`UPDATE payment SET partner_due_at = ${dueAt} WHERE id = ${id}`.execute(db)
  return null
}
