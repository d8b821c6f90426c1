import {
  reconcileDay,
  type DayDifference,
  type PartnerKey,
  type ReconciledDay,
} from '@maidan/cashier'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type {
  MerchantStatement,
  StatementLine,
  StatementRead,
} from '../../cashier/partners/statement/merchant-statement.ts'
import { spanOf } from './dhaka-day.ts'
import { findSentBack } from './find-sent-back.ts'
import { readOurSide, type OurLine } from './read-our-side.ts'
import { writeRun } from './write-run.ts'

type Ports = { clock: Clock; db: Db }

export type Difference = DayDifference<OurLine, StatementLine>

/** Payments that the day's lines do not have and that are asked for by name, one by one. */
const LOOKUPS_MAX = 100

type Asked = { partner: PartnerKey; day: string; statement: MerchantStatement }

/**
 * Holds one day of the ledger and of our payments against the partner's statement of it, and writes
 * down what came of it. A partner that does not answer leaves a run that says so.
 */
export async function reconcilePartnerDay(ports: Ports, asked: Asked): Promise<void> {
  const { partner, day, statement } = asked
  const span = spanOf(day)
  const read = await statement.readSpan(span)
  const theirs = read.kind === 'read' ? read.lines : []
  const back = await findSentBack(ports.db, partner, theirs)
  const ours = await readOurSide(ports.db, { partner, span, theirs })
  const found = read.kind === 'read' ? await compare(statement, ours.lines, theirs, back) : read
  await inTransaction(ports.db, (tx) =>
    writeRun(tx, { partner, day, at: ports.clock.now(), ours, theirs, found }),
  )
}

export type Compared = ReconciledDay<OurLine, StatementLine> & { kind: 'compared' }

/**
 * What was booked in this day and moved at the partner in another one (around midnight, or found
 * late) is not missing there: the partner is asked for it by name.
 */
async function compare(
  statement: MerchantStatement,
  ours: readonly OurLine[],
  all: readonly StatementLine[],
  back: ReadonlySet<StatementLine>,
): Promise<Compared | Exclude<StatementRead, { kind: 'read' }>> {
  const theirs = all.filter((line) => !back.has(line))
  const first = reconcileDay(ours, theirs)
  const missing = first.differences.filter(({ difference }) => difference === 'missing_partner')
  const elsewhere: StatementLine[] = []
  for (const { ours: own } of missing.slice(0, LOOKUPS_MAX)) {
    const read = await statement.readInvoice(own?.reference ?? '')
    if (read.kind === 'unknown') return read
    elsewhere.push(...read.lines.filter((line) => !theirs.some(sameAs(line))))
  }
  const sentBack = back.size
  if (elsewhere.length === 0)
    return { kind: 'compared', ...first, matched: first.matched + sentBack }
  const { matched, differences } = reconcileDay(ours, [...theirs, ...elsewhere])
  // What another day's line lacks on our side is that day's difference.
  const isOfDay = (one: Difference) =>
    one.difference !== 'missing_ours' || !elsewhere.includes(one.theirs)
  return { kind: 'compared', matched: matched + sentBack, differences: differences.filter(isOfDay) }
}

function sameAs(line: StatementLine) {
  return (one: StatementLine) => one.kind === line.kind && one.trxId === line.trxId
}
