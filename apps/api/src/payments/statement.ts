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
  }),
])

export type KeptStatement = z.output<typeof keptStatement>

/** What the player said, to hold against the statement. */
export type Claimed = {
  amountMinor: bigint
  accountNumber: string
  receivingAccount: string | null
  /** When the account was shown to him; null if it never was. */
  offeredAt: Date | null
}

export type Misfit = 'amount' | 'sender' | 'receiver' | 'time'

const BEFORE_OFFER_MS = 2 * 60_000
const AFTER_OFFER_MS = 24 * 3_600_000

/** The parts of a found statement that are not as the player said; none if everything fits. */
export function statementMisfits(
  claimed: Claimed,
  statement: Extract<KeptStatement, { found: true }>,
): Misfit[] {
  const misfits: Misfit[] = []
  if (BigInt(statement.amountMinor) !== claimed.amountMinor) misfits.push('amount')
  if (!sameWallet(statement.sender, claimed.accountNumber)) misfits.push('sender')
  if (!sameWallet(statement.receiver, claimed.receivingAccount ?? '')) misfits.push('receiver')
  if (!inTime(claimed.offeredAt, new Date(statement.at))) misfits.push('time')
  return misfits
}

/** Wallets may be written with or without their check digit behind the phone's eleven. */
function sameWallet(a: string, b: string): boolean {
  return a !== '' && a.slice(0, 11) === b.slice(0, 11)
}

/** Paid after the account was shown, give or take two minutes, and within a day. */
function inTime(offeredAt: Date | null, paidAt: Date): boolean {
  if (!offeredAt) return false
  const sinceMs = paidAt.getTime() - offeredAt.getTime()
  return sinceMs >= -BEFORE_OFFER_MS && sinceMs <= AFTER_OFFER_MS
}
