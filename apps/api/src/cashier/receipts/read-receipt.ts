import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { limitConcurrency } from '../../platform/security/limit-concurrency.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { hasActivePdfParts } from './pdf-parts.ts'

const PIXELS_MAX = 25_000_000
/** Longest side of a kept picture: enough to read a wallet's screenshot. */
const SIDE_MAX = 2_400
const DECODE_SECONDS_MAX = 10
/** Receipts read at once, and waiting for their turn: about five seconds' worth of large ones. */
const READ_AT_ONCE = 1
const WAITING_MAX = 16
const PICTURES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp']

const inTurn = limitConcurrency({ atOnce: READ_AT_ONCE, waitingMax: WAITING_MAX })

export type Receipt = {
  bytes: Buffer
  contentType: 'image/webp' | 'application/pdf'
  extension: string
}

/**
 * Turns an upload into a receipt that is safe to keep. What it is, its first bytes say and not its
 * header. A picture is drawn anew, which leaves its metadata and anything hidden behind it; a PDF
 * stays as it is, unless it starts a program or script or carries a file. One is read at a time, so
 * that many of them take neither the memory nor the threads of the rest of the house. Throws
 * `TooBusy` when too many wait.
 */
export function readReceipt(upload: Buffer): Promise<Receipt> {
  return inTurn(() => read(upload))
}

async function read(upload: Buffer): Promise<Receipt> {
  const type = await fileTypeFromBuffer(upload)
  if (type?.mime === 'application/pdf') return readPdf(upload)
  if (type && PICTURES.includes(type.mime)) return readPicture(upload)
  throw new Refusal('RECEIPT_INVALID')
}

async function readPdf(upload: Buffer): Promise<Receipt> {
  const startsAsPdf = upload.subarray(0, 5).toString('latin1') === '%PDF-'
  if (!startsAsPdf || (await hasActivePdfParts(upload))) throw new Refusal('RECEIPT_INVALID')
  return { bytes: upload, contentType: 'application/pdf', extension: 'pdf' }
}

async function readPicture(upload: Buffer): Promise<Receipt> {
  try {
    const bytes = await sharp(upload, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
      .timeout({ seconds: DECODE_SECONDS_MAX })
      .autoOrient()
      .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer()
    return { bytes, contentType: 'image/webp', extension: 'webp' }
  } catch {
    // A picture that cannot be drawn is no receipt, whatever is wrong with it.
    throw new Refusal('RECEIPT_INVALID')
  }
}
