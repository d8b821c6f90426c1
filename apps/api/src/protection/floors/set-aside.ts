import { asideOf } from '@maidan/cashier'
import { moneyText } from '@maidan/money'
import { sql } from 'kysely'
import { notifyPlayer } from '../../cashier/payments/notify-player.ts'
import type { Payment } from '../../cashier/payments/lock-payment.ts'
import type { MoneyPlayer } from '../../identity/queries/lock-players.ts'
import type { Tx } from '../../platform/database/db.ts'
import { siteMinute } from '../../platform/texts/site-minute.ts'
import { readDepositRoom } from '../limits/check-deposit-limit.ts'

type Credited = { payment: Payment; player: MoneyPlayer; at: Date }

/**
 * Sets aside what of a deposit that is being credited is above the limits of its locked player, and tells
 * them; whether something was. Money that has come is never turned away (law 29): it can be withdrawn.
 */
export async function setAside(tx: Tx, { payment, player, at }: Credited): Promise<boolean> {
  const asked = { playerId: player.id, at, exceptPayment: payment.id }
  const aside = asideOf(payment.amountMinor, await readDepositRoom(tx, asked), at.getTime())
  if (aside === null) return false
  const until = new Date(aside.untilMs)
  await sql`
    INSERT INTO deposit_aside (payment_id, player_id, amount_minor, from_at, until_at)
    VALUES (${payment.id}, ${player.id}, ${aside.minor}, ${at}, ${until})
  `.execute(tx)
  await sql`
    UPDATE player SET aside_until = greatest(aside_until, ${until}) WHERE id = ${player.id}
  `.execute(tx)
  const params = {
    amount: moneyText(aside.minor, payment.currency),
    until: siteMinute(until),
    reference: payment.reference,
  }
  await notifyPlayer(tx, player, { code: 'depositAside', params })
  return true
}
