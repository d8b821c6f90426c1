import { promoCodeRefusal } from '@maidan/cashier'
import { HOME_CURRENCY } from '@maidan/contract'
import type { MoneyPlayer } from '../../identity/queries/lock-players.ts'
import { isOnBreak } from '../../identity/queries/is-on-break.ts'
import { isMainVerified, readOwnPhones } from '../../identity/queries/own-phones.ts'
import { requireAge } from '../../identity/queries/require-age.ts'
import type { Tx } from '../../platform/database/db.ts'
import { fieldRefusal } from '../../platform/http/refusal.ts'
import { requireNoBreak } from '../../protection/breaks/read-break.ts'
import { areBonusesStopped } from '../queries/bonuses-stopped.ts'
import { readHistory } from '../queries/read-history.ts'
import type { Promotion } from '../queries/read-promotion.ts'

const NO_PAYMENT = 0n

/**
 * Refuses a code that a locked player may not take now, with the reason. The amounts of codes are in
 * the currency of the house, and nobody plays with a bonus whose age is not known.
 */
export async function checkCodeFacts(
  tx: Tx,
  { player, promotion, at }: { player: MoneyPlayer; promotion: Promotion; at: Date },
): Promise<void> {
  await requireNoBreak(tx, player.id, at)
  const asked = { playerId: player.id, promotionId: promotion.id, exceptPayment: NO_PAYMENT }
  const facts = {
    ...(await readHistory(tx, asked)),
    uses: promotion.uses,
    isPhoneVerified: isMainVerified(await readOwnPhones(tx, player.id)),
    isOnBreak: await isOnBreak(tx, player.id, at),
  }
  if (await areBonusesStopped(tx, [player.id])) throw fieldRefusal('BONUSES_STOPPED', 'code')
  const refusal = promoCodeRefusal(promotion, facts, at)
  if (refusal) throw fieldRefusal(refusal, 'code')
  if (player.currency !== HOME_CURRENCY) throw fieldRefusal('PROMOTION_UNAVAILABLE', 'code')
  requireAge(player, at)
}
