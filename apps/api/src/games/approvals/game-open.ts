import { Refusal } from '../../platform/http/refusal.ts'
import type { ApprovalAct } from '../../platform/approvals/approval-act.ts'
import { lockTarget, writeStatus } from '../stops/lock-target.ts'

/** A game or a provider that was stopped is offered to players again. */
export const gameOpen: ApprovalAct<'game.open'> = async (_, tx, { command }) => {
  const { status } = await lockTarget(tx, command)
  if (status === 'active') throw new Refusal('STATE_CHANGED')
  await writeStatus(tx, command, 'active')
}
