import { WITHDRAWAL_CONDITIONS, type WithdrawalCondition } from '../lists.ts'

/** What is known of a player before they may withdraw. */
export type WithdrawalFacts = {
  phoneVerified: boolean
  isPending: boolean
  isOpen: boolean
  birthDateKnown: boolean
  turnoverLeftMinor: bigint
}

const isMet: Record<WithdrawalCondition, (facts: WithdrawalFacts) => boolean> = {
  phone: ({ phoneVerified }) => phoneVerified,
  pending: ({ isPending }) => !isPending,
  open: ({ isOpen }) => isOpen,
  birth_date: ({ birthDateKnown }) => birthDateKnown,
  turnover: ({ turnoverLeftMinor }) => turnoverLeftMinor <= 0n,
}

/** Every condition of a withdrawal and whether it is met, in the order in which they are checked. */
export function withdrawalConditions(facts: WithdrawalFacts) {
  return WITHDRAWAL_CONDITIONS.map((condition) => ({ condition, done: isMet[condition](facts) }))
}

/** The first of these conditions that is not met, or null. */
export function unmetCondition<C extends WithdrawalCondition>(
  facts: WithdrawalFacts,
  among: readonly C[],
): C | null {
  return among.find((condition) => !isMet[condition](facts)) ?? null
}
