import { AUTO_MAX_CENTI, AUTO_MIN_CENTI } from '@maidan/casino'

const BANGLA_ZERO = 0x09e6

/**
 * The automatic height in what somebody typed, in hundredths: digits of either language, a point or
 * a comma, two decimals at most. Null when it is none or out of bounds.
 */
export function readHeight(typed: string): number | null {
  const latin = typed
    .trim()
    .replace(/[০-৯]/g, (digit) => String((digit.codePointAt(0) ?? 0) - BANGLA_ZERO))
    .replace(/\s*[×xX]$/, '')
    .replace(',', '.')
  const parts = /^(\d{1,4})(?:\.(\d{0,2}))?$/.exec(latin)
  if (!parts) return null
  const centi = Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'))
  return centi >= AUTO_MIN_CENTI && centi <= AUTO_MAX_CENTI ? centi : null
}

/** From which height on, in hundredths, plus and minus go by which steps. */
const STEPS = [
  { from: 10_000, by: 5_000 },
  { from: 2_000, by: 500 },
  { from: 1_000, by: 100 },
  { from: 300, by: 50 },
  { from: 0, by: 10 },
] as const

/** The next round height above or below, within the bounds. */
export function stepHeight(centi: number, direction: 1 | -1): number {
  // On the border of two steps, going down takes the smaller one.
  const at = direction === 1 ? centi : centi - 1
  const by = STEPS.find(({ from }) => at >= from)?.by ?? 10
  const next =
    direction === 1 ? (Math.floor(centi / by) + 1) * by : (Math.ceil(centi / by) - 1) * by
  return Math.min(AUTO_MAX_CENTI, Math.max(AUTO_MIN_CENTI, next))
}
