import { asideParts } from '@maidan/cashier'
import { moneyText } from '@maidan/money'
import { notifyPlayer } from '../../cashier/payments/notify-player.ts'
import type { Payment } from '../../cashier/payments/lock-payment.ts'
import type { MoneyPlayer } from '../../identity/queries/lock-players.ts'
import type { Tx } from '../../platform/database/db.ts'
import { siteMinute } from '../../platform/texts/site-minute.ts'
import { readLimitsBefore } from './read-limits-before.ts'
import { writeAsides } from './write-asides.ts'

type Credited = { payment: Payment; player: MoneyPlayer; at: Date }

/**
 * Sets aside what of a deposit that has just been credited is above the limits of its locked player, and tells
 * them; whether something was. Money that has come is never turned away (law 29): it can be withdrawn.
 */
export async function setAside(tx: Tx, { payment, player, at }: Credited): Promise<boolean> {
  const came = { playerId: player.id, paymentId: payment.id, at }
  const parts = asideParts(payment.amountMinor, await readLimitsBefore(tx, came), at.getTime())
  const [longest] = parts
  if (longest === undefined) return false
  await writeAsides(tx, { playerId: player.id, paymentId: payment.id, fromAt: at, parts })
  const params = {
    amount: moneyText(
      parts.reduce((sum, { minor }) => sum + minor, 0n),
      payment.currency,
    ),
    until: siteMinute(new Date(longest.untilMs)),
    reference: payment.reference,
  }
  await notifyPlayer(tx, player, { code: 'depositAside', params })
  return true
}
