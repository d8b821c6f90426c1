const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'

/** A text that nobody else has, of letters and digits that are read without doubt. */
export function makeKey(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('')
}
