import type { PaymentState } from '@maidan/cashier'
import { decimalAmount, moneyText } from '@maidan/money'
import { sql } from 'kysely'
import { cancelFreeRounds } from '../../bonuses/free-rounds/cancel-free-rounds.ts'
import { lockPlayer, type MoneyPlayer } from '../../identity/queries/lock-players.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/database/db.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import { methodName } from '../deposits/find-method.ts'
import { movePayment } from '../payments/move-payment.ts'
import { notifyPlayer } from '../payments/notify-player.ts'
import { endKeptBonus } from '../refunds/end-kept-bonus.ts'
import { lockSettled, type SettledDeposit } from '../refunds/lock-settled.ts'
import { refuseUsedReversal } from './ask-reversal.ts'
import { lockCash } from './lock-cash.ts'
import { splitReversal } from './split-reversal.ts'

type Ports = { ledger: Ledger }

type Agreed = {
  paymentId: bigint
  reversalRef: string
  /** How much of it; null for all that is left. */
  amountMinor: bigint | null
  why: string
  /** The names of both. */
  actor: string
  staff: StaffIdentity
  ip: string
  at: Date
}

/**
 * Records what a partner took back, in the caller's transaction: from the player's balance as far as
 * that reaches, the rest as a claim on them. A bonus that is kept for the deposit ends with it, also
 * with a part, and so do its free rounds that are not played. Refuses with STATE_CHANGED what is not
 * credited any more, or of which less is left by now than was agreed on.
 */
export async function reverseDeposit(ports: Ports, tx: Tx, agreed: Agreed): Promise<void> {
  const { reversalRef, why, actor, staff, ip, at } = agreed
  const payment = await lockSettled(tx, agreed.paymentId)
  const amountMinor = agreed.amountMinor ?? payment.leftMinor
  if (payment.state !== 'credited' || amountMinor > payment.leftMinor)
    throw new Refusal('STATE_CHANGED')
  await refuseUsedReversal(tx, payment, reversalRef)
  const player = await lockPlayer(tx, payment.playerId)
  await endKeptBonus(ports, tx, { player, paymentId: payment.id, at })
  await cancelFreeRounds(tx, { player, payment, at })
  const number = await writeReversal(tx, { payment, amountMinor, reversalRef, at })
  const reversal = { number, ...splitReversal(amountMinor, await lockCash(tx, player)) }
  const leftMinor = payment.leftMinor - amountMinor
  const way: PaymentState[] = ['reversed']
  if (leftMinor > 0n) way.push('credited')
  const note = `${reversalRef}: ${why}`
  const move = { way, source: 'staff', actor, note, reversal, at } as const
  await movePayment(ports, tx, { payment, player, move })
  await writeClaim(tx, { payment, owedMinor: reversal.owedMinor, at })
  await tellReversed(tx, player, { payment, amountMinor, ...reversal })
  const { currency, reference } = payment
  const amount = decimalAmount(amountMinor, currency)
  const detail = { amount, currency, reversal_ref: reversalRef }
  const subject = `payment:${reference}`
  await writeAudit(tx, { staff, act: 'deposit.reverse', subject, detail, ip, at })
}

type Owed = { payment: SettledDeposit; owedMinor: bigint; at: Date }

type Taken = { payment: SettledDeposit; amountMinor: bigint; reversalRef: string; at: Date }

/** Writes down the next part that was taken back, under the payment's lock; its number. */
async function writeReversal(tx: Tx, taken: Taken): Promise<number> {
  const { payment, amountMinor, reversalRef, at } = taken
  const { rows } = await sql<{ number: number }>`
    INSERT INTO reversal (payment_id, number, amount_minor, method_key, reversal_ref, created_at)
    SELECT ${payment.id}, coalesce(max(number), 0) + 1, ${amountMinor}, ${payment.methodKey},
      ${reversalRef}, ${at}
    FROM reversal WHERE payment_id = ${payment.id} RETURNING number
  `.execute(tx)
  await sql`
    UPDATE payment SET reversed_minor = reversed_minor + ${amountMinor} WHERE id = ${payment.id}
  `.execute(tx)
  return rows[0]?.number ?? 0
}

/** What is owed for one deposit is one claim, however often it was taken back. */
async function writeClaim(tx: Tx, { payment, owedMinor, at }: Owed) {
  if (owedMinor === 0n) return
  const { id, playerId, currency } = payment
  await sql`
    INSERT INTO player_claim (payment_id, player_id, currency, amount_minor, created_at)
    VALUES (${id}, ${playerId}, ${currency}, ${owedMinor}, ${at})
    ON CONFLICT (payment_id)
    DO UPDATE SET amount_minor = player_claim.amount_minor + excluded.amount_minor
  `.execute(tx)
}

type Reversed = {
  payment: SettledDeposit
  amountMinor: bigint
  takenMinor: bigint
  owedMinor: bigint
}

function tellReversed(tx: Tx, player: MoneyPlayer, reversed: Reversed) {
  const { payment, amountMinor, takenMinor, owedMinor } = reversed
  const { currency, askedKey, reference } = payment
  const params = {
    amount: moneyText(amountMinor, currency),
    method: methodName(askedKey),
    reference,
  }
  if (owedMinor === 0n) return notifyPlayer(tx, player, { code: 'depositReversed', params })
  const [taken, owed] = [moneyText(takenMinor, currency), moneyText(owedMinor, currency)]
  return notifyPlayer(tx, player, {
    code: 'depositReversedOwed',
    params: { ...params, taken, owed },
  })
}
