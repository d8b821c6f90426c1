import { sql } from 'kysely'
import type { ApprovalAct } from '../../platform/approvals/approval-act.ts'
import { lockCase } from '../abuse/cases/lock-case.ts'
import { writeCaseEvent } from '../abuse/cases/write-case-event.ts'

/** Accounts that were offered no bonuses are offered them again. */
export const bonusOffer: ApprovalAct<'bonus.offer'> = async (_, tx, { command, agreedBy, at }) => {
  const found = await lockCase(tx, BigInt(command.caseId))
  await sql`
    DELETE FROM bonus_stop WHERE player_id = ANY(${command.playerIds}::bigint[])
  `.execute(tx)
  await writeCaseEvent(tx, { caseId: found.id, act: 'bonuses_offered', staff: agreedBy, at })
}
