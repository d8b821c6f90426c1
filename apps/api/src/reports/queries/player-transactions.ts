import type { CallAnswer, Calls } from '@maidan/contract'
import { decimalAmount, type Currency } from '@maidan/money'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import type { PlayerIdentity } from '../../platform/http/handler.ts'
import {
  mayCancel,
  type PaymentState,
  paymentTimeline,
  paymentTurn,
  transactionKey,
  turnBeganAt,
  type TimelineRefund,
} from '@maidan/cashier'
import { isClaimedSince } from '../../cashier/payments/check-claim.ts'
import { promotionName } from '../../bonuses/queries/promotion-name.ts'

type TransactionRecord = CallAnswer<Calls['showTransactions']>['transaction'][number]

const MINUTE_MS = 60_000

/** Records that a player is shown at most, the newest of all kinds. */
const RECORDS_MAX = 200

type Row = {
  id: bigint
  kind: 'deposit' | 'withdrawal' | 'bonus'
  reference: string
  state: PaymentState | null
  method_key: string | null
  method_name: string | null
  channel: string | null
  amount_minor: bigint
  fee_minor: bigint
  refunded_minor: bigint
  reversed_minor: bigint
  currency: Currency
  account_number: string | null
  trx_id: string | null
  reason: string | null
  promotion_name: string | null
  turnover_multiple: number | null
  partner_url: string | null
  pay_until: Date | null
  claimed_at: Date | null
  /** A partner takes or pays it, or a chain carries it. */
  is_outside: boolean
  /** The wallet or the partner says that the money is there. */
  is_found: boolean
  created_at: Date
  updated_at: Date
  events: { state: PaymentState; at: string }[]
  refunds: { state: TimelineRefund['state']; minor: string }[]
  reversals: string[]
  /** Of a bonus that is kept: how its turnover stands, and when it ended. */
  kept_status: 'active' | 'complete' | 'given_up' | 'expired' | null
  kept_ended_at: Date | null
}

/** A player's deposits, withdrawals and bonuses, newest first. */
export async function listTransactions(
  db: Db,
  player: Pick<PlayerIdentity, 'playerId' | 'language'>,
  at: Date,
): Promise<TransactionRecord[]> {
  const { playerId, language } = player
  const { rows } = await sql<Row>`
    WITH record AS (
      (SELECT p.id, p.direction AS kind, p.reference, p.state,
        coalesce(p.asked_key, p.method_key) AS method_key, p.channel,
        coalesce(p.settled_minor, p.amount_minor) AS amount_minor, p.fee_minor,
        p.refunded_minor, p.reversed_minor, p.currency, p.account_number,
        CASE p.direction WHEN 'deposit' THEN p.trx_id ELSE p.payout_trx_id END AS trx_id, p.reason, p.promotion_id,
        p.partner_url, p.pay_until, p.claimed_at, p.partner IS NOT NULL AS is_outside,
        coalesce(p.statement->>'found' = 'true', false) AS is_found, p.created_at, p.updated_at
      FROM payment p WHERE p.player_id = ${playerId} ORDER BY p.id DESC LIMIT ${RECORDS_MAX})
      UNION ALL
      (SELECT b.id, 'bonus', b.reference, NULL, NULL, NULL, b.amount_minor, 0, 0, 0, b.currency,
        NULL, NULL, NULL, b.promotion_id, NULL, NULL, NULL, false, false, b.created_at, b.created_at
      FROM bonus b WHERE b.player_id = ${playerId} ORDER BY b.id DESC LIMIT ${RECORDS_MAX})
    )
    SELECT record.*, m.name AS method_name,
      ${promotionName(language)} AS promotion_name, pr.turnover_multiple, events.list AS events,
      refunds.list AS refunds, taken.list AS reversals,
      kept.status AS kept_status, kept.ended_at AS kept_ended_at
    FROM record
    LEFT JOIN payment_method m ON m.key = record.method_key
    LEFT JOIN promotion pr ON pr.id = record.promotion_id
    LEFT JOIN turnover kept ON record.kind = 'bonus' AND kept.bonus_id = record.id
      AND kept.kept_minor > 0
    CROSS JOIN LATERAL (
      SELECT coalesce(jsonb_agg(jsonb_build_object('state', e.state, 'at', e.at) ORDER BY e.id), '[]')
        AS list
      FROM payment_event e WHERE record.kind <> 'bonus' AND e.payment_id = record.id
    ) events
    CROSS JOIN LATERAL (
      SELECT coalesce(jsonb_agg(jsonb_build_object('state', r.state, 'minor', r.amount_minor::text)
        ORDER BY r.number), '[]') AS list
      FROM refund r WHERE record.kind = 'deposit' AND r.payment_id = record.id
    ) refunds
    CROSS JOIN LATERAL (
      SELECT array(SELECT v.amount_minor::text FROM reversal v
        WHERE record.kind = 'deposit' AND v.payment_id = record.id ORDER BY v.number) AS list
    ) taken
    ORDER BY record.created_at DESC, record.kind, record.id DESC LIMIT ${RECORDS_MAX}
  `.execute(db)
  return rows.map((row) => asRecord(row, at))
}

const actions = { deposit: 'deposit', withdrawal: 'withdraw', bonus: 'bonus' } as const

function asRecord(row: Row, at: Date): TransactionRecord {
  const { kind, state, currency } = row
  return {
    // Payments and bonuses are numbered apart: twice the number, and one more for a bonus.
    id: Number(row.id) * 2 + (kind === 'bonus' ? 1 : 0),
    action: actions[kind],
    amount: decimalAmount(row.amount_minor, currency),
    ...(row.fee_minor > 0n && { fee: decimalAmount(row.fee_minor, currency) }),
    ...(row.refunded_minor > 0n && { refunded: decimalAmount(row.refunded_minor, currency) }),
    ...(row.reversed_minor > 0n && { reversed: decimalAmount(row.reversed_minor, currency) }),
    currency,
    key: state ? transactionKey(state) : bonusKey(row),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    transaction_id: row.reference,
    trx_id: row.trx_id,
    payment_method: methodOf(row),
    promotion: promotionOf(row),
    account_number: row.account_number,
    reason: row.reason,
    timeline: timelineOf(row),
    ...turnOf(row),
    ...waysOn(row, at),
  }
}

function methodOf({ method_key, method_name, channel }: Row): TransactionRecord['payment_method'] {
  if (!method_key || !method_name) return null
  const icon = `/storage/methods/${method_key}.svg`
  return { name: method_name, icon, type: channel ?? 'manual' }
}

function promotionOf({ promotion_name: name, ...row }: Row): TransactionRecord['promotion'] {
  return name === null ? null : { name, turnover: String(row.turnover_multiple ?? 1) }
}

/** Who acts next, by the moment in which their turn began; the player's own turn ends with the partner's page. */
function turnOf(row: Row): Pick<TransactionRecord, 'turn'> {
  const { kind, state, is_outside, pay_until, events, updated_at } = row
  if (kind === 'bonus' || !state) return {}
  const turn = paymentTurn(kind, state, is_outside)
  if (!turn) return {}
  const { owner, withinMinutes } = turn
  const since = new Date(
    turnBeganAt({ direction: kind, atPartner: is_outside, events }) ?? updated_at,
  )
  const dueAt =
    withinMinutes === null ? pay_until : new Date(since.getTime() + withinMinutes * MINUTE_MS)
  return { turn: { owner, due_at: dueAt?.toISOString() ?? null } }
}

/** What the player can do about a payment that waits. */
function waysOn(row: Row, at: Date): Pick<TransactionRecord, 'may_cancel' | 'pay_url'> {
  const { kind, state, partner_url: url, pay_until: until, claimed_at: claimedAt } = row
  if (kind === 'bonus' || state === null) return {}
  const isTaken = kind === 'withdrawal' ? claimedAt !== null : isClaimedSince(claimedAt, at)
  const isOpen = state === 'presented' || state === 'verifying'
  const canPay = isOpen && url !== null && until !== null && until > at
  return {
    ...(mayCancel(kind, state) && !isTaken && !row.is_found && { may_cancel: true }),
    ...(canPay && { pay_url: url }),
  }
}

/** A kept bonus is on its way until it is paid out, and failed where it was not. */
function bonusKey({ kept_status: status, kept_ended_at: endedAt }: Row): TransactionRecord['key'] {
  if (status === null) return '1'
  if (status === 'given_up' || status === 'expired') return '2'
  return endedAt === null ? '0' : '1'
}

function bonusTimeline(row: Row): TransactionRecord['timeline'] {
  const { kept_status: status, kept_ended_at: endedAt, created_at } = row
  const step = (state: string, at: Date) => ({ state, at: at.toISOString(), note: null })
  if (status === null) return [step('credited', created_at)]
  const kept = step('submitted', created_at)
  if (endedAt === null) return [kept]
  if (status === 'expired') return [kept, step('expired', endedAt)]
  return [kept, step(status === 'given_up' ? 'cancelled' : 'credited', endedAt)]
}

function timelineOf(row: Row) {
  const { kind, events, reason, currency } = row
  if (kind === 'bonus') return bonusTimeline(row)
  const steps = events.map(({ state, at }) => ({ state, at: new Date(at).toISOString() }))
  const text = (minor: string) => decimalAmount(BigInt(minor), currency)
  const refunds = row.refunds.map(({ state, minor }) => ({ state, amount: text(minor) }))
  return paymentTimeline(steps, reason, { refunds, reversals: row.reversals.map(text) })
}
