import { sql } from 'kysely'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { checkClaim } from '../payments/check-claim.ts'
import { lockPayment } from '../payments/lock-payment.ts'
import { WAITING_STATES, type Direction, type PaymentState } from '@maidan/cashier'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { clock: Clock; db: Db }

type Claim = { id: bigint; direction: Direction; staff: StaffIdentity; ip: string }

const waiting: readonly PaymentState[] = WAITING_STATES

/** Takes a payment from the queue; taking it again only starts the time anew. */
export function claimPayment(ports: Ports, { id, direction, staff, ip }: Claim): Promise<void> {
  return inTransaction(ports.db, async (tx) => {
    const at = ports.clock.now()
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
