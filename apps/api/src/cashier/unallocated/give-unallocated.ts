import { maskedNumber } from '@maidan/cashier'
import { sql } from 'kysely'
import { lockPlayer, type MoneyPlayer } from '../../identity/queries/lock-players.ts'
import { readOwnPhones } from '../../identity/queries/own-phones.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/database/db.ts'
import { brokenConstraint } from '../../platform/database/in-transaction.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import type { KeptStatement } from '../deposits/kept-statement.ts'
import { creditDeposit } from '../flows/credit-deposit.ts'
import { lockPayment } from '../payments/lock-payment.ts'
import { newReference } from '../payments/new-reference.ts'
import { writeEvent } from '../payments/write-event.ts'
import { lockUnallocated, type Unallocated } from './lock-unallocated.ts'

type Ports = { ledger: Ledger }

type Agreed = {
  id: bigint
  playerId: bigint
  why: string
  /** The names of both. */
  actor: string
  staff: StaffIdentity
  ip: string
  at: Date
}

/**
 * Credits money that was set aside to a player as a deposit of its own, in the caller's transaction.
 * The deposit has its TrxID, which pays for one deposit for ever: whoever claims it afterwards is told
 * so. Refuses with STATE_CHANGED where somebody was faster.
 */
export async function giveUnallocated(ports: Ports, tx: Tx, agreed: Agreed): Promise<void> {
  const { id, playerId, why: note, actor, staff, ip, at } = agreed
  const player = await lockPlayer(tx, playerId)
  const parked = await lockUnallocated(tx, id)
  if (player.currency !== parked.currency) throw new Refusal('STATE_CHANGED')
  const paymentId = await recordDeposit(tx, { player, parked, actor, at })
  const payment = await lockPayment(tx, paymentId, 'deposit')
  const move = { way: ['credited'], source: 'staff', actor, note, at } as const
  await creditDeposit(ports, tx, { payment, settledMinor: parked.amountMinor, move })
  const detail = { player: player.username, payment: payment.reference, trx_id: parked.trxId }
  const subject = `unallocated:${id}`
  await writeAudit(tx, { staff, act: 'unallocated.give', subject, detail, ip, at })
}

type Giving = { player: MoneyPlayer; parked: Unallocated; actor: string; at: Date }

async function recordDeposit(tx: Tx, { player, parked, actor, at }: Giving): Promise<bigint> {
  const { methodKey, trxId, currency, amountMinor } = parked
  const [main] = await readOwnPhones(tx, player.id)
  const isWhole = parked.sender !== '' && maskedNumber(parked.sender) === null
  const state = 'late_confirmed'
  try {
    const { rows } = await sql<{ id: bigint }>`
      INSERT INTO payment (reference, player_id, direction, state, method_key, currency,
        amount_minor, account_number, trx_id, statement, created_at, updated_at)
      VALUES (${newReference('deposit')}, ${player.id}, 'deposit', ${state}, ${methodKey},
        ${currency}, ${amountMinor}, ${isWhole ? parked.sender : (main?.phone ?? '')}, ${trxId},
        ${JSON.stringify(statementOf(parked))}::jsonb, ${at}, ${at})
      RETURNING id
    `.execute(tx)
    const paymentId = rows[0]?.id ?? 0n
    await writeEvent(tx, { paymentId, state, source: 'staff', actor, at })
    return paymentId
  } catch (error) {
    if (brokenConstraint(error) === 'payment_trx_id') throw new Refusal('STATE_CHANGED')
    throw error
  }
}

/** Who said that it came in is the word that the deposit stands on. */
function statementOf({ amountMinor, sender, methodKey, cameAt }: Unallocated): KeptStatement {
  return {
    found: true,
    amountMinor: amountMinor.toString(),
    sender,
    receiver: methodKey,
    at: cameAt.toISOString(),
  }
}
