import type { Difference, MoveKind, PartnerKey, PaymentState } from '@maidan/cashier'
import { HOME_CURRENCY, type CallAnswer, type Calls } from '@maidan/contract'
import { decimalAmount } from '@maidan/money'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { asRun, stateOf, type RunRow } from './list-days.ts'

export type ReconciledDay = CallAnswer<Calls['staffReconciledDay']>
export type DayLine = ReconciledDay['lines'][number]

const EARLIER_MAX = 10

type Asked = { partner: PartnerKey; day: string }

/** The newest run of a partner's day with its differences; refuses with NOT_FOUND without any. */
export async function readDay(db: Db, { partner, day }: Asked): Promise<ReconciledDay> {
  const { rows } = await sql<RunRow>`
    SELECT id, partner, day::text AS day, at, ledger_minor, hand_minor, partner_minor, why, matched,
      difference_count
    FROM reconciliation WHERE partner = ${partner} AND day = ${day}::date
    ORDER BY id DESC LIMIT ${EARLIER_MAX + 1}
  `.execute(db)
  const [run, ...earlier] = rows
  if (!run) throw new Refusal('NOT_FOUND')
  return {
    run: asRun(run),
    why: run.why,
    lines: await readLines(db, run.id),
    earlier: earlier.map((one) => ({
      at: one.at.toISOString(),
      state: stateOf(one),
      difference_count: Number(one.difference_count),
    })),
  }
}

type LineRow = {
  difference: Difference
  kind: MoveKind
  reference: string | null
  state: PaymentState | null
  our_minor: bigint | null
  booked_minor: bigint | null
  trx_id: string | null
  invoice: string | null
  partner_minor: bigint | null
  counterparty: string | null
  partner_at: Date | null
}

async function readLines(db: Db, id: bigint): Promise<DayLine[]> {
  const { rows } = await sql<LineRow>`
    SELECT l.difference, l.kind, p.reference, l.state, l.our_minor, l.booked_minor, l.trx_id,
      l.invoice, l.partner_minor, l.counterparty, l.partner_at
    FROM reconciliation_line l LEFT JOIN payment p ON p.id = l.payment_id
    WHERE l.reconciliation_id = ${id} ORDER BY l.ordinal
  `.execute(db)
  return rows.map((row) => ({
    difference: row.difference,
    kind: row.kind,
    trx_id: row.trx_id,
    ours: oursOf(row),
    theirs: theirsOf(row),
  }))
}

const text = (minor: bigint | null) => decimalAmount(minor ?? 0n, HOME_CURRENCY)

function oursOf({ reference, state, our_minor, booked_minor }: LineRow): DayLine['ours'] {
  if (reference === null || state === null) return null
  return { reference, state, amount: text(our_minor), booked: text(booked_minor) }
}

function theirsOf({
  invoice,
  partner_minor,
  counterparty,
  partner_at,
}: LineRow): DayLine['theirs'] {
  if (invoice === null || partner_at === null) return null
  const wallet = counterparty ?? ''
  return { invoice, amount: text(partner_minor), wallet, at: partner_at.toISOString() }
}
