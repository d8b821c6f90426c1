import { Refusal } from '../../platform/http/refusal.ts'
import { drawPicture } from '../../platform/uploads/draw-picture.ts'
import { inUploadTurn } from '../../platform/uploads/upload-turn.ts'
import { hasActivePdfParts } from './pdf-parts.ts'

export type Receipt = {
  bytes: Buffer
  contentType: 'image/webp' | 'application/pdf'
  extension: string
}

/**
 * Turns an upload into a receipt that is safe to keep. What it is, its first bytes say and not its
 * header. A picture is drawn anew; a PDF stays as it is, unless it starts a program or script or
 * carries a file. Throws `TooBusy` when too many wait.
 */
export function readReceipt(upload: Buffer): Promise<Receipt> {
  return inUploadTurn(() => read(upload))
}

async function read(upload: Buffer): Promise<Receipt> {
  if (upload.subarray(0, 5).toString('latin1') === '%PDF-') return readPdf(upload)
  const bytes = await drawPicture(upload)
  if (bytes === null) throw new Refusal('RECEIPT_INVALID')
  return { bytes, contentType: 'image/webp', extension: 'webp' }
}

async function readPdf(upload: Buffer): Promise<Receipt> {
  if (await hasActivePdfParts(upload)) throw new Refusal('RECEIPT_INVALID')
  return { bytes: upload, contentType: 'application/pdf', extension: 'pdf' }
}
