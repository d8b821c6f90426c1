import type { ApprovalAct } from '../../platform/approvals/approval-act.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { isAsAsked } from '../receiving/is-as-asked.ts'
import { lockReceiving } from '../receiving/lock-receiving.ts'
import { writeReceivingStatus } from '../receiving/write-receiving.ts'

/** An account that was closed is shown to players again, with the caps that were agreed to. */
export const receivingOpen: ApprovalAct<'receiving.open'> = async (_, tx, { command }) => {
  const account = await lockReceiving(tx, BigInt(command.accountId))
  if (!isAsAsked(account, { ...command, status: 'inactive' })) throw new Refusal('STATE_CHANGED')
  await writeReceivingStatus(tx, { id: account.id, status: 'active' })
}
