import { asText } from '../../lib/calls/as-text.ts'

/** What the checks of either form need to know of the player. */
export type PlayerFacts = { phoneVerified: boolean; pending: boolean }

export type DepositEntry = {
  hasAmount: boolean
  hasMethod: boolean
  hasChannel: boolean
  inRange: boolean
}
export type DepositProblem =
  | 'verifyPhone'
  | 'depositPending'
  | 'fillAmount'
  | 'chooseMethod'
  | 'chooseChannel'
  | 'outOfRange'

/**
 * The five checks of Next, in the documents' order (CASH-14 to CASH-19), and after them the range
 * of the method (SIL-071); the first failure counts.
 */
export function depositProblem(facts: PlayerFacts, entry: DepositEntry): DepositProblem | null {
  if (!facts.phoneVerified) return 'verifyPhone'
  if (facts.pending) return 'depositPending'
  if (!entry.hasAmount) return 'fillAmount'
  if (!entry.hasMethod) return 'chooseMethod'
  if (!entry.hasChannel) return 'chooseChannel'
  return entry.inRange ? null : 'outOfRange'
}

export type WithdrawalEntry = { hasAmount: boolean; hasAccount: boolean; hasMethod: boolean }
export type WithdrawalProblem =
  | 'verifyPhone'
  | 'withdrawalPending'
  | 'amountRequired'
  | 'accountRequired'
  | 'methodRequired'

/** The first five checks of Submit; the sixth asks the server (CASH-66 to CASH-72). */
export function withdrawalProblem(
  facts: PlayerFacts,
  entry: WithdrawalEntry,
): WithdrawalProblem | null {
  if (!facts.phoneVerified) return 'verifyPhone'
  if (facts.pending) return 'withdrawalPending'
  if (!entry.hasAmount) return 'amountRequired'
  if (!entry.hasAccount) return 'accountRequired'
  return entry.hasMethod ? null : 'methodRequired'
}

/** A main phone is verified when `session_id` is 1 or "1" (SIL-054). */
export function isPhoneVerified(user: { session_id?: unknown } | undefined): boolean {
  return asText(user?.session_id) === '1'
}

/** The request of a kind that is still being processed: its `key` is 0 (SIL-072). */
export function pendingOf<T extends { action: string; key: unknown }>(
  transactions: readonly T[],
  action: 'deposit' | 'withdraw',
): T | undefined {
  return transactions.find(
    (transaction) => transaction.action === action && asText(transaction.key) === '0',
  )
}
