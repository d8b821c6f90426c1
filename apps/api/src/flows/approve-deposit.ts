import { decimalAmount } from '@maidan/money'
import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { StaffIdentity } from '../http/handler.ts'
import { fieldRefusal, Refusal } from '../http/refusal.ts'
import { checkClaim } from '../payments/check-claim.ts'
import { lockPayment } from '../payments/lock-payment.ts'
import { wayTo } from '@maidan/cashier'
import { readAmount } from '../payments/read-amount.ts'
import { writeAudit } from '../staff/write-audit.ts'
import { creditDeposit } from './credit-deposit.ts'

type Approval = {
  id: bigint
  /** What really arrived; the claimed amount if it is left out. */
  amount?: string | number | undefined
  note: string
  staff: StaffIdentity
  ip: string
}

/** Credits a deposit on the word of staff. Another amount than the claimed one needs a note. */
export function approveDeposit(ctx: Context, approval: Approval): Promise<void> {
  const { id, amount, note, staff, ip } = approval
  return inTransaction(ctx.db, async (tx) => {
    const at = ctx.clock.now()
    const payment = await lockPayment(tx, id, 'deposit')
    const way = wayTo('deposit', payment.state, 'credited', 'staff')
    if (way.length === 0) throw new Refusal('STATE_CHANGED')
    checkClaim(payment, staff, at)
    const { amountMinor, currency, reference } = payment
    const settledMinor = amount === undefined ? amountMinor : readAmount(amount, currency)
    if (settledMinor !== amountMinor && note === '')
      throw fieldRefusal('STAFF_REASON_MISSING', 'note')
    await sql`
      UPDATE payment SET claimed_by_staff = ${staff.staffId}, claimed_at = ${at} WHERE id = ${id}
    `.execute(tx)
    const move = { way, source: 'staff', actor: staff.username, note: note || null, at } as const
    await creditDeposit(ctx, tx, { payment, settledMinor, move })
    const detail = {
      claimed: decimalAmount(amountMinor, currency),
      credited: decimalAmount(settledMinor, currency),
      currency,
      note,
    }
    const subject = `payment:${reference}`
    await writeAudit(tx, { staff, act: 'deposit.approve', subject, detail, ip, at })
  })
}
