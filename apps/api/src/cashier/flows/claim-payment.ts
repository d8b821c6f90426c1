import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { checkClaim } from '../payments/check-claim.ts'
import { lockPayment } from '../payments/lock-payment.ts'
import { WAITING_STATES, type Direction, type PaymentState } from '@maidan/cashier'
import { writeAudit } from '../../platform/audit/write-audit.ts'

type Claim = { id: bigint; direction: Direction; staff: StaffIdentity; ip: string }

const waiting: readonly PaymentState[] = WAITING_STATES

/** Takes a payment from the queue; taking it again only starts the time anew. */
export function claimPayment(ctx: Context, { id, direction, staff, ip }: Claim): Promise<void> {
  return inTransaction(ctx.db, async (tx) => {
    const at = ctx.clock.now()
    const payment = await lockPayment(tx, id, direction)
    if (!waiting.includes(payment.state)) throw new Refusal('STATE_CHANGED')
    checkClaim(payment, staff, at)
    await sql`
      UPDATE payment SET claimed_by_staff = ${staff.staffId}, claimed_at = ${at} WHERE id = ${id}
    `.execute(tx)
    const subject = `payment:${payment.reference}`
    await writeAudit(tx, { staff, act: `${direction}.claim`, subject, ip, at })
  })
}
