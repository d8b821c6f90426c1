import type { Calls } from '@maidan/contract'
import type { Db } from '../../platform/database/db.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { readPage } from '../../platform/http/staff-page.ts'
import { requireRole } from '../../platform/security/require-role.ts'
import { listProofs } from '../proof/read-proofs.ts'
import { readWish } from '../proof/read-wish.ts'

type Ports = { db: Db }

export const staffProofs: Handler<Calls['staffProofs'], Ports> = async (
  { db },
  { staff, query },
) => {
  requireRole(staff, 'auditor')
  const proofs = await listProofs(db, readPage(query))
  return { ...proofs, wished_at: (await readWish(db))?.toISOString() ?? null }
}
