import { latinDigits } from '@maidan/money'
import { fieldRefusal } from '../../platform/http/refusal.ts'

const HUNDREDTHS = 100

type Range = { min?: number; max: number }

/**
 * A number of a form with at most two places, in hundredths: `"12.5"` is 1250. Anything else, or one
 * outside its range, is refused at its field with NUMBER_OUT_OF_RANGE.
 */
export function readNumber(typed: string | number, field: string, { min = 0, max }: Range): number {
  const text = latinDigits(String(typed))
  const hundredths = /^\d{1,8}(\.\d{1,2})?$/.test(text)
    ? Math.round(Number(text) * HUNDREDTHS)
    : Number.NaN
  if (hundredths >= min * HUNDREDTHS && hundredths <= max * HUNDREDTHS) return hundredths
  throw fieldRefusal('NUMBER_OUT_OF_RANGE', field, { min, max })
}

/** A whole number of a form, refused as `readNumber` refuses. */
export function readWholeNumber(
  typed: string | number,
  field: string,
  range: Range & { min: number },
): number {
  const hundredths = readNumber(typed, field, range)
  if (hundredths % HUNDREDTHS === 0) return hundredths / HUNDREDTHS
  throw fieldRefusal('NUMBER_OUT_OF_RANGE', field, range)
}
