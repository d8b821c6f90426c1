import { sql } from 'kysely'
import type { Db } from '../database/db.ts'
import { showApprovals, type Reader, type ShownApproval } from './show-approvals.ts'

/** The last requests that are shown. */
const REQUESTS_MAX = 50

/** The last requests about a subject (`market:1.3`) as `reader` sees them, newest first. */
export function listRequestsOn(db: Db, subject: string, reader: Reader): Promise<ShownApproval[]> {
  return showApprovals(db, reader, { where: sql`a.subject = ${subject}`, limit: REQUESTS_MAX })
}
