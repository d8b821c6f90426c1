/**
 * A value of an answer as text. The documents send flags, ids and amounts as numbers or as text
 * (SIL-054); what is neither reads as empty.
 */
export function asText(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}
