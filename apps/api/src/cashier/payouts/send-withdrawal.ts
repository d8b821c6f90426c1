import { paymentMethods, type PartnerKey } from '@maidan/cashier'
import { decimalAmount } from '@maidan/money'
import { sql } from 'kysely'
import { lockPlayer } from '../../identity/queries/lock-players.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/database/db.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import type { PaymentPartners } from '../partners/payment-partners.ts'
import type { Payment } from '../payments/lock-payment.ts'
import { movePayment } from '../payments/move-payment.ts'

type Ports = { ledger: Ledger; partners: PaymentPartners }

type Sending = {
  /** Locked by the caller. */
  payment: Payment
  note: string
  /** Whose word it is: one username, or those of both who were needed. */
  actor: string
  /** The first of two people; null where one was enough. */
  first: bigint | null
  staff: StaffIdentity
  ip: string
  at: Date
}

/**
 * Approves a withdrawal that its method's partner is to pay, in the caller's transaction. The
 * partner hears of it only once that is written down. Refuses with METHOD_UNAVAILABLE where the
 * house has no partner for it, and with STATE_CHANGED what is not in review.
 */
export async function sendWithdrawal(ports: Ports, tx: Tx, sending: Sending): Promise<void> {
  const { payment, note, actor, first, staff, ip, at } = sending
  const { id, reference, currency, amountMinor } = payment
  const partner = findPayoutPartner(ports, payment)
  if (payment.state !== 'review') throw new Refusal('STATE_CHANGED')
  await sql`
    UPDATE payment SET partner = ${partner}, partner_due_at = ${at}, partner_tries = 0,
      approved_by_staff = ${first ?? staff.staffId}, claimed_by_staff = ${staff.staffId},
      claimed_at = ${at} WHERE id = ${id}
  `.execute(tx)
  const player = await lockPlayer(tx, payment.playerId)
  const move = { way: ['approved'], source: 'staff', actor, note: note || null, at } as const
  await movePayment(ports, tx, { payment, player, move })
  const detail = { amount: decimalAmount(amountMinor, currency), currency, partner, note }
  const subject = `payment:${reference}`
  await writeAudit(tx, { staff, act: 'withdrawal.send', subject, detail, ip, at })
}

/** The partner that pays the method's withdrawals in this house; refuses if there is none. */
export function findPayoutPartner(
  { partners }: Pick<Ports, 'partners'>,
  { methodKey }: Pick<Payment, 'methodKey'>,
): PartnerKey {
  const key = paymentMethods.find((method) => method.key === methodKey)?.payout
  if (key === undefined || partners.find(key)?.payOut === undefined)
    throw new Refusal('METHOD_UNAVAILABLE')
  return key
}
