import type { ApprovalAct } from '../../platform/approvals/approval-act.ts'
import { checkCode } from '../desk/check-code.ts'
import { checkFreeGame } from '../free-rounds/free-games.ts'
import { lockPromotion } from '../desk/lock-promotion.ts'
import { addPromotion, rewritePromotion } from '../desk/write-promotion.ts'

const NEW_ID = 0n

/** A promotion with its new terms; whoever chose it before keeps those that it had. */
export const promotionChange: ApprovalAct<'promotion.change'> = async (_, tx, { command, at }) => {
  const { changedAt, promotion: draft } = command
  const id = BigInt(command.promotionId)
  const before = id === NEW_ID ? null : await lockPromotion(tx, id, changedAt)
  await checkCode(tx, id, draft)
  await checkFreeGame(tx, draft)
  if (before === null) return addPromotion(tx, draft, at)
  return rewritePromotion(tx, before, { draft, at })
}
