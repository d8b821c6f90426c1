import { parseAmount } from '@maidan/money'
import * as z from 'zod'
import { BkashRefusal } from './bkash-refusal.ts'

/** An amount as merchants send it. */
export const bkashAmount = z.union([z.string().max(20), z.number()])

/** Reads a merchant's amount exactly. @throws BkashRefusal when it is none. */
export function readBkashAmount(amount: z.output<typeof bkashAmount>): bigint {
  const parsed = parseAmount(amount, 'BDT')
  if (!parsed.ok || parsed.minor === 0n) throw new BkashRefusal(2006)
  return parsed.minor
}
