import { Refusal } from '../../platform/http/refusal.ts'
import type { ApprovalAct } from '../../platform/approvals/approval-act.ts'
import { lockMethod } from '../methods/lock-method.ts'
import { writeMethodStatus } from '../methods/write-method-status.ts'

/** A payment method that was stopped is offered to players again. */
export const methodOpen: ApprovalAct<'method.open'> = async (_, tx, { command }) => {
  const method = await lockMethod(tx, BigInt(command.methodId))
  if (method.status === 'active') throw new Refusal('STATE_CHANGED')
  await writeMethodStatus(tx, { id: method.id, status: 'active' })
}
