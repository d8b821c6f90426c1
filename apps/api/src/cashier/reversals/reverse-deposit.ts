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
  why: string
  /** The names of both. */
  actor: string
  staff: StaffIdentity
  ip: string
  at: Date
}

/**
 * Records what a partner took back, in the caller's transaction: from the player's balance as far as
 * that reaches, the rest as a claim on them. A bonus that is kept for the deposit ends with it,
 * and so do its free rounds that are not played.
 * Refuses with STATE_CHANGED what is not credited any more.
 */
export async function reverseDeposit(ports: Ports, tx: Tx, agreed: Agreed): Promise<void> {
  const { reversalRef, why, actor, staff, ip, at } = agreed
  const payment = await lockSettled(tx, agreed.paymentId)
  if (payment.state !== 'credited') throw new Refusal('STATE_CHANGED')
  await refuseUsedReversal(tx, payment, reversalRef)
  const player = await lockPlayer(tx, payment.playerId)
  await endKeptBonus(ports, tx, { player, paymentId: payment.id, at })
  await cancelFreeRounds(tx, { player, payment, at })
  const reversal = splitReversal(payment.leftMinor, await lockCash(tx, player))
  const note = `${reversalRef}: ${why}`
  const move = { way: ['reversed'], source: 'staff', actor, note, reversal, at } as const
  await sql`
    UPDATE payment SET reversal_ref = ${reversalRef} WHERE id = ${payment.id}
  `.execute(tx)
  await movePayment(ports, tx, { payment, player, move })
  await writeClaim(tx, { payment, owedMinor: reversal.owedMinor, at })
  await tellReversed(tx, player, { payment, ...reversal })
  const { currency, reference, leftMinor } = payment
  const detail = { amount: decimalAmount(leftMinor, currency), currency, reversal_ref: reversalRef }
  const subject = `payment:${reference}`
  await writeAudit(tx, { staff, act: 'deposit.reverse', subject, detail, ip, at })
}

type Owed = { payment: SettledDeposit; owedMinor: bigint; at: Date }

async function writeClaim(tx: Tx, { payment, owedMinor, at }: Owed) {
  if (owedMinor === 0n) return
  const { id, playerId, currency } = payment
  await sql`
    INSERT INTO player_claim (payment_id, player_id, currency, amount_minor, created_at)
    VALUES (${id}, ${playerId}, ${currency}, ${owedMinor}, ${at})
  `.execute(tx)
}

type Reversed = { payment: SettledDeposit; takenMinor: bigint; owedMinor: bigint }

function tellReversed(tx: Tx, player: MoneyPlayer, { payment, takenMinor, owedMinor }: Reversed) {
  const { currency, askedKey, reference, leftMinor } = payment
  const params = {
    amount: moneyText(leftMinor, currency),
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
