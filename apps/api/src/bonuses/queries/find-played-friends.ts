import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

/** A friend who has played enough, and who brought them. */
export type PlayedFriend = { friendId: bigint; referrerId: bigint }

/** Play that is older was looked at already, many times. */
const PLAYED_WITHIN_HOURS = 72
const FOUND_AT_ONCE = 100

/**
 * Friends without a reward for whoever brought them who have turned over their first deposit once
 * since it was credited: bets in games whose round is over, and what each settled market of the
 * exchange won or lost. A market in which the two matched each other does not count, for they may be
 * one person. Nobody who paid that deposit from a number that is the referrer's own.
 */
export async function findPlayedFriends(db: Db, at: Date): Promise<PlayedFriend[]> {
  const since = sql`${at}::timestamptz - make_interval(hours => ${PLAYED_WITHIN_HOURS})`
  const { rows } = await sql<PlayedFriend>`
    SELECT f.id AS "friendId", f.referred_by AS "referrerId"
    FROM player f JOIN LATERAL (
      SELECT p.id, p.state, coalesce(p.settled_minor, p.amount_minor) AS minor, p.account_number,
        (SELECT min(e.at) FROM payment_event e WHERE e.payment_id = p.id AND e.state = 'credited')
          AS credited_at
      FROM payment p WHERE p.player_id = f.id AND p.direction = 'deposit'
        AND p.state IN ('credited', 'refunding', 'refunded', 'reversed') ORDER BY p.id LIMIT 1
    ) deposit ON deposit.state = 'credited'
    WHERE f.referred_by IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM referral_reward r WHERE r.referee_id = f.id)
      AND NOT EXISTS (SELECT 1 FROM player_phone n WHERE n.player_id = f.referred_by
        AND n.phone = '+88' || left(deposit.account_number, 11))
      AND (EXISTS (SELECT 1 FROM game_round g WHERE g.player_id = f.id AND g.created_at > ${since})
        OR EXISTS (SELECT 1 FROM player_settlement x JOIN market_settlement s
          ON s.market_id = x.market_id AND s.version = x.version
          WHERE x.player_id = f.id AND s.done_at > ${since}))
      AND deposit.minor <= (
        SELECT coalesce(sum(g.bet_minor), 0) FROM game_round g WHERE g.player_id = f.id
          AND g.state = 'closed' AND g.created_at >= deposit.credited_at
      ) + (
        SELECT coalesce(sum(abs(x.net_minor)), 0) FROM player_settlement x JOIN market_settlement s
          ON s.market_id = x.market_id AND s.version = x.version
        WHERE x.player_id = f.id AND s.done_at >= deposit.credited_at AND NOT EXISTS (
          SELECT 1 FROM player_settlement l WHERE l.player_id = x.player_id
            AND l.market_id = x.market_id AND l.version > x.version)
          AND NOT EXISTS (
            SELECT 1 FROM bet_match own JOIN bet_match other ON other.market_id = own.market_id
              AND other.id = own.id AND other.player_id = f.referred_by
            WHERE own.market_id = x.market_id AND own.player_id = f.id)
      )
    ORDER BY f.id LIMIT ${FOUND_AT_ONCE}
  `.execute(db)
  return rows
}
