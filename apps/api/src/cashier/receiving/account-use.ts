import { RELEASED_STATES } from '@maidan/cashier'
import { sql, type RawBuilder } from 'kysely'

/**
 * Joins to receiving accounts `r` what they took in the day and month of Dhaka (`taken`: deposits that
 * were not refused) and what offers hold that nobody has claimed yet (`open`). Only the last offer
 * of a player reserves room, so that nobody can fill the accounts by asking.
 */
export function accountUse(now: Date): RawBuilder<unknown> {
  return sql`
    LEFT JOIN LATERAL (
      SELECT sum(coalesce(p.settled_minor, p.amount_minor)) AS month,
        sum(coalesce(p.settled_minor, p.amount_minor))
          FILTER (WHERE p.created_at >= date_trunc('day', ${now}::timestamptz, 'Asia/Dhaka')) AS day
      FROM payment p
      WHERE p.receiving_account_id = r.id AND p.state <> ALL(${[...RELEASED_STATES]}::text[])
        AND p.created_at >= date_trunc('month', ${now}::timestamptz, 'Asia/Dhaka')
    ) taken ON true
    LEFT JOIN LATERAL (
      SELECT sum(o.amount_minor) AS minor, count(*) AS offers FROM account_offer o
      WHERE o.receiving_account_id = r.id AND o.expires_at > ${now}
        AND NOT EXISTS (SELECT 1 FROM payment p WHERE p.offer_id = o.id)
        AND NOT EXISTS (
          SELECT 1 FROM account_offer later WHERE later.player_id = o.player_id AND later.id > o.id
        )
    ) open ON true
  `
}
