import type { FoundStatement } from '@maidan/cashier'
import * as z from 'zod'

/** What a wallet's statement says of a transaction, as it is kept beside the payment. */
export const keptStatement = z.discriminatedUnion('found', [
  z.object({ found: z.literal(false) }),
  z.object({
    found: z.literal(true),
    /** Digits of minor units. */
    amountMinor: z.string().regex(/^\d{1,18}$/),
    sender: z.string(),
    receiver: z.string(),
    at: z.iso.datetime(),
    /** The deposit that its transaction paid for already when that was asked last, by its reference. */
    paysFor: z.optional(z.string()),
    /** That transaction, which stands beside no payment of its own then. */
    trxId: z.optional(z.string()),
  }),
])

export type KeptStatement = z.output<typeof keptStatement>

/** A kept statement of money that the wallet has, as the rules read it. */
export function foundStatement(kept: Extract<KeptStatement, { found: true }>): FoundStatement {
  const { amountMinor, sender, receiver, at } = kept
  return { amountMinor: BigInt(amountMinor), sender, receiver, at: new Date(at) }
}
