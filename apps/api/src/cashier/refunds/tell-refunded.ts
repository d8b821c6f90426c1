import { moneyText } from '@maidan/money'
import type { MoneyPlayer } from '../../identity/queries/lock-players.ts'
import type { Tx } from '../../platform/database/db.ts'
import { methodName } from '../deposits/find-method.ts'
import type { Payment } from '../payments/lock-payment.ts'
import { notifyPlayer } from '../payments/notify-player.ts'

/** Tells a player that a deposit was given back to their wallet, or could not be and is theirs again. */
export function tellRefunded(
  tx: Tx,
  player: MoneyPlayer,
  { amountMinor, currency, methodKey, reference }: Payment,
  code: 'depositRefunded' | 'refundFailed' = 'depositRefunded',
): Promise<void> {
  const amount = moneyText(amountMinor, currency)
  return notifyPlayer(tx, player, {
    code,
    params: { amount, method: methodName(methodKey), reference },
  })
}
