import type { CallBody, Calls } from '@maidan/contract'
import { sql } from 'kysely'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import { fieldRefusal, Refusal } from '../../platform/http/refusal.ts'
import { requireRole } from '../../platform/security/require-role.ts'
import { readTexts } from './read-texts.ts'
import { writeVersion } from './write-version.ts'

type Ports = { clock: Clock; db: Db }

type Publication = CallBody<Calls['staffPublishPage']> & {
  key: string
  staff: StaffIdentity
  ip: string
}

/** Publishes the next version of a page. What somebody else published meanwhile is not written over. */
export async function publishPage({ db, clock }: Ports, publication: Publication): Promise<void> {
  const { key, version, reason, staff, ip } = publication
  requireRole(staff)
  if (reason === '') throw fieldRefusal('STAFF_REASON_MISSING', 'reason')
  const texts = readTexts(publication.texts)
  await inTransaction(db, async (tx) => {
    if ((await lockNewest(tx, key)) !== version) throw new Refusal('STATE_CHANGED')
    const [number, at] = [version + 1, clock.now()]
    await writeVersion(tx, { key, number, staffId: staff.staffId, reason, at, texts })
    const detail = { version: number, reason }
    await writeAudit(tx, { staff, act: 'page.publish', subject: `page:${key}`, detail, ip, at })
  })
}

/** The newest version of a page; nobody else publishes one before this transaction ends. */
async function lockNewest(tx: Tx, key: string): Promise<number> {
  const page = await sql`SELECT key FROM page WHERE key = ${key} FOR UPDATE`.execute(tx)
  if (page.rows.length === 0) throw new Refusal('NOT_FOUND')
  const { rows } = await sql<{ newest: number }>`
    SELECT coalesce(max(number), 0) AS newest FROM page_version WHERE page_key = ${key}
  `.execute(tx)
  return rows[0]?.newest ?? 0
}
