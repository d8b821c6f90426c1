import { moneyText } from '@maidan/money'
import { sql } from 'kysely'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import { fieldRefusal, Refusal } from '../../platform/http/refusal.ts'
import { askPaysFor } from '../deposits/ask-pays-for.ts'
import { asSentence } from '../payments/as-sentence.ts'
import { checkClaim } from '../payments/check-claim.ts'
import { methodName } from '../deposits/find-method.ts'
import { lockPayment, type Payment } from '../payments/lock-payment.ts'
import { lockPlayer } from '../../identity/queries/lock-players.ts'
import { movePayment } from '../payments/move-payment.ts'
import { notifyPlayer } from '../payments/notify-player.ts'
import { wayTo, type Direction } from '@maidan/cashier'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'

type Ports = { clock: Clock; db: Db; ledger: Ledger }

type Rejection = {
  id: bigint
  direction: Direction
  reason: string
  staff: StaffIdentity
  ip: string
}

/** Rejects a payment with a reason that the player reads; held money goes back to them. */
export function rejectPayment(ports: Ports, rejection: Rejection): Promise<void> {
  const { id, direction, reason, staff, ip } = rejection
  if (reason === '') throw fieldRefusal('STAFF_REASON_MISSING', 'reason')
  return inTransaction(ports.db, async (tx) => {
    const at = ports.clock.now()
    const payment = await lockPayment(tx, id, direction)
    const way = wayTo(direction, payment.state, 'rejected', 'staff')
    // What was given up before anything came has nothing to be turned down.
    if (way.length === 0 || way.includes('late_confirmed')) throw new Refusal('STATE_CHANGED')
    if (payment.state === 'late_confirmed' && !(await paysForAnother(tx, payment)))
      throw new Refusal('STATE_CHANGED')
    checkClaim(payment, staff, at)
    const player = await lockPlayer(tx, payment.playerId)
    await sql`
      UPDATE payment SET reason = ${reason}, claimed_by_staff = ${staff.staffId}, claimed_at = ${at},
        statement_due_at = NULL WHERE id = ${id}
    `.execute(tx)
    const move = { way, source: 'staff', actor: staff.username, note: reason, at } as const
    await movePayment(ports, tx, { payment, player, move })
    const params = {
      // A fee that was held comes back with the amount.
      amount: moneyText(payment.amountMinor + payment.feeMinor, payment.currency),
      method: methodName(payment.askedKey),
      reference: payment.reference,
      reason: asSentence(reason),
    }
    const code = direction === 'deposit' ? 'depositRejected' : 'withdrawalRejected'
    await notifyPlayer(tx, player, { code, params })
    const subject = `payment:${payment.reference}`
    await writeAudit(tx, { staff, act: `${direction}.reject`, subject, detail: { reason }, ip, at })
  })
}

/** Money that came late is its player's, unless its transaction pays for another deposit. */
async function paysForAnother(tx: Tx, payment: Payment): Promise<boolean> {
  const statement = await askPaysFor(tx, payment)
  return statement?.found === true && statement.paysFor !== undefined
}
