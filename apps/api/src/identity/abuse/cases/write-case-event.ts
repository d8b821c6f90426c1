import type { AbuseAct } from '@maidan/cashier'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import type { StaffIdentity } from '../../../platform/http/handler.ts'

/**
 * What happened to a case: an act of staff, a second person's word about bonuses, or what the house
 * did by itself. A note is theirs, or a number: of signals that came, of the other case.
 */
export type CaseEvent = {
  caseId: bigint
  act:
    | AbuseAct
    | 'opened'
    | 'found'
    | 'added'
    | 'merged'
    | 'joined'
    | 'stop_asked'
    | 'offer_asked'
    | 'bonuses_stopped'
    | 'bonuses_offered'
  staff?: Pick<StaffIdentity, 'staffId'>
  note?: string
  at: Date
}

/** Adds a line to a case's history. */
export async function writeCaseEvent(
  tx: Tx,
  { caseId, act, staff, note = '', at }: CaseEvent,
): Promise<void> {
  await sql`
    INSERT INTO abuse_case_event (case_id, act, staff_id, note, at)
    VALUES (${caseId}, ${act}, ${staff?.staffId ?? null}, ${note}, ${at})
  `.execute(tx)
}
