import { packedPdfObjects } from './packed-pdf-objects.ts'
import { unescapeNames } from './unescape-names.ts'

/** Parts with which a PDF runs something by itself or on a tap, or carries a file along. */
const ACTIVE_NAMES = ['/JavaScript', '/OpenAction', '/Launch', '/EmbeddedFile', '/EF', '/RichMedia']
const ACTIVE = new RegExp(`(?:${ACTIVE_NAMES.join('|')})s?(?![A-Za-z0-9])`)

/**
 * Whether a PDF names an active part, in plain letters, in the format's `#xx` spelling or inside
 * its compressed objects. What cannot be looked into counts as active.
 */
export async function hasActivePdfParts(bytes: Buffer): Promise<boolean> {
  if (ACTIVE.test(unescapeNames(bytes))) return true
  const packed = await packedPdfObjects(bytes)
  return packed === null || packed.some((objects) => ACTIVE.test(unescapeNames(objects)))
}
