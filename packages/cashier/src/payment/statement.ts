/** What a wallet's statement says of a transaction that it has. */
export type FoundStatement = {
  amountMinor: bigint
  sender: string
  receiver: string
  at: Date
}

/** What the player said, to hold against the statement. */
export type Claimed = {
  amountMinor: bigint
  accountNumber: string
  receivingAccount: string | null
  /** When the account was shown to them; null if it never was. */
  offeredAt: Date | null
}

export type Misfit = 'amount' | 'sender' | 'receiver' | 'time'

const BEFORE_OFFER_MS = 2 * 60_000
const AFTER_OFFER_MS = 24 * 3_600_000

/** The parts of a found statement that are not as the player said; none if everything fits. */
export function statementMisfits(claimed: Claimed, statement: FoundStatement): Misfit[] {
  const misfits: Misfit[] = []
  if (statement.amountMinor !== claimed.amountMinor) misfits.push('amount')
  if (!sameWallet(statement.sender, claimed.accountNumber)) misfits.push('sender')
  if (!sameWallet(statement.receiver, claimed.receivingAccount ?? '')) misfits.push('receiver')
  if (!inTime(claimed.offeredAt, statement.at)) misfits.push('time')
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
