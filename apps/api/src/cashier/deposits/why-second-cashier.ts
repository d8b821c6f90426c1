import type { Misfit } from '@maidan/cashier'
import type { approvalReason } from '@maidan/contract'
import type * as z from 'zod'
import type { KeptStatement } from './kept-statement.ts'

type Reason = z.output<typeof approvalReason>

export type CreditFacts = {
  settledMinor: bigint
  /** What the wallet's own statement says of the TrxID; null while nobody has read it. */
  statement: KeptStatement | null
  /** In what a found statement is not as the player said. */
  misfits: readonly Misfit[]
  /** From this amount on it takes two. */
  secondFromMinor: bigint
  /** What the cashier has credited alone today. */
  todayMinor: bigint
  /** How much one cashier may credit alone in a day. */
  dayLimitMinor: bigint
}

/** An amount that the player got wrong is credited as the statement has it, by one. */
const MISFIT_REASONS: Partial<Record<Misfit, Reason>> = {
  sender: 'other_sender',
  receiver: 'other_receiver',
  time: 'other_time',
}

/** Why one cashier alone may not credit a deposit so; empty if the wallet's statement bears it. */
export function whySecondCashier(facts: CreditFacts): Reason[] {
  const { settledMinor, statement, misfits, secondFromMinor, todayMinor, dayLimitMinor } = facts
  const reasons: Reason[] = []
  if (!statement) reasons.push('not_checked')
  else if (!statement.found) reasons.push('no_statement')
  else if (BigInt(statement.amountMinor) !== settledMinor) reasons.push('other_amount')
  if (statement?.found && statement.paysFor !== undefined) reasons.push('pays_another')
  reasons.push(...misfits.flatMap((misfit) => MISFIT_REASONS[misfit] ?? []))
  if (settledMinor >= secondFromMinor) reasons.push('above_limit')
  if (todayMinor + settledMinor > dayLimitMinor) reasons.push('day_limit')
  return reasons
}
