import type { Context } from '../../context.ts'
import { expireApprovals } from './expire-approvals.ts'

/** Ends the requests that no second person answered in time. */
export function endApprovals({ db, clock }: Context): Promise<number> {
  return expireApprovals(db, clock.now())
}
