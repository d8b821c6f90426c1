import { sql } from 'kysely'
import { escapeLike } from '../../platform/database/escape-like.ts'
import type { Db } from '../../platform/database/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { WAITING_STATES, type Direction } from '@maidan/cashier'
import { paidElsewhere } from '../deposits/paid-by-transaction.ts'
import { asStaffPayment, type StaffPayment, type StaffPaymentRow } from './staff-payment-row.ts'
import { phoneOfAccount } from '../../identity/queries/phone-of-account.ts'
import { promotionName } from '../../bonuses/queries/promotion-name.ts'

/** Which payments to list; what is left out does not narrow the list. */
export type PaymentFilter = {
  direction?: Direction
  /** A state, `waiting` for those on which a person has to act, or `all`. */
  state?: string
  /** Part of a reference, a transaction id, a number or a username. */
  search?: string
  id?: bigint
  playerId?: bigint
  at: Date
  limit: number
  offset: number
}

/** Payments as staff see them, the oldest first, each with its history and its warnings. */
export async function listStaffPayments(
  db: Db,
  filter: PaymentFilter,
): Promise<{ data: StaffPayment[]; total: number }> {
  const { direction, id, playerId, limit, offset } = filter
  const states = statesOf(filter.state)
  const like = filter.search ? `%${escapeLike(filter.search)}%` : null
  const { rows } = await sql<StaffPaymentRow>`
    WITH page AS (
      SELECT p.*, y.username, y.name AS player_name, y.created_at AS player_since,
        count(*) OVER () AS total
      FROM payment p JOIN player y ON y.id = p.player_id
      WHERE (${direction ?? null}::text IS NULL OR p.direction = ${direction ?? null})
        AND (${states}::text[] IS NULL OR p.state = ANY(${states}::text[]))
        AND (${id ?? null}::bigint IS NULL OR p.id = ${id ?? null})
        AND (${playerId ?? null}::bigint IS NULL OR p.player_id = ${playerId ?? null})
        AND (${like}::text IS NULL OR p.reference ILIKE ${like} OR p.trx_id ILIKE ${like}
          OR p.payout_trx_id ILIKE ${like} OR ${hasRefund(like)} OR ${hasReversal(like)} OR p.account_number LIKE ${like}
          OR y.username ILIKE ${like})
      ORDER BY p.created_at, p.id LIMIT ${limit} OFFSET ${offset}
    )
    SELECT page.*, refunds.list AS refunds, taken.list AS reversals, refunds.heard_at AS refund_heard_at, claim.amount_minor AS claim_minor,
      claim.collected_minor, claim.written_off_minor, coalesce((SELECT a.name || ' · ' FROM payment_method a WHERE a.key = page.asked_key), '') || m.name AS method_name, r.account_number AS receiving_account,
      o.created_at AS offered_at, ${paidElsewhere('page').paysFor} AS pays_for, ${promotionName()} AS promotion_name,
      usdt.micro AS usdt_came, coalesce(usdt.rate, page.usdt_rate) AS usdt_rate_counted, s.username AS claimed_by,
      asked.username AS approval_asked_by,
      main.shown AS phone, events.list AS events, same.list AS same_trx_id,
      coalesce(shared.list, '{}') AS shared_with, own.changed_at AS phone_changed_at,
      coalesce(money.paid_before, 0) AS paid_before,
      coalesce(money.deposited, 0)::bigint AS deposited_minor,
      coalesce(money.withdrawn, 0)::bigint AS withdrawn_minor,
      (SELECT coalesce(sum(o.amount_minor - o.collected_minor - o.written_off_minor), 0)
        FROM player_claim o WHERE o.player_id = page.player_id)::bigint AS owed_minor
    FROM page
    JOIN payment_method m ON m.key = page.method_key
    LEFT JOIN receiving_account r ON r.id = page.receiving_account_id
    LEFT JOIN account_offer o ON o.id = page.offer_id
    LEFT JOIN player_claim claim ON claim.payment_id = page.id
    LEFT JOIN usdt_transfer usdt ON usdt.payment_id = page.id
    LEFT JOIN promotion pr ON pr.id = page.promotion_id
    LEFT JOIN staff s ON s.id = page.claimed_by_staff
    LEFT JOIN player_phone main ON main.player_id = page.player_id AND main.ordinal = 0
    ${approvalOf(filter.at)} ${eventsOf} ${refundsOf} ${reversalsOf} ${sameTrxIdOf} ${sharedWithOf} ${phoneChangeOf} ${moneyOf}
    ORDER BY page.created_at, page.id
  `.execute(db)
  return {
    data: rows.map((row) => asStaffPayment(row, filter.at)),
    total: Number(rows[0]?.total ?? 0n),
  }
}

/** One payment as staff see it; refuses if there is none of that direction. */
export async function readStaffPayment(
  db: Db,
  requested: { id: bigint; direction: Direction; at: Date },
): Promise<StaffPayment> {
  const { data } = await listStaffPayments(db, { ...requested, limit: 1, offset: 0 })
  const [payment] = data
  if (!payment) throw new Refusal('NOT_FOUND')
  return payment
}

function statesOf(state = 'all'): string[] | null {
  if (state === 'waiting') return [...WAITING_STATES]
  return state === 'all' ? null : [state]
}

function approvalOf(at: Date) {
  return sql`
    LEFT JOIN LATERAL (
      SELECT b.username FROM approval a JOIN staff b ON b.id = a.asked_by
      WHERE a.subject = 'payment:' || page.reference AND a.state = 'waiting' AND a.expires_at > ${at}
      LIMIT 1
    ) asked ON true`
}

const eventsOf = sql`
  CROSS JOIN LATERAL (
    SELECT coalesce(jsonb_agg(jsonb_build_object('state', e.state, 'source', e.source,
      'actor', e.actor, 'note', e.note, 'at', e.at) ORDER BY e.id), '[]') AS list
    FROM payment_event e WHERE e.payment_id = page.id
  ) events`

/** The parts that went back of a deposit, or should have. */
const refundsOf = sql`
  CROSS JOIN LATERAL (
    SELECT coalesce(jsonb_agg(jsonb_build_object('number', r.number, 'state', r.state,
      'minor', r.amount_minor::text, 'through', r.through, 'trx_id', r.trx_id,
      'at', coalesce(r.ended_at, r.created_at)) ORDER BY r.number), '[]') AS list,
      max(r.heard_at) FILTER (WHERE r.state = 'pending') AS heard_at
    FROM refund r WHERE r.payment_id = page.id
  ) refunds`

/** What the partner took back of it. */
const reversalsOf = sql`
  CROSS JOIN LATERAL (
    SELECT coalesce(jsonb_agg(jsonb_build_object('number', v.number, 'minor', v.amount_minor::text,
      'reversal_ref', v.reversal_ref, 'at', v.created_at) ORDER BY v.number), '[]') AS list
    FROM reversal v WHERE v.payment_id = page.id
  ) taken`

function hasReversal(like: string | null) {
  return sql`
    EXISTS (SELECT 1 FROM reversal v WHERE v.payment_id = p.id AND v.reversal_ref ILIKE ${like})`
}

function hasRefund(like: string | null) {
  return sql`EXISTS (SELECT 1 FROM refund r WHERE r.payment_id = p.id AND r.trx_id ILIKE ${like})`
}

const sameTrxIdOf = sql`
  CROSS JOIN LATERAL (
    SELECT array(SELECT d.reference FROM payment d
      WHERE d.trx_id = page.trx_id AND d.direction = 'deposit' AND d.id <> page.id
      ORDER BY d.id LIMIT 5) AS list
  ) same`

/** Other players who used the wallet number, or have its phone on their account. */
const sharedWithOf = sql`
  CROSS JOIN LATERAL (
    SELECT array(
      SELECT y.username FROM player y WHERE y.id <> page.player_id AND y.id IN (
        SELECT d.player_id FROM payment d WHERE d.account_number = page.account_number
        UNION SELECT f.player_id FROM player_phone f
          WHERE f.phone = ${phoneOfAccount({ owner: 'page', payment: 'page' })}
      ) ORDER BY y.id LIMIT 5
    ) AS list
  ) shared`

/** A number counts as changed if it was verified later than the account's first day. */
const phoneChangeOf = sql`
  LEFT JOIN LATERAL (
    SELECT max(f.verified_at) AS changed_at FROM player_phone f
    WHERE f.player_id = page.player_id AND f.phone = ${phoneOfAccount({ owner: 'page', payment: 'page' })}
      AND (f.ordinal > 0 OR f.verified_at > page.player_since + interval '1 day')
  ) own ON true`

const moneyOf = sql`
  LEFT JOIN LATERAL (
    SELECT count(*) FILTER (WHERE d.state = 'paid') AS paid_before,
      sum(coalesce(d.settled_minor, d.amount_minor) - d.refunded_minor - d.reversed_minor)
        FILTER (WHERE d.state = 'credited') AS deposited,
      sum(d.amount_minor) FILTER (WHERE d.state = 'paid') AS withdrawn
    FROM payment d WHERE d.player_id = page.player_id AND d.id <> page.id
  ) money ON true`
