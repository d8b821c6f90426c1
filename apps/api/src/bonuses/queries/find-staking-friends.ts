import { HOME_CURRENCY } from '@maidan/contract'
import { sql } from 'kysely'
import { phoneOfAccount } from '../../identity/queries/phone-of-account.ts'
import type { Db } from '../../platform/database/db.ts'

/** A friend who has staked enough to have played enough, and who brought them. */
export type StakingFriend = {
  friendId: bigint
  referrerId: bigint
  /** The first deposit, and when it was credited. */
  depositMinor: bigint
  creditedAt: Date
}

/**
 * The next friends after an id without a reward for whoever brought them who have staked their first
 * deposit once since it was credited: bets in games whose round is over, contests apart, and what settled markets of
 * the exchange were staked on against the house. That is the most that they can have had at risk.
 * Nobody who paid that deposit from a number that is or was the referrer's own, and nobody whose
 * referrer has an account in another currency than the reward's.
 */
export async function findStakingFriends(
  db: Db,
  { afterId, limit }: { afterId: bigint; limit: number },
): Promise<StakingFriend[]> {
  const { rows } = await sql<StakingFriend>`
    SELECT f.id AS "friendId", referrer.id AS "referrerId", deposit.minor AS "depositMinor",
      deposit.credited_at AS "creditedAt"
    FROM player f
    JOIN player referrer ON referrer.id = f.referred_by AND referrer.currency = ${HOME_CURRENCY}
    JOIN LATERAL (
      SELECT p.id, p.state, coalesce(p.settled_minor, p.amount_minor) AS minor, p.account_number,
        (SELECT min(e.at) FROM payment_event e WHERE e.payment_id = p.id AND e.state = 'credited')
          AS credited_at
      FROM payment p WHERE p.player_id = f.id AND p.direction = 'deposit'
        AND p.state IN ('credited', 'refunding', 'refunded', 'reversed') ORDER BY p.id LIMIT 1
    ) deposit ON deposit.state = 'credited'
    WHERE f.id > ${afterId}
      AND NOT EXISTS (SELECT 1 FROM referral_reward r WHERE r.referee_id = f.id)
      AND NOT EXISTS (SELECT 1 FROM player_phone n WHERE n.player_id = f.referred_by
        AND n.phone = ${phoneOfAccount({ owner: 'f', payment: 'deposit' })})
      AND NOT EXISTS (SELECT 1 FROM abuse_trace had WHERE had.player_id = f.referred_by
        AND had.kind = 'phone' AND had.what = ${phoneOfAccount({ owner: 'f', payment: 'deposit' })})
      AND deposit.minor <= (
        SELECT coalesce(sum(g.bet_minor), 0) FROM game_round g WHERE g.player_id = f.id
          AND g.state = 'closed' AND g.contest_id IS NULL AND g.created_at >= deposit.credited_at
      ) + (
        SELECT coalesce(sum(${STAKED}), 0)
        FROM exchange_order o JOIN bet_match b ON b.order_id = o.id
        WHERE o.player_id = f.id AND b.with_house AND b.matched_at >= deposit.credited_at
      )
    ORDER BY f.id LIMIT ${limit}
  `.execute(db)
  return rows
}

/** What a match `b` of an order `o` puts at risk. */
export const STAKED = sql`
  CASE WHEN o.side IN ('back', 'yes') THEN b.stake_minor ELSE b.profit_minor END
`
