import type { MoveWorth } from '@maidan/casino'

/** What a move brings on average, in stakes, with its sign: `+0.27`, `−0.54`. */
export function worthText({ worth: { numerator, denominator } }: MoveWorth): string {
  const isLoss = numerator < 0n
  const hundredths = ((isLoss ? -numerator : numerator) * 100n + denominator / 2n) / denominator
  const digits = `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`
  return `${isLoss ? '−' : '+'}${digits}`
}
