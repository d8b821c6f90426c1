/** Parts with which a PDF runs something by itself or on a tap. */
const ACTIVE_NAMES = ['/JavaScript', '/OpenAction', '/Launch']

/** Whether a PDF names an active part, in plain letters or in the format's `#xx` spelling. */
export function hasActivePdfParts(bytes: Buffer): boolean {
  const text = bytes
    .toString('latin1')
    .replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCodePoint(parseInt(hex, 16)))
  return ACTIVE_NAMES.some((name) => text.includes(name))
}
