import type { PartnerKey } from '@maidan/cashier'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'
import type { PaymentPartners } from '../../cashier/partners/payment-partners.ts'
import { dhakaDay, spanOf } from './dhaka-day.ts'
import { reconcilePartnerDay } from './reconcile-partner-day.ts'
import { reconciliationTurns } from './reconciliation-turns.ts'

type Ports = { clock: Clock; db: Db; limits: Limits; partners: PaymentPartners }

type Wanted = { partner: PartnerKey; day: string; staff: StaffIdentity; ip: string }

/**
 * Reconciles a day of a partner because somebody wants to know. Refuses a day that is none or has not
 * come (NOT_FOUND), a partner that this house does not have (METHOD_UNAVAILABLE), and STATE_CHANGED
 * while the same day is being reconciled.
 */
export async function reconcileNow(ports: Ports, wanted: Wanted): Promise<void> {
  const { partner, day, staff, ip } = wanted
  await ports.limits.take('reconcilePerStaff', staff.staffId.toString())
  const at = ports.clock.now()
  if (dhakaDay(spanOf(day).from) !== day || day > dhakaDay(at)) throw new Refusal('NOT_FOUND')
  const statement = ports.partners.find(partner)?.statement
  if (!statement) throw new Refusal('METHOD_UNAVAILABLE')
  if (!(await reconciliationTurns.take(ports, { of: wanted.partner, day: wanted.day })))
    throw new Refusal('STATE_CHANGED')
  try {
    await reconcilePartnerDay(ports, { partner, day, statement })
  } finally {
    await reconciliationTurns.end(ports, { of: wanted.partner, day: wanted.day })
  }
  const subject = `reconciliation:${partner}:${day}`
  await inTransaction(ports.db, (tx) =>
    writeAudit(tx, { staff, act: 'reconciliation.run', subject, detail: {}, ip, at }),
  )
}
