import type { PartnerKey } from '@maidan/cashier'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { PaymentPartners } from '../../cashier/partners/payment-partners.ts'
import { findDueDay } from './find-due-day.ts'
import { reconcilePartnerDay } from './reconcile-partner-day.ts'
import { reconciliationTurns } from './reconciliation-turns.ts'

type Ports = { clock: Clock; db: Db; partners: PaymentPartners }

/** How often it is looked whether a day is due. */
export const RECONCILE_EVERY_MS = 60_000

/** Reconciles the oldest day of a partner that is due; answers how many it did. */
export async function reconcileDue(ports: Ports, partner: PartnerKey): Promise<number> {
  const statement = ports.partners.find(partner)?.statement
  if (!statement) return 0
  const day = await findDueDay(ports.db, partner, ports.clock.now())
  if (day === null || !(await reconciliationTurns.take(ports, { of: partner, day }))) return 0
  await reconcilePartnerDay(ports, { partner, day, statement })
  await reconciliationTurns.end(ports, { of: partner, day })
  return 1
}
