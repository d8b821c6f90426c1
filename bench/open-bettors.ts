import { createHash, randomBytes } from 'node:crypto'
import { openDatabase, openLedger } from '@maidan/api'
import { sql } from 'kysely'

export type BenchBettor = { playerId: number; token: string; cash: bigint; exposure: bigint }

type Database = ReturnType<typeof openDatabase>

/** Commands that are posted at once, so that they share their commits. */
const POSTED_AT_ONCE = 512

/** Players with a session and money each, written as sign-up, log-in and deposit would leave them. */
export async function openBettors(
  { db, pool }: Database,
  { count, fundedMinor }: { count: number; fundedMinor: bigint },
): Promise<BenchBettor[]> {
  const run = randomBytes(4).toString('hex')
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'))
  const { rows } = await sql<{ id: bigint; cash: bigint; exposure: bigint }>`
    WITH ids AS (
      SELECT n, nextval(pg_get_serial_sequence('player', 'id')) AS id FROM generate_series(1, ${count}) n
    ), accounts AS (
      INSERT INTO account (code, currency, kept)
      SELECT 'player:' || id || ':' || kind, 'BDT', true
      FROM ids, unnest(ARRAY['cash', 'held', 'exposure']) kind RETURNING id, code
    )
    INSERT INTO player (id, remote_id, username, password_hash, name, email, currency, cash_account,
      held_account, exposure_account, referral_code)
    SELECT i.id, ${run} || i.id, ${run} || i.id, '', 'Bettor', ${run} || i.id || '@bench.localhost',
      'BDT', c.id, h.id, x.id, ${run} || i.id
    FROM ids i JOIN accounts c ON c.code = 'player:' || i.id || ':cash'
      JOIN accounts h ON h.code = 'player:' || i.id || ':held'
      JOIN accounts x ON x.code = 'player:' || i.id || ':exposure'
    ORDER BY i.id
    RETURNING id, cash_account AS cash, exposure_account AS exposure
  `.execute(db)
  const bettors = rows.map(({ id, cash, exposure }, index) => ({
    playerId: Number(id),
    token: tokens[index] ?? '',
    cash,
    exposure,
  }))
  await sql`
    INSERT INTO player_session (player_id, token_hash, ip, agent)
    SELECT player, decode(hash, 'hex'), '127.0.0.1', 'bench'
    FROM unnest(${bettors.map(({ playerId }) => playerId)}::bigint[],
      ${tokens.map((token) => createHash('sha256').update(token).digest('hex'))}::text[])
      AS s (player, hash)
  `.execute(db)
  await fund({ db, pool }, bettors, fundedMinor)
  // A database that has lived for an hour knows its tables; one that was filled just now does not.
  await sql`ANALYZE player, player_session, account, market, runner, sport_event`.execute(db)
  return bettors
}

async function fund({ db, pool }: Database, bettors: readonly BenchBettor[], amountMinor: bigint) {
  const ledger = openLedger({ db, pool })
  const from = await ledger.accounts.house('house:opening', 'BDT')
  await inParts(bettors, async ({ playerId, cash }) => {
    const key = `bench:fund:${playerId}`
    const step = { kind: 'transfer', from, to: cash, amountMinor, reason: 'bench' } as const
    const { status } = await ledger.post({ key, fingerprint: key, steps: [step] })
    if (status !== 'posted') throw new Error(`a player was not funded: ${status}`)
  })
}

/** Does the same for all, some hundreds at once. */
export async function inParts<T>(all: readonly T[], work: (one: T) => Promise<unknown>) {
  for (let from = 0; from < all.length; from += POSTED_AT_ONCE)
    await Promise.all(all.slice(from, from + POSTED_AT_ONCE).map(work))
}
