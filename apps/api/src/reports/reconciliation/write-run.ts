import type { MoveKind, PartnerKey } from '@maidan/cashier'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import type { Unknown } from '../../cashier/partners/answers/read-answer.ts'
import type { StatementLine } from '../../cashier/partners/statement/merchant-statement.ts'
import type { Compared, Difference } from './reconcile-partner-day.ts'
import type { OurSide } from './read-our-side.ts'

/** Lines of a run that are kept; all are counted. */
const LINES_MAX = 1_000

type Run = {
  partner: PartnerKey
  day: string
  at: Date
  ours: OurSide
  theirs: readonly StatementLine[]
  found: Compared | Unknown
}

/** Writes a run of a day down with the differences that it found. */
export async function writeRun(tx: Tx, { partner, day, at, ours, theirs, found }: Run) {
  const isCompared = found.kind === 'compared'
  const differences = isCompared ? found.differences : []
  const { rows } = await sql<{ id: bigint }>`
    INSERT INTO reconciliation (partner, day, at, ledger_minor, hand_minor, partner_minor, why,
      matched, difference_count)
    VALUES (${partner}, ${day}::date, ${at}, ${ours.ledgerMinor}, ${handMinor(ours)},
      ${isCompared ? netOf(theirs) : null}, ${isCompared ? null : found.why},
      ${isCompared ? found.matched : 0}, ${differences.length})
    RETURNING id
  `.execute(tx)
  const id = rows[0]?.id ?? 0n
  for (const [ordinal, one] of differences.slice(0, LINES_MAX).entries())
    await writeLine(tx, id, ordinal, one)
}

/** What the ledger moved and nothing that the statement has to have stands for. */
function handMinor({ lines, ledgerMinor }: OurSide): bigint {
  const due = lines.filter(({ isDue }) => isDue)
  return ledgerMinor - netOf(due.map((line) => ({ ...line, amountMinor: line.bookedMinor })))
}

/** What comes in less what goes out. */
function netOf(moves: readonly { kind: MoveKind; amountMinor: bigint }[]): bigint {
  return moves.reduce(
    (sum, { kind, amountMinor }) => (kind === 'payment' ? sum + amountMinor : sum - amountMinor),
    0n,
  )
}

async function writeLine(tx: Tx, id: bigint, ordinal: number, one: Difference) {
  const { difference, ours, theirs } = one
  await sql`
    INSERT INTO reconciliation_line (reconciliation_id, ordinal, difference, kind, payment_id,
      state, our_minor, booked_minor, trx_id, invoice, partner_minor, counterparty, partner_at)
    VALUES (${id}, ${ordinal}, ${difference}, ${ours?.kind ?? theirs?.kind ?? null},
      ${ours?.paymentId ?? null}, ${ours?.state ?? null}, ${ours?.amountMinor ?? null},
      ${ours?.bookedMinor ?? null}, ${theirs?.trxId ?? ours?.trxId ?? null},
      ${theirs?.invoice ?? null}, ${theirs?.amountMinor ?? null}, ${theirs?.counterparty ?? null},
      ${theirs?.at ?? null})
  `.execute(tx)
}
