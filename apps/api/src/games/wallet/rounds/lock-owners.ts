import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import type { WalletPlayer } from '../book/wallet-book.ts'
import type { ContestRow } from '../contests/find-contests.ts'
import { lockCash } from '../lock-cash.ts'

type Row = Pick<WalletPlayer, 'currency'> & {
  id: bigint
  cash_account: bigint
  held_account: bigint
}

type Owners = { owners: Map<bigint, WalletPlayer>; balances: Map<bigint, bigint> }

/**
 * Locks players whom the house gives something back, and the contests that it comes out of: cash and contests
 * first, then the players, as everything does that moves money. Every call of a provider waits for these.
 */
export async function lockOwners(
  tx: Tx,
  { playerIds: ids, contests }: { playerIds: readonly bigint[]; contests: readonly ContestRow[] },
): Promise<Owners> {
  const { rows: cash } = await sql<{ cash_account: bigint }>`
    SELECT cash_account FROM player WHERE id = ANY(${ids}::bigint[])
  `.execute(tx)
  const accounts = [
    ...cash.map(({ cash_account }) => cash_account),
    ...contests.map(({ account_id }) => account_id),
  ]
  if (accounts.length === 0) return { owners: new Map(), balances: new Map() }
  const balances = await lockCash(tx, sql.join(accounts))
  const { rows } = await sql<Row>`
    SELECT id, currency, cash_account, held_account FROM player
    WHERE id = ANY(${ids}::bigint[]) ORDER BY id FOR NO KEY UPDATE
  `.execute(tx)
  return { owners: new Map(rows.map((row) => [row.id, ownerOf(row, balances)])), balances }
}

function ownerOf(row: Row, balances: ReadonlyMap<bigint, bigint>): WalletPlayer {
  return {
    currency: row.currency,
    cashAccount: row.cash_account,
    heldAccount: row.held_account,
    balanceMinor: balances.get(row.cash_account) ?? 0n,
    // What goes back is no play.
    playFloor: null,
  }
}
