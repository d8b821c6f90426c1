import {
  planCases,
  type AbuseSignal,
  type AbuseState,
  type CasePlan,
  type KeptSignal,
} from '@maidan/cashier'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { lapseApprovals } from '../../../platform/approvals/expire-approvals.ts'
import { caseSubject } from '../cases/lock-case.ts'
import { writeCaseEvent } from '../cases/write-case-event.ts'

/** Opens and extends the cases of pairs that something was found of; answers how many. */
export async function makeCases(
  tx: Tx,
  { pairs, at }: { pairs: readonly AbuseSignal['players'][]; at: Date },
): Promise<number> {
  if (pairs.length === 0) return 0
  const signals = await readSignals(tx, pairs)
  const players = [...new Set(pairs.flat())]
  const plans = planCases({ signals, members: await lockMembers(tx, players) })
  for (const plan of plans) await writePlan(tx, plan, at)
  return plans.length
}

type SignalRow = Omit<KeptSignal, 'players'> & { a: bigint; b: bigint }

async function readSignals(tx: Tx, pairs: readonly AbuseSignal['players'][]) {
  const { rows } = await sql<SignalRow>`
    SELECT s.key, s.player_a AS a, s.player_b AS b, s.weight, s.case_id AS "caseId",
      s.is_cleared AS "isCleared"
    FROM unnest(${pairs.map(([one]) => one)}::bigint[], ${pairs.map(([, other]) => other)}::bigint[])
      AS pair (a, b)
    JOIN abuse_signal s ON s.player_a = pair.a AND s.player_b = pair.b
    ORDER BY s.id
  `.execute(tx)
  return rows.map(({ a, b, ...signal }): KeptSignal => ({ ...signal, players: [a, b] }))
}

/** The cases of accounts, which nobody decides meanwhile. */
async function lockMembers(tx: Tx, players: readonly bigint[]) {
  const { rows } = await sql<{ player_id: bigint; case_id: bigint; state: AbuseState }>`
    SELECT m.player_id, m.case_id, c.state FROM abuse_case_account m
    JOIN abuse_case c ON c.id = m.case_id
    WHERE m.player_id = ANY(${[...players]}::bigint[]) ORDER BY c.id FOR UPDATE OF c
  `.execute(tx)
  return new Map(
    rows.map((row) => [row.player_id, { caseId: row.case_id, state: row.state }] as const),
  )
}

async function writePlan(tx: Tx, plan: CasePlan, at: Date) {
  const caseId = plan.caseId ?? (await openCase(tx, at))
  for (const merged of plan.merged) await mergeCase(tx, { merged, into: caseId, at })
  await sql`
    INSERT INTO abuse_case_account (player_id, case_id, added_at)
    SELECT player_id, ${caseId}, ${at} FROM unnest(${plan.players}::bigint[]) AS player_id
  `.execute(tx)
  await sql`
    UPDATE abuse_signal SET case_id = ${caseId} WHERE key = ANY(${plan.keys}::text[])
  `.execute(tx)
  if (plan.caseId !== null) await extendCase(tx, { caseId, plan, at })
}

async function openCase(tx: Tx, at: Date): Promise<bigint> {
  const { rows } = await sql<{ id: bigint }>`
    INSERT INTO abuse_case (state, opened_at, updated_at) VALUES ('open', ${at}, ${at}) RETURNING id
  `.execute(tx)
  const [row] = rows
  if (!row) throw new Error('a case came back without its number')
  await writeCaseEvent(tx, { caseId: row.id, act: 'opened', at })
  return row.id
}

async function extendCase(
  tx: Tx,
  { caseId, plan, at }: { caseId: bigint; plan: CasePlan; at: Date },
) {
  const state = plan.opens ? sql`'open'` : sql`state`
  await sql`
    UPDATE abuse_case SET state = ${state}, updated_at = ${at} WHERE id = ${caseId}
  `.execute(tx)
  const note = `${plan.keys.length}`
  await writeCaseEvent(tx, { caseId, act: plan.opens ? 'found' : 'added', note, at })
}

/** What two cases know of one group is kept in the older one. */
async function mergeCase(tx: Tx, { merged, into, at }: { merged: bigint; into: bigint; at: Date }) {
  await sql`UPDATE abuse_case_account SET case_id = ${into} WHERE case_id = ${merged}`.execute(tx)
  await sql`UPDATE abuse_signal SET case_id = ${into} WHERE case_id = ${merged}`.execute(tx)
  await sql`UPDATE bonus_stop SET case_id = ${into} WHERE case_id = ${merged}`.execute(tx)
  await sql`
    UPDATE abuse_case SET merged_into = ${into}, updated_at = ${at} WHERE id = ${merged}
  `.execute(tx)
  await lapseApprovals(tx, { subject: caseSubject(merged), at })
  await writeCaseEvent(tx, { caseId: merged, act: 'merged', note: into.toString(), at })
  await writeCaseEvent(tx, { caseId: into, act: 'joined', note: merged.toString(), at })
}
