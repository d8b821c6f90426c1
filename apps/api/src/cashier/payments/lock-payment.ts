import type { Currency } from '@maidan/money'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { ChannelType, Direction, OutsideKey, PaymentState } from '@maidan/cashier'

export type Payment = {
  id: bigint
  reference: string
  playerId: bigint
  direction: Direction
  state: PaymentState
  methodKey: string
  /** The method that the player chose; another one where it went by a spare page. */
  askedKey: string
  /** The partner that takes or pays it, or the chain it comes over; null for one paid by hand. */
  partner: OutsideKey | null
  channel: ChannelType | null
  currency: Currency
  amountMinor: bigint
  /** What the house keeps beside it of a withdrawal. */
  feeMinor: bigint
  accountNumber: string
  receivingAccount: string | null
  offeredAt: Date | null
  trxId: string | null
  payoutTrxId: string | null
  promotionId: bigint | null
  claimedBy: { staffId: bigint; username: string; at: Date } | null
  approvedBy: bigint | null
  createdAt: Date
}

/**
 * Reads a payment and locks it until the end of the transaction; refuses if there is none. It is locked
 * before it is joined: what waited for the lock would else be joined by what stood before.
 */
export async function lockPayment(tx: Tx, id: bigint, direction: Direction): Promise<Payment> {
  const { rows } = await sql<Row>`
    SELECT p.id, p.reference, p.player_id, p.direction, p.state, p.method_key,
      coalesce(p.asked_key, p.method_key) AS asked_key, p.partner, p.channel,
      p.currency, p.amount_minor, p.fee_minor, p.account_number, r.account_number AS receiving_account,
      o.created_at AS offered_at, p.trx_id, p.payout_trx_id, p.promotion_id, p.claimed_by_staff,
      p.claimed_at, s.username AS claimed_by, p.approved_by_staff, p.created_at
    FROM (
      SELECT * FROM payment p WHERE p.id = ${id} AND p.direction = ${direction}
      FOR NO KEY UPDATE OF p
    ) p
    LEFT JOIN receiving_account r ON r.id = p.receiving_account_id
    LEFT JOIN account_offer o ON o.id = p.offer_id
    LEFT JOIN staff s ON s.id = p.claimed_by_staff
  `.execute(tx)
  const [row] = rows
  if (!row) throw new Refusal('NOT_FOUND')
  return asPayment(row)
}

type Row = {
  id: bigint
  reference: string
  player_id: bigint
  direction: Direction
  state: PaymentState
  method_key: string
  asked_key: string
  partner: OutsideKey | null
  channel: ChannelType | null
  currency: Currency
  amount_minor: bigint
  fee_minor: bigint
  account_number: string
  receiving_account: string | null
  offered_at: Date | null
  trx_id: string | null
  payout_trx_id: string | null
  promotion_id: bigint | null
  claimed_by_staff: bigint | null
  claimed_at: Date | null
  claimed_by: string | null
  approved_by_staff: bigint | null
  created_at: Date
}

function asPayment(row: Row): Payment {
  const { claimed_by_staff: staffId, claimed_by: username, claimed_at: at } = row
  return {
    id: row.id,
    reference: row.reference,
    playerId: row.player_id,
    direction: row.direction,
    state: row.state,
    methodKey: row.method_key,
    askedKey: row.asked_key,
    partner: row.partner,
    channel: row.channel,
    currency: row.currency,
    amountMinor: row.amount_minor,
    feeMinor: row.fee_minor,
    accountNumber: row.account_number,
    receivingAccount: row.receiving_account,
    offeredAt: row.offered_at,
    trxId: row.trx_id,
    payoutTrxId: row.payout_trx_id,
    promotionId: row.promotion_id,
    claimedBy: staffId && username && at ? { staffId, username, at } : null,
    approvedBy: row.approved_by_staff,
    createdAt: row.created_at,
  }
}
