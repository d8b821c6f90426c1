import type { Calls } from '@maidan/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { fieldRefusal } from '../../platform/http/refusal.ts'
import { readSecurityEvents } from '../queries/read-security-events.ts'
import { readPage } from '../../platform/http/staff-page.ts'
import { requireRole } from '../../platform/security/require-role.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { db: Db }

export const staffSecurity: Handler<Calls['staffSecurity'], Ports> = async (
  { db },
  { staff, query },
) => {
  requireRole(staff, 'auditor')
  const { kind = null, ip = '', from, before } = query
  const asked = { kind, ip, from: readInstant('from', from), before: readInstant('before', before) }
  return readSecurityEvents(db, asked, readPage(query))
}

function readInstant(field: string, text = ''): Date | null {
  if (text === '') return null
  const at = new Date(text)
  if (Number.isNaN(at.getTime())) throw fieldRefusal('VALIDATION_FAILED', field)
  return at
}
