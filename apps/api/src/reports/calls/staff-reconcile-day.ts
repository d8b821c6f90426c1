import type { Calls } from '@maidan/contract'
import type { PaymentPartners } from '../../cashier/partners/payment-partners.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'
import { requireRole } from '../../platform/security/require-role.ts'
import { readDay } from '../reconciliation/read-day.ts'
import { reconcileNow } from '../reconciliation/reconcile-now.ts'

type Ports = { clock: Clock; db: Db; limits: Limits; partners: PaymentPartners }

export const staffReconcileDay: Handler<Calls['staffReconcileDay'], Ports> = async (
  ports,
  { staff, params, ip },
) => {
  requireRole(staff, 'cashier', 'auditor')
  await reconcileNow(ports, { ...params, staff, ip })
  return readDay(ports.db, params)
}
