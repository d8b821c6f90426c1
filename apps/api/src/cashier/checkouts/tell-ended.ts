import type { PaymentState } from '@maidan/cashier'
import { moneyText } from '@maidan/money'
import { lockPlayer } from '../../identity/queries/lock-players.ts'
import type { Tx } from '../../platform/database/db.ts'
import { methodName } from '../deposits/find-method.ts'
import type { Payment } from '../payments/lock-payment.ts'
import { notifyPlayer } from '../payments/notify-player.ts'

/** Tells a player that their deposit came to nothing; what they gave up themselves they know. */
export async function tellEnded(tx: Tx, payment: Payment, state: PaymentState) {
  if (state !== 'failed' && state !== 'expired') return
  const { amountMinor, currency, askedKey, reference } = payment
  const params = {
    amount: moneyText(amountMinor, currency),
    method: methodName(askedKey),
    reference,
  }
  const player = await lockPlayer(tx, payment.playerId)
  const code = state === 'failed' ? 'checkoutFailed' : 'checkoutExpired'
  await notifyPlayer(tx, player, { code, params })
}
