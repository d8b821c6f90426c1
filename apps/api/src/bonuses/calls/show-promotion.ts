import type { Calls } from '@maidan/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { readPromotion } from '../queries/read-promotion.ts'
import { showPromotionRecord } from '../queries/list-promotions.ts'
import type { Db } from '../../platform/database/db.ts'
import { shownTo } from '../queries/shown-to.ts'

type Ports = { db: Db }

export const showPromotion: Handler<Calls['showPromotion'], Ports> = async (
  { db },
  { params, player },
) => {
  const promotion = await readPromotion(db, BigInt(params.id))
  const isSecret = promotion?.kind === 'code' && !promotion.isCodeListed
  if (promotion?.status !== 'display' || isSecret) throw new Refusal('NOT_FOUND')
  const [shown] = await shownTo(db, player, [showPromotionRecord(promotion)])
  if (!shown) throw new Refusal('NOT_FOUND')
  return shown
}
