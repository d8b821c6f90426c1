import type { Clock } from '../clock.ts'
import type { Db } from '../database/db.ts'
import { expireApprovals } from './expire-approvals.ts'

/** Ends the requests that no second person answered in time. */
export function endApprovals({ db, clock }: { db: Db; clock: Clock }): Promise<number> {
  return expireApprovals(db, clock.now())
}
