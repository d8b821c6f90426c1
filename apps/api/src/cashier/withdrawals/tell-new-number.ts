import { maskNumber } from '@maidan/cashier'
import { moneyText } from '@maidan/money'
import { sql } from 'kysely'
import type { MoneyPlayer } from '../../identity/queries/lock-players.ts'
import type { OwnPhone } from '../../identity/queries/own-phones.ts'
import { phoneOfAccount } from '../../identity/queries/phone-of-account.ts'
import type { Tx } from '../../platform/database/db.ts'
import { notifyPlayer } from '../payments/notify-player.ts'

type Asked = {
  phone: OwnPhone
  accountNumber: string
  /** The method's name. */
  method: string
  amountMinor: bigint
  reference: string
}

/**
 * Tells a player that a withdrawal was asked for to a number that was never paid before, in the
 * transaction that asks for it. The main number hears nothing of itself: its owner is who is told.
 */
export async function tellNewNumber(tx: Tx, player: MoneyPlayer, asked: Asked): Promise<void> {
  const { phone, accountNumber, method, amountMinor, reference } = asked
  if (phone.ordinal === 0 || (await wasPaid(tx, player.id, phone.phone))) return
  const params = {
    amount: moneyText(amountMinor, player.currency),
    account: maskNumber(accountNumber),
    method,
    reference,
  }
  await notifyPlayer(tx, player, { code: 'withdrawalToNewNumber', params })
}

async function wasPaid(tx: Tx, playerId: bigint, phone: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM payment p JOIN player y ON y.id = p.player_id
    WHERE p.player_id = ${playerId} AND p.direction = 'withdrawal' AND p.state = 'paid'
      AND ${phoneOfAccount({ owner: 'y', payment: 'p' })} = ${phone} LIMIT 1
  `.execute(tx)
  return rows.length > 0
}
