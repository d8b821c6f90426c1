import type { ApprovalAct } from '../../platform/approvals/approval-act.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { isAsAsked } from '../receiving/is-as-asked.ts'
import { lockReceiving } from '../receiving/lock-receiving.ts'
import { writeReceivingCaps } from '../receiving/write-receiving.ts'

/** More may be paid into an account in a day or a month. */
export const receivingCaps: ApprovalAct<'receiving.caps'> = async (_, tx, { command }) => {
  const account = await lockReceiving(tx, BigInt(command.accountId))
  if (!isAsAsked(account, command)) throw new Refusal('STATE_CHANGED')
  const dayCapMinor = BigInt(command.toDayCapMinor)
  const monthCapMinor = BigInt(command.toMonthCapMinor)
  await writeReceivingCaps(tx, { id: account.id, dayCapMinor, monthCapMinor })
}
