import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Calls } from '@maidan/contract'
import { RawAnswer, type Handler } from '../../../platform/http/handler.ts'
import { findReceipt } from '../../receipts/find-receipt.ts'
import { notePlayerRead } from '../../../platform/audit/note-read.ts'
import { requireRole } from '../../../staff/sessions/require-role.ts'

/** Headers under which a receipt is only ever looked at: nothing in it runs or loads. */
const CLOSED = { 'content-security-policy': "default-src 'none'; sandbox" }

export const staffReceipt: Handler<Calls['staffReceipt']> = async (ctx, request) => {
  requireRole(request.staff, 'cashier', 'support', 'auditor')
  const { name, contentType, reference, playerId } = await findReceipt(
    ctx.db,
    BigInt(request.params.id),
  )
  await notePlayerRead(ctx, request, playerId)
  const bytes = await readFile(path.join(ctx.receiptsDir, name))
  const way = contentType === 'application/pdf' ? 'attachment' : 'inline'
  const filename = `${reference}${path.extname(name)}`
  return new RawAnswer(contentType, bytes, 200, {
    ...CLOSED,
    'content-disposition': `${way}; filename="${filename}"`,
  })
}
