import type { ApprovalAct } from '../../platform/approvals/approval-act.ts'
import { lockPromotion } from '../desk/lock-promotion.ts'
import { addPromotion, rewritePromotion } from '../desk/write-promotion.ts'

const NEW_ID = 0n

/** A promotion with its new terms; whoever chose it before keeps those that it had. */
export const promotionChange: ApprovalAct<'promotion.change'> = async (_, tx, { command, at }) => {
  const { changedAt, promotion: draft } = command
  const id = BigInt(command.promotionId)
  if (id === NEW_ID) return addPromotion(tx, draft)
  const before = await lockPromotion(tx, id, changedAt)
  return rewritePromotion(tx, before, { draft, at })
}
