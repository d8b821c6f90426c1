import { latinDigits } from '@maidan/money'

/** Wrong PINs in a row before it is locked. */
export const PIN_TRIES = 5
export const PIN_LOCK_MINUTES = 15
/** How long a right PIN waits for the withdrawal that it was typed for. */
export const PIN_UNLOCK_MINUTES = 5

/** A PIN as it is kept: its digits, in whatever script they were typed; null if it is none. */
export function readPin(typed: string): string | null {
  const pin = latinDigits(typed).replace(/\s/g, '')
  return /^\d{4,6}$/.test(pin) ? pin : null
}

/** Whether a PIN is among the first that anybody would try: one digit, a row of them, a pair again and again. */
export function isEasyPin(pin: string): boolean {
  const digits = Array.from(pin, Number)
  const steps = new Set(digits.slice(1).map((digit, at) => digit - (digits[at] ?? 0)))
  const [step = 0] = steps
  const isRow = steps.size === 1 && Math.abs(step) <= 1
  return isRow || digits.every((digit, at) => digit === digits[at % 2])
}
