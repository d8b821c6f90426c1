import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Calls } from '@maidan/contract'
import { RawAnswer, type Handler } from '../../../platform/http/handler.ts'
import { findReceipt } from '../../receipts/find-receipt.ts'
import { CLOSED_FILE } from '../../../platform/uploads/answer-picture.ts'
import { notePlayerRead } from '../../../platform/audit/note-read.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { ReadNotes } from '../../../platform/audit/read-notes.ts'

type Ports = { clock: Clock; db: Db; receiptsDir: string; readNotes: ReadNotes }

export const staffReceipt: Handler<Calls['staffReceipt'], Ports> = async (ports, request) => {
  requireRole(request.staff, 'cashier', 'support', 'auditor')
  const { name, contentType, reference, playerId } = await findReceipt(
    ports.db,
    BigInt(request.params.id),
  )
  await notePlayerRead(ports, request, playerId)
  const bytes = await readFile(path.join(ports.receiptsDir, name))
  const way = contentType === 'application/pdf' ? 'attachment' : 'inline'
  const filename = `${reference}${path.extname(name)}`
  return new RawAnswer(contentType, bytes, 200, {
    ...CLOSED_FILE,
    'content-disposition': `${way}; filename="${filename}"`,
  })
}
