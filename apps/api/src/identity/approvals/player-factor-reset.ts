import { Refusal } from '../../platform/http/refusal.ts'
import { findFactor } from '../second-factor/find-factor.ts'
import { removeFactor } from '../second-factor/remove-factor.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import type { ApprovalAct } from '../../platform/approvals/approval-act.ts'

/** A player who lost app and recovery codes logs in with their password alone again. */
export const playerFactorReset: ApprovalAct<'player.factor.reset'> = async (_, tx, { command }) => {
  const playerId = BigInt(command.playerId)
  if (!(await findFactor(tx, playerId))) throw new Refusal('STATE_CHANGED')
  await removeFactor(tx, playerId, 'staff')
  await endSessions(tx, playerId)
}
