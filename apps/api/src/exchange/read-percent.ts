import { fieldRefusal } from '../platform/http/refusal.ts'

/** The part of a position that is cashed out: 1 to 100, the whole if it is not named. */
export function readPercent(value: string | number = 100): number {
  const percent = Number(value)
  if (Number.isInteger(percent) && percent >= 1 && percent <= 100) return percent
  throw fieldRefusal('VALIDATION_FAILED', 'percent')
}
