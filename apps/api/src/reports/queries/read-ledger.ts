import type { CallAnswer, Calls } from '@maidan/contract'
import { decimalAmount, type Currency } from '@maidan/money'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import type { Page } from '../../platform/http/staff-page.ts'
import { Refusal } from '../../platform/http/refusal.ts'

type Wallet = { cash: bigint; currency: Currency; version: bigint }

type Entry = {
  seq: bigint
  transfer_id: bigint
  reason: string
  amount_minor: bigint
  balance_after: bigint
  counter: string
  command_key: string
  created_at: Date
}

type LedgerLine = CallAnswer<Calls['staffLedger']>['data'][number]

export type LedgerPage = { lines: LedgerLine[]; currency: Currency; total: number }

/** A page of the entries of a player's cash, newest first; refuses with NOT_FOUND. */
export async function readLedger(db: Db, playerId: bigint, page: Page): Promise<LedgerPage> {
  const { cash, currency, version } = await findWallet(db, playerId)
  const { rows } = await sql<Entry>`
    SELECT e.seq, e.transfer_id, t.reason, e.amount_minor, e.balance_after, t.command_key, t.created_at,
      c.code AS counter
    FROM entry e JOIN transfer t ON t.id = e.transfer_id
    JOIN account c ON c.id = CASE WHEN t.from_account = e.account_id THEN t.to_account ELSE t.from_account END
    WHERE e.account_id = ${cash} AND e.balance_after IS NOT NULL
    ORDER BY e.seq DESC LIMIT ${page.pageSize} OFFSET ${page.offset}
  `.execute(db)
  return { lines: rows.map((entry) => asLine(entry, currency)), currency, total: Number(version) }
}

async function findWallet(db: Db, playerId: bigint): Promise<Wallet> {
  const { rows } = await sql<Wallet>`
    SELECT p.cash_account AS cash, p.currency, a.version FROM player p
    JOIN account a ON a.id = p.cash_account WHERE p.id = ${playerId}
  `.execute(db)
  const [wallet] = rows
  if (!wallet) throw new Refusal('NOT_FOUND')
  return wallet
}

function asLine(entry: Entry, currency: Currency): LedgerLine {
  return {
    seq: entry.seq.toString(),
    transfer_id: entry.transfer_id.toString(),
    kind: entry.reason,
    amount: decimalAmount(entry.amount_minor, currency),
    balance_after: decimalAmount(entry.balance_after, currency),
    counter_account: entry.counter,
    command_key: entry.command_key,
    created_at: entry.created_at.toISOString(),
  }
}
