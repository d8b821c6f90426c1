import type { ApprovalAct } from '../../platform/approvals/approval-act.ts'
import { changeLimit } from '../limits/change-limit.ts'

/** Another limit of what the house may lose on something of a sport. */
export const limitChange: ApprovalAct<'limit.change'> = (_ports, tx, { command }) =>
  changeLimit(tx, { ...command, limitMinor: BigInt(command.limitMinor) })
