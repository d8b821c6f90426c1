/** The bytes of a PDF as text, with the `#xx` of its names as the letters that they mean. */
export function unescapeNames(bytes: Buffer): string {
  return bytes
    .toString('latin1')
    .replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCodePoint(parseInt(hex, 16)))
}
