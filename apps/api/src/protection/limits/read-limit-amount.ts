import type { LimitAmount, LimitKind } from '@maidan/cashier'
import { latinDigits, type Currency } from '@maidan/money'
import { readAmount } from '../../cashier/payments/read-amount.ts'
import { fieldRefusal } from '../../platform/http/refusal.ts'

const DAY_MINUTES = 24 * 60

/** An amount of a limit as it was typed: minor units, or minutes of a day; null takes the limit away. */
export function readLimitAmount(
  typed: string | number | null,
  { kind, currency }: { kind: LimitKind; currency: Currency },
): LimitAmount {
  if (typed === null) return null
  return kind === 'time' ? readMinutes(typed) : readAmount(typed, currency)
}

function readMinutes(typed: string | number): bigint {
  const text = latinDigits(String(typed)).trim()
  const minutes = /^\d{1,4}$/.test(text) ? Number(text) : 0
  if (minutes < 1 || minutes > DAY_MINUTES) throw fieldRefusal('AMOUNT_INVALID', 'amount')
  return BigInt(minutes)
}
