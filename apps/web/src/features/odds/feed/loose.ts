import { asText } from '../../../lib/calls/as-text.ts'

/** An object of an answer of the data host; anything else has no fields. */
export function asFields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** A number that came as a number or as text; null for what is neither. */
export function asNumber(value: unknown): number | null {
  const text = asText(value).trim()
  const number = Number(text)
  return text === '' || !Number.isFinite(number) ? null : number
}

/** A flag that came as true, 1 or "1". */
export function isOn(value: unknown): boolean {
  return value === true || asText(value) === '1' || asText(value) === 'true'
}
