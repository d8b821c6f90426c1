import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import type { Payment } from '../../cashier/payments/lock-payment.ts'
import type { MoneyPlayer } from '../../identity/queries/lock-players.ts'
import { bonusTerms, promotionRefusal } from '@maidan/cashier'
import { isOnOwnBreak } from '../../protection/breaks/read-break.ts'
import { giveFreeRounds } from '../free-rounds/give-free-rounds.ts'
import { keepBonus } from '../kept/keep-bonus.ts'
import { areBonusesStopped } from '../queries/bonuses-stopped.ts'
import { readHistory } from '../queries/read-history.ts'
import { readPromotionAsOf } from '../queries/read-promotion-as-of.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import type { Texts } from '../../platform/texts/choose-text.ts'

type Ports = { ledger: Ledger }

/** What a chosen promotion gave; nothing if it does not apply any more. Minor units. */
export type GrantedPromotion = {
  promotion: Texts
  bonusMinor: bigint
  requiredMinor: bigint
  /** Rounds in place of a bonus; none of another kind. */
  freeRounds: number
}

type Grant = {
  payment: Payment
  player: MoneyPlayer
  /** Whether something of it is above the player's own limits: nobody is given more to play with for that. */
  isAbove: boolean
  at: Date
}

/**
 * Gives the promotion of a deposit that is being credited: its free rounds, or the bonus, kept until the
 * turnover is done that it asks for, and the record of both. Null if none was chosen. Its dates and terms count as of the player's claim, so
 * that neither slow work of ours nor a change of the offer costs them anything.
 */
export async function grantPromotion(
  ports: Ports,
  tx: Tx,
  { payment, player, isAbove, at }: Grant,
): Promise<GrantedPromotion | null> {
  const promotion = payment.promotionId
    ? await readPromotionAsOf(tx, payment.promotionId, payment.createdAt)
    : null
  if (!promotion) return null
  const named = { promotion: promotion.names, freeRounds: 0 }
  const history = await readHistory(tx, {
    playerId: player.id,
    promotionId: promotion.id,
    exceptPayment: payment.id,
  })
  const { amountMinor, askedKey: methodKey, createdAt } = payment
  const claim = { amountMinor, methodKey, at: createdAt }
  const refusal = promotionRefusal(promotion, history, claim)
  const { bonusMinor, requiredMinor } = bonusTerms(promotion, payment.amountMinor)
  const isStopped = await areBonusesStopped(tx, [player.id])
  const isKept = isAbove || isStopped || (await isOnOwnBreak(tx, player.id, at))
  const isGiven = !refusal && !isKept
  if (promotion.kind === 'freeSpins' && isGiven && (await isOpenGame(tx, promotion.freeGame))) {
    await giveFreeRounds(tx, { player, promotion, paymentId: payment.id, at })
    return { ...named, bonusMinor: 0n, requiredMinor: 0n, freeRounds: promotion.freeRounds }
  }
  if (!isGiven || bonusMinor === 0n) return { ...named, bonusMinor: 0n, requiredMinor: 0n }
  await keepBonus(ports, tx, {
    player,
    kind: 'deposit',
    amountMinor: bonusMinor,
    requiredMinor,
    terms: promotion,
    promotionId: promotion.id,
    paymentId: payment.id,
    at,
  })
  await sql`UPDATE payment SET bonus_minor = ${bonusMinor} WHERE id = ${payment.id}`.execute(tx)
  return { ...named, bonusMinor, requiredMinor }
}

/** A deposit is credited whatever has become of a game. */
async function isOpenGame(tx: Tx, code: string | null): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM open_game WHERE code = ${code}`.execute(tx)
  return rows.length > 0
}
