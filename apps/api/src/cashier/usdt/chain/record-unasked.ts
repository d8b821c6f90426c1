import { CHAIN_KEY, TRC20, walletNumber } from '@maidan/cashier'
import { HOME_CURRENCY } from '@maidan/contract'
import { sql } from 'kysely'
import { lockPlayer } from '../../../identity/queries/lock-players.ts'
import { readOwnPhones } from '../../../identity/queries/own-phones.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { lockPayment, type Payment } from '../../payments/lock-payment.ts'
import { newReference } from '../../payments/new-reference.ts'
import { writeEvent } from '../../payments/write-event.ts'
import type { WaitingTransfer } from './lock-transfer.ts'

type Unasked = { transfer: WaitingTransfer; amountMinor: bigint; at: Date }

/** Records a deposit that came without a request, beside whatever the player has pending; locked. */
export async function recordUnasked(
  tx: Tx,
  { transfer, amountMinor, at }: Unasked,
): Promise<Payment> {
  const player = await lockPlayer(tx, transfer.playerId)
  const [main] = await readOwnPhones(tx, player.id)
  const { rows } = await sql<{ id: bigint }>`
    INSERT INTO payment (reference, player_id, direction, state, method_key, channel, currency,
      amount_minor, account_number, partner, usdt_address, created_at, updated_at)
    VALUES (${newReference('deposit')}, ${player.id}, 'deposit', 'late_confirmed', 'usdt', ${TRC20},
      ${player.currency}, ${amountMinor}, ${walletNumber(main?.phone ?? '', HOME_CURRENCY)},
      ${CHAIN_KEY}, ${transfer.address}, ${at}, ${at})
    RETURNING id
  `.execute(tx)
  const paymentId = rows[0]?.id ?? 0n
  const state = 'late_confirmed'
  await writeEvent(tx, { paymentId, state, source: 'partner', actor: CHAIN_KEY, at })
  return lockPayment(tx, paymentId, 'deposit')
}
