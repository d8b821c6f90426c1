import type { Misfit } from './statement.ts'

export type PaymentWarning = { code: string; text: string; reference: string | null }

/** What staff should look at before they decide; gathered by the queue's query. */
export type WarningFacts = {
  direction: 'deposit' | 'withdrawal'
  amountMinor: bigint
  /** References of other payments that name the same wallet transaction, in any state. */
  sameTrxId: readonly string[]
  /** Usernames of other players who used or registered the wallet number. */
  sharedWith: readonly string[]
  /** Null while the statement was not read. */
  statement: {
    found: boolean
    misfits: readonly Misfit[]
    /** The reference of another deposit that its transaction pays for. */
    paysFor: string | null
  } | null
  paidBefore: bigint
  depositedMinor: bigint
  withdrawnMinor: bigint
  /** What the player owes for deposits that were taken back. */
  owedMinor: bigint
  phoneChangedAt: Date | null
  at: Date
}

const PHONE_RECENT_MS = 72 * 3_600_000
/** Payouts above this multiple of all deposits are looked at twice. */
const BIG_MULTIPLE = 3n

/** The warnings of a payment, the gravest first. */
export function paymentWarnings(facts: WarningFacts): PaymentWarning[] {
  const warnings = facts.direction === 'deposit' ? depositWarnings(facts) : payoutWarnings(facts)
  return [...warnings, ...facts.sharedWith.map(sharedNumber)]
}

function depositWarnings({ sameTrxId, statement }: WarningFacts): PaymentWarning[] {
  const duplicates = sameTrxId.map((reference) => ({
    code: 'TRX_ID_SEEN',
    text: `The same TrxID stands in ${reference}.`,
    reference,
  }))
  if (!statement) return duplicates
  if (!statement.found)
    return [...duplicates, warning('NOT_IN_STATEMENT', 'The wallet knows no such TrxID yet.')]
  return [
    ...duplicates,
    ...paysAnother(statement.paysFor),
    ...statement.misfits.map((misfit) =>
      warning(`${misfit.toUpperCase()}_DIFFERS`, misfitTexts[misfit]),
    ),
  ]
}

function paysAnother(reference: string | null): PaymentWarning[] {
  if (reference === null) return []
  const text = `Its transaction pays for ${reference} already: one payment, two deposits.`
  return [{ code: 'PAYS_ANOTHER', text, reference }]
}

const misfitTexts: Record<Misfit, string> = {
  amount: 'The statement shows another amount.',
  sender: 'The statement shows another sender.',
  receiver: 'The statement shows another receiving account.',
  time: 'The money was sent at another time than the account was shown.',
}

function payoutWarnings(facts: WarningFacts): PaymentWarning[] {
  const warnings: PaymentWarning[] = []
  if (facts.owedMinor > 0n)
    warnings.push(warning('OWES_US', 'The player owes for a deposit that was taken back.'))
  if (facts.paidBefore === 0n)
    warnings.push(warning('FIRST_WITHDRAWAL', 'This is the first withdrawal of the player.'))
  if (recent(facts.phoneChangedAt, facts.at))
    warnings.push(warning('PHONE_RECENT', 'The number was added within the last three days.'))
  const takenMinor = facts.withdrawnMinor + facts.amountMinor
  if (takenMinor > facts.depositedMinor * BIG_MULTIPLE)
    warnings.push(
      warning('BIG_AGAINST_DEPOSITS', 'All withdrawals exceed three times the deposits.'),
    )
  return warnings
}

function recent(changedAt: Date | null, at: Date): boolean {
  return changedAt !== null && at.getTime() - changedAt.getTime() < PHONE_RECENT_MS
}

function sharedNumber(username: string): PaymentWarning {
  return warning('NUMBER_SHARED', `The number is also used by ${username}.`)
}

function warning(code: string, text: string): PaymentWarning {
  return { code, text, reference: null }
}
