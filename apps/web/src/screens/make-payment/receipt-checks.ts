import { UPLOAD_BYTES_MAX } from '@maidan/contract'

/** What the receipt call takes. */
export const receiptTypes = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/heic',
  'image/heif',
  'application/pdf',
] as const

/** Whether a file can be sent as a receipt (SIL-076). */
export function isReceipt({ type, size }: Pick<File, 'type' | 'size'>): boolean {
  return receiptTypes.some((known) => known === type) && size > 0 && size <= UPLOAD_BYTES_MAX
}
