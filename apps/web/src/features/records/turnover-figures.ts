import { decimalAmount, divideMoney, parseAmount } from '@maidan/money'
import { asText } from '../../lib/calls/as-text.ts'
import { readMinor } from '../../lib/read-money.ts'

type Facts = {
  required_turnover: unknown
  remaining_turnover: unknown
  transaction?: { action?: string; promotion?: { turnover?: unknown } | null } | null
}

export type TurnoverFigures = {
  requiredMinor: bigint
  remainingMinor: bigint
  doneMinor: bigint
  /** Remaining divided by required times 100, rounded; 0 for nothing required (REC-28). */
  remainingPercent: number
  /** Of bonus rows: required divided by the promotion's turnover, and that turnover (REC-29). */
  multiple: { value: string; times: string } | null
}

/** The figures of a turnover as the documents reckon them (SIL-092). */
export function turnoverFigures(record: Facts): TurnoverFigures {
  const requiredMinor = readMinor(record.required_turnover)
  const remainingMinor = readMinor(record.remaining_turnover)
  return {
    requiredMinor,
    remainingMinor,
    doneMinor: requiredMinor > remainingMinor ? requiredMinor - remainingMinor : 0n,
    remainingPercent:
      requiredMinor > 0n
        ? Number(divideMoney(remainingMinor * 100n, requiredMinor, 'half_even'))
        : 0,
    multiple: record.transaction?.action === 'bonus' ? multipleOf(record, requiredMinor) : null,
  }
}

function multipleOf({ transaction }: Facts, requiredMinor: bigint) {
  const parsed = parseAmount(asText(transaction?.promotion?.turnover), 'BDT')
  const times = parsed.ok && parsed.minor > 0n ? parsed.minor : 100n
  const value = divideMoney(requiredMinor * 100n, times, 'half_even')
  return { value: plain(value), times: plain(times) }
}

function plain(hundredths: bigint): string {
  return decimalAmount(hundredths, 'BDT').replace(/\.?0+$/, '')
}
