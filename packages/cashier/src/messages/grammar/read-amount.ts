import { latinDigits, parseAmount } from '@maidan/money'

/** Digits alone, in groups of three, or as lakh and crore; nothing else groups an amount. */
const GROUPED = /^(?:0|[1-9]\d*|[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d?(?:,\d{2})*,\d{3})(?:\.\d{2})?$/
const MIXED = /[0-9].*[০-৯]|[০-৯].*[0-9]/

/** Paisa of an amount as it is printed, whatever currency sign stands by it; null if it is garbled. */
export function readAmount(printed: string): bigint | null {
  if (MIXED.test(printed)) return null
  const digits = latinDigits(printed).replace(/^[^\d]+|[^\d]+$/g, '')
  if (!GROUPED.test(digits)) return null
  const parsed = parseAmount(digits.replace(/,/g, ''), 'BDT')
  return parsed.ok ? parsed.minor : null
}
