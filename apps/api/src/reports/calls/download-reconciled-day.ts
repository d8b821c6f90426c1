import type { Calls } from '@maidan/contract'
import type { Db } from '../../platform/database/db.ts'
import { RawAnswer, type Handler } from '../../platform/http/handler.ts'
import { requireRole } from '../../platform/security/require-role.ts'
import { CLOSED_FILE } from '../../platform/uploads/answer-picture.ts'
import { dayTable } from '../reconciliation/day-table.ts'
import { readDay } from '../reconciliation/read-day.ts'

type Ports = { db: Db }

export const downloadReconciledDay: Handler<Calls['downloadReconciledDay'], Ports> = async (
  { db },
  { staff, params, query, language },
) => {
  requireRole(staff, 'cashier', 'auditor')
  const day = await readDay(db, params)
  const table = dayTable(day, query.language ?? language ?? 'en')
  return new RawAnswer('text/csv; charset=utf-8', table, 200, {
    ...CLOSED_FILE,
    'cache-control': 'private, no-store',
    'content-disposition': `attachment; filename="${params.partner}-${params.day}.csv"`,
  })
}
