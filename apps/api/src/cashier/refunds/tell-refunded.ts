import { moneyText } from '@maidan/money'
import type { MoneyPlayer } from '../../identity/queries/lock-players.ts'
import type { Tx } from '../../platform/database/db.ts'
import { methodName } from '../deposits/find-method.ts'
import type { Payment } from '../payments/lock-payment.ts'
import { notifyPlayer } from '../payments/notify-player.ts'

type Refunded = {
  payment: Payment
  amountMinor: bigint
  /** What stays credited of the deposit. */
  leftMinor: bigint
}

/** Tells a player that their deposit, or a part of it, was given back to their wallet. */
export function tellRefunded(tx: Tx, player: MoneyPlayer, refunded: Refunded): Promise<void> {
  const { payment, leftMinor } = refunded
  const params = paramsOf(refunded)
  if (leftMinor === 0n) return notifyPlayer(tx, player, { code: 'depositRefunded', params })
  const left = moneyText(leftMinor, payment.currency)
  return notifyPlayer(tx, player, { code: 'depositPartRefunded', params: { ...params, left } })
}

/** Tells a player that a refund was not taken on: the money is theirs again. */
export function tellRefundFailed(
  tx: Tx,
  player: MoneyPlayer,
  refused: Omit<Refunded, 'leftMinor'>,
): Promise<void> {
  return notifyPlayer(tx, player, { code: 'refundFailed', params: paramsOf(refused) })
}

function paramsOf({ payment, amountMinor }: Omit<Refunded, 'leftMinor'>) {
  const { currency, askedKey, reference } = payment
  return { amount: moneyText(amountMinor, currency), method: methodName(askedKey), reference }
}
