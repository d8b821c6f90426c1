import { latinDigits } from '@maidan/money'

/** A phone number as wallets keep it: `+880 1711-223344` and `০১৭১১২২৩৩৪৪` are 01711223344. */
export function plainNumber(text: string): string {
  return latinDigits(text)
    .replace(/[\s-]/g, '')
    .replace(/^\+?88(?=01)/, '')
}
