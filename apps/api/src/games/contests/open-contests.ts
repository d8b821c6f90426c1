import { sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { WalletCall } from '../wallet/wallet-call.ts'

type Ports = { db: Db; clock: Clock }

/**
 * Opens the contests that bets name for the first time, each with its account, where the bet's game has contests. It is
 * done outside of the batch that takes the bets, so that a contest is there for all who enter it at once. One
 * whose first bet is refused stays without money, and nothing comes of it.
 */
export async function openContests({ db, clock }: Ports, calls: readonly WalletCall[]) {
  const named = calls.flatMap((call) =>
    call.kind === 'bet' && call.contest !== null ? [{ ...call, contest: call.contest }] : [],
  )
  if (named.length === 0) return
  await sql`
    WITH named AS (
      SELECT DISTINCT ON (n.platform, n.contest_id, n.currency) n.*, g.contest_fee_bps,
        'contest:' || n.platform || ':' || n.contest_id || ':' || n.currency AS account_code
      FROM unnest(
        ${named.map(({ platform }) => platform)}::text[],
        ${named.map(({ contest }) => contest)}::text[],
        ${named.map(({ currency }) => currency)}::text[],
        ${named.map(({ game }) => game)}::text[]
      ) AS n (platform, contest_id, currency, game_code)
      JOIN game g ON g.code = n.game_code AND g.platform = n.platform
      WHERE g.contest_fee_bps IS NOT NULL AND NOT EXISTS (
        SELECT 1 FROM contest c WHERE c.platform = n.platform AND c.contest_id = n.contest_id
          AND c.currency = n.currency)
      ORDER BY n.platform, n.contest_id, n.currency
    ), opened AS (
      INSERT INTO account (code, currency, kept)
      SELECT account_code, currency, true FROM named
      ON CONFLICT (code) DO NOTHING RETURNING id, code
    )
    INSERT INTO contest (platform, contest_id, currency, account_id, game_code, fee_bps, opened_at)
    SELECT n.platform, n.contest_id, n.currency, o.id, n.game_code, n.contest_fee_bps,
      ${clock.now()}::timestamptz
    FROM named n JOIN opened o ON o.code = n.account_code
    ON CONFLICT DO NOTHING
  `.execute(db)
}
