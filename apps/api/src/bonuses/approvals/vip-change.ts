import type { ApprovalAct } from '../../platform/approvals/approval-act.ts'
import { lockVipTerms } from '../vip/lock-vip-terms.ts'
import { writeVipTerms } from '../vip/write-vip-terms.ts'

/** Other levels and weights; the points that players have, and have earned, stay as they are. */
export const vipChange: ApprovalAct<'vip.change'> = async (_, tx, { command, at }) => {
  await lockVipTerms(tx, command.changedAt)
  await writeVipTerms(tx, { levels: command.levels, weights: command.weights, at })
}
