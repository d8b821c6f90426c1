import type { approvalReason } from '@maidan/contract'
import type * as z from 'zod'
import type { KeptStatement } from './kept-statement.ts'

type Reason = z.output<typeof approvalReason>

export type CreditFacts = {
  settledMinor: bigint
  /** What the wallet's own statement says of the TrxID; null while nobody has read it. */
  statement: KeptStatement | null
  /** From this amount on it takes two. */
  secondFromMinor: bigint
  /** What the cashier has credited alone today. */
  todayMinor: bigint
  /** How much one cashier may credit alone in a day. */
  dayLimitMinor: bigint
}

/** Why one cashier alone may not credit a deposit so; empty if the wallet's statement bears it. */
export function whySecondCashier(facts: CreditFacts): Reason[] {
  const { settledMinor, statement, secondFromMinor, todayMinor, dayLimitMinor } = facts
  const reasons: Reason[] = []
  if (!statement) reasons.push('not_checked')
  else if (!statement.found) reasons.push('no_statement')
  else if (BigInt(statement.amountMinor) !== settledMinor) reasons.push('other_amount')
  if (settledMinor >= secondFromMinor) reasons.push('above_limit')
  if (todayMinor + settledMinor > dayLimitMinor) reasons.push('day_limit')
  return reasons
}
