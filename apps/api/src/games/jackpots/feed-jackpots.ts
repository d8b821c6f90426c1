import type { Currency } from '@maidan/money'
import type { Step } from '@maidan/ledger'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'

type Ports = { db: Db; ledger: Ledger }

/** How often shares are looked for when there were none. */
export const FEED_JACKPOTS_EVERY_MS = 1_000

/** Shares that are posted together at most. */
const SHARES_MAX = 5_000

type Due = {
  platform: string
  currency: Currency
  pot_account: bigint
  reserve_account: bigint
  pot_minor: bigint
  reserve_minor: bigint
  last_id: bigint
}

/**
 * Moves the shares of decided bets from what the house won with the games into the pots, all of a pot in
 * one posting. Shares and postings commit together. Returns how many shares there were.
 */
export async function feedJackpots({ db, ledger }: Ports): Promise<number> {
  return inTransaction(db, async (tx) => {
    const { due, shares } = await takeShares(tx)
    for (const one of due) await post(ledger, tx, one)
    return shares
  })
}

async function takeShares(tx: Tx): Promise<{ due: Due[]; shares: number }> {
  const { rows } = await sql<Due & { shares: bigint }>`
    WITH taken AS (
      DELETE FROM jackpot_share WHERE id IN (
        SELECT id FROM jackpot_share ORDER BY id LIMIT ${SHARES_MAX} FOR UPDATE SKIP LOCKED
      ) RETURNING *
    )
    SELECT t.platform, t.currency, p.pot_account, p.reserve_account, count(*) AS shares,
      sum(t.pot_minor)::bigint AS pot_minor, sum(t.reserve_minor)::bigint AS reserve_minor,
      max(t.id) AS last_id
    FROM taken t
    JOIN jackpot_pot p ON p.jackpot_code = t.jackpot_code AND p.currency = t.currency
    GROUP BY t.platform, t.currency, p.pot_account, p.reserve_account
    ORDER BY p.pot_account
  `.execute(tx)
  return { due: rows, shares: rows.reduce((sum, { shares }) => sum + Number(shares), 0) }
}

async function post(ledger: Ledger, tx: Tx, due: Due) {
  const from = await ledger.accounts.house(`house:games:${due.platform}`, due.currency)
  const share = (to: bigint, amountMinor: bigint): Step[] =>
    amountMinor === 0n ? [] : [{ kind: 'transfer', from, to, amountMinor, reason: 'jackpot_share' }]
  const key = `jackpot-share:${due.last_id}:${due.pot_account}`
  const steps = [
    ...share(due.pot_account, due.pot_minor),
    ...share(due.reserve_account, due.reserve_minor),
  ]
  const [result] = await ledger.postIn(tx, [{ key, fingerprint: key, steps }])
  if (result?.status !== 'posted') throw new Error(`${key}: the ledger says ${result?.status}`)
}
