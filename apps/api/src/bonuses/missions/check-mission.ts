import { isElsewhere, missionPlaysDone, missionRefusal, missionSpan } from '@maidan/cashier'
import { HOME_CURRENCY } from '@maidan/contract'
import { isOnBreak } from '../../identity/queries/is-on-break.ts'
import type { MoneyPlayer } from '../../identity/queries/lock-players.ts'
import { playerCountry } from '../../identity/queries/player-country.ts'
import { requireAge } from '../../identity/queries/require-age.ts'
import type { Tx } from '../../platform/database/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { requireNoBreak } from '../../protection/breaks/read-break.ts'
import { areBonusesStopped } from '../queries/bonuses-stopped.ts'
import { readDecidedPlays } from '../queries/read-decided-plays.ts'
import { readPromotionAsOf } from '../queries/read-promotion-as-of.ts'
import type { Promotion } from '../queries/read-promotion.ts'
import type { PlayerPeriod } from '../rules/period-reference.ts'

type Asked = PlayerPeriod & { player: MoneyPlayer; at: Date }

/**
 * The mission as it was when its period began, with the plays that count: refused with the reason where
 * a locked player may not take its reward now. Its amounts are in the currency of the house.
 */
export async function checkMission(
  tx: Tx,
  { promotionId, from, player, at }: Asked,
): Promise<{ promotion: Promotion; playsDone: number }> {
  const promotion = await readPromotionAsOf(tx, promotionId, from)
  if (!promotion?.missionPeriod || player.currency !== HOME_CURRENCY)
    throw new Refusal('PROMOTION_UNAVAILABLE')
  if (isElsewhere(promotion, await playerCountry(tx, player.id)))
    throw new Refusal('PROMOTION_UNAVAILABLE')
  await requireNoBreak(tx, player.id, at)
  if (await isOnBreak(tx, player.id, at)) throw new Refusal('BONUS_ON_BREAK')
  if (await areBonusesStopped(tx, [player.id])) throw new Refusal('BONUSES_STOPPED')
  const fromMs = from.getTime()
  const span = missionSpan(promotion.missionPeriod, fromMs)
  const played = await readDecidedPlays(tx, { playerId: player.id, span })
  const playsDone = missionPlaysDone(promotion, played)
  const refusal = missionRefusal(promotion, { fromMs, atMs: at.getTime(), playsDone })
  if (refusal) throw new Refusal(refusal, { params: figuresOf(promotion, playsDone) })
  requireAge(player, at)
  return { promotion, playsDone }
}

function figuresOf({ missionPlays }: Promotion, playsDone: number) {
  return { done: playsDone, plays: missionPlays }
}
