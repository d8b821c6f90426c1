import { isCurrency, latinDigits, parseAmount } from '@maidan/money'

/** What stands in the stake field. */
export type TypedStake =
  | { kind: 'empty' }
  | { kind: 'unreadable' }
  | { kind: 'amount'; minor: bigint }

/** Reads a stake as players type it: ০–৯, grouping commas, the sign, a point not gone on with. */
export function typedStake(text: string, currency: string): TypedStake {
  const plain = latinDigits(text)
    .replace(/[\s,৳₹₨$]/g, '')
    .replace(/\.$/, '')
    .replace(/^\./, '0.')
  if (plain === '') return { kind: 'empty' }
  if (/\.\d{3}/.test(plain)) return { kind: 'unreadable' }
  const parsed = parseAmount(plain, isCurrency(currency) ? currency : 'BDT')
  return parsed.ok ? { kind: 'amount', minor: parsed.minor } : { kind: 'unreadable' }
}
