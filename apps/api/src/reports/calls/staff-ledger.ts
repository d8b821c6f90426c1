import type { Calls } from '@maidan/contract'
import { decimalAmount, type Currency } from '@maidan/money'
import { sql } from 'kysely'
import type { Handler } from '../../platform/http/handler.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { notePlayerRead } from '../../platform/audit/note-read.ts'
import { readPage } from '../../platform/http/staff-page.ts'
import { requireRole } from '../../platform/security/require-role.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { ReadNotes } from '../../platform/audit/read-notes.ts'

type Ports = { clock: Clock; db: Db; readNotes: ReadNotes }

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

export const staffLedger: Handler<Calls['staffLedger'], Ports> = async (ports, request) => {
  const { db } = ports
  requireRole(request.staff, 'cashier', 'support', 'auditor')
  const { page, pageSize, offset } = readPage(request.query)
  const wallets = await sql<{ cash: bigint; currency: Currency; version: bigint }>`
    SELECT p.cash_account AS cash, p.currency, a.version FROM player p
    JOIN account a ON a.id = p.cash_account WHERE p.id = ${BigInt(request.params.id)}
  `.execute(db)
  const [wallet] = wallets.rows
  if (!wallet) throw new Refusal('NOT_FOUND')
  const { cash, currency, version } = wallet
  const { rows } = await sql<Entry>`
    SELECT e.seq, e.transfer_id, t.reason, e.amount_minor, e.balance_after, t.command_key, t.created_at,
      c.code AS counter
    FROM entry e JOIN transfer t ON t.id = e.transfer_id
    JOIN account c ON c.id = CASE WHEN t.from_account = e.account_id THEN t.to_account ELSE t.from_account END
    WHERE e.account_id = ${cash} ORDER BY e.seq DESC LIMIT ${pageSize} OFFSET ${offset}
  `.execute(db)
  await notePlayerRead(ports, request, BigInt(request.params.id))
  const lines = rows.map((entry) => asLine(entry, currency))
  return { data: lines, currency, total: Number(version), page, page_size: pageSize }
}

function asLine(entry: Entry, currency: Currency) {
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
