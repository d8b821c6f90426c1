import { BAJI_TARGET_MAX_CENTI, BAJI_TARGET_MIN_CENTI } from '@maidan/casino'

const BANGLA_ZERO = 0x09e6

/**
 * A number with two decimals at most. Commas part thousands or lakhs, so three digits follow the last
 * one: `2,50` may be meant as a fraction and is asked for again.
 */
const WRITTEN = /^(\d{1,12}|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.(\d{0,2}))?$/

/** What is wrong with a typed target: it is no number, or below or above what can be set. */
export type TargetFault = 'form' | 'low' | 'high'

/** The target in what somebody typed, in hundredths, its digits of either language. */
export function readTarget(typed: string): number | TargetFault {
  const latin = typed
    .trim()
    .replace(/[০-৯]/g, (digit) => String((digit.codePointAt(0) ?? 0) - BANGLA_ZERO))
    .replace(/^[×xX]\s*|\s*[×xX]$/g, '')
  const parts = WRITTEN.exec(latin)
  if (!parts) return 'form'
  const centi =
    Number((parts[1] ?? '').replaceAll(',', '')) * 100 + Number((parts[2] ?? '').padEnd(2, '0'))
  if (centi < BAJI_TARGET_MIN_CENTI) return 'low'
  return centi > BAJI_TARGET_MAX_CENTI ? 'high' : centi
}
