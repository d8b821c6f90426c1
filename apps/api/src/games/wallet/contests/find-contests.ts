import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { contestKey, type KnownContest } from '../book/wallet-book.ts'

/** What may name a contest: a wallet's call, or a round. */
type Naming = { platform: string; contest?: string | null }

export type ContestRow = {
  platform: string
  contest_id: string
  currency: string
  account_id: bigint
  game_code: string
}

/** The contests that are named, in every currency; most calls name none. */
export async function findContests(tx: Tx, naming: readonly Naming[]): Promise<ContestRow[]> {
  const named = naming.filter(({ contest }) => typeof contest === 'string')
  if (named.length === 0) return []
  const { rows } = await sql<ContestRow>`
    SELECT platform, contest_id, currency, account_id, game_code FROM contest
    WHERE platform = ANY(${named.map(({ platform }) => platform)}::text[])
      AND contest_id = ANY(${named.map(({ contest }) => contest)}::text[])
  `.execute(tx)
  return rows
}

/**
 * The contests with what their accounts hold, which are locked by now. Whoever closes a contest locks its
 * account first, so that whether it is closed is read after the lock, and holds as long.
 */
export async function knownContests(
  tx: Tx,
  contests: readonly ContestRow[],
  balances: ReadonlyMap<bigint, bigint>,
): Promise<Map<string, KnownContest>> {
  if (contests.length === 0) return new Map()
  const { rows } = await sql<{ account_id: bigint }>`
    SELECT account_id FROM contest WHERE closed_at IS NOT NULL
      AND account_id = ANY(${contests.map((one) => one.account_id)}::bigint[])
  `.execute(tx)
  const closed = new Set(rows.map((row) => row.account_id))
  return new Map(
    contests.map(
      ({ platform, contest_id, currency, account_id: accountId, game_code: gameCode }) => {
        const balanceMinor = balances.get(accountId)
        if (balanceMinor === undefined) throw new Error(`account ${accountId} was not locked`)
        const isClosed = closed.has(accountId)
        return [
          contestKey(platform, contest_id, currency),
          { accountId, balanceMinor, gameCode, isClosed },
        ]
      },
    ),
  )
}
