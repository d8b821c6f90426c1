import type { ApprovalAct } from '../../platform/approvals/approval-act.ts'
import type { Config } from '../../platform/config.ts'
import { checkWeights } from '../vip/weight-limits.ts'
import { lockVipTerms } from '../vip/lock-vip-terms.ts'
import { writeVipTerms } from '../vip/write-vip-terms.ts'

/** Other levels and weights; the points that players have, and have earned, stay as they are. */
export const vipChange: ApprovalAct<'vip.change', { config: Config }> = async (
  ports,
  tx,
  { command, at },
) => {
  await lockVipTerms(tx, command.changedAt)
  await checkWeights(tx, ports, command)
  await writeVipTerms(tx, { levels: command.levels, weights: command.weights, at })
}
