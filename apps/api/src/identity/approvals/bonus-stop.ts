import { sql } from 'kysely'
import { Refusal } from '../../platform/http/refusal.ts'
import type { ApprovalAct } from '../../platform/approvals/approval-act.ts'
import { lockCase } from '../abuse/cases/lock-case.ts'
import { writeCaseEvent } from '../abuse/cases/write-case-event.ts'

/** The accounts of a confirmed case are offered no bonuses from now on; what they have stays theirs. */
export const bonusStop: ApprovalAct<'bonus.stop'> = async (
  _,
  tx,
  { id, command, agreedBy, at },
) => {
  const found = await lockCase(tx, BigInt(command.caseId))
  if (found.state !== 'confirmed') throw new Refusal('STATE_CHANGED')
  await sql`
    INSERT INTO bonus_stop (player_id, case_id, approval_id, since)
    SELECT player_id, ${found.id}, ${id}, ${at} FROM unnest(${command.playerIds}::bigint[]) AS player_id
    ON CONFLICT (player_id) DO NOTHING
  `.execute(tx)
  await writeCaseEvent(tx, { caseId: found.id, act: 'bonuses_stopped', staff: agreedBy, at })
}
