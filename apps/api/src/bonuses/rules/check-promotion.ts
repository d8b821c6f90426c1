import { HOME_CURRENCY } from '@maidan/contract'
import type { MoneyPlayer } from '../../identity/queries/lock-players.ts'
import type { Tx } from '../../platform/database/db.ts'
import { fieldRefusal } from '../../platform/http/refusal.ts'
import { promotionRefusal } from '@maidan/cashier'
import { requireNoBreak } from '../../protection/breaks/read-break.ts'
import { areBonusesStopped } from '../queries/bonuses-stopped.ts'
import { readHistory } from '../queries/read-history.ts'
import { readPromotion } from '../queries/read-promotion.ts'

type Asked = {
  promotionId: string | number
  amountMinor: bigint
  /** The method that the player chose. */
  methodKey: string
  at: Date
}

/**
 * The id of the promotion that a player chose with a deposit; null for none (0, as the documents).
 * The amounts of its terms are in the currency of the house, and so are the deposits that it is for.
 */
export async function checkPromotion(
  tx: Tx,
  player: Pick<MoneyPlayer, 'id' | 'currency'>,
  asked: Asked,
) {
  const text = String(asked.promotionId).trim()
  if (text === '' || text === '0') return null
  const promotionId = /^[1-9]\d{0,17}$/.test(text) ? BigInt(text) : 0n
  const promotion = await readPromotion(tx, promotionId)
  if (!promotion || player.currency !== HOME_CURRENCY)
    throw fieldRefusal('PROMOTION_UNAVAILABLE', 'promotion_id')
  await requireNoBreak(tx, player.id, asked.at)
  if (await areBonusesStopped(tx, [player.id]))
    throw fieldRefusal('BONUSES_STOPPED', 'promotion_id')
  const history = await readHistory(tx, { playerId: player.id, promotionId, exceptPayment: 0n })
  const refusal = promotionRefusal(promotion, history, asked)
  if (refusal) throw fieldRefusal(refusal, 'promotion_id')
  return promotionId
}
