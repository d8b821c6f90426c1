import { unmetCondition, type WithdrawalCondition } from '@maidan/cashier'
import { decimalAmount } from '@maidan/money'
import { Refusal, refusalText } from '../../platform/http/refusal.ts'
import type { WithdrawalState } from './withdrawal-state.ts'

/** What decides whether a player may withdraw at all, whatever they ask for. */
export const ELIGIBILITY = [
  'open',
  'birth_date',
  'turnover',
] as const satisfies WithdrawalCondition[]

/**
 * Refuses with the first of these conditions that a player does not meet. The documents' screens
 * read `error`; without it they show the link to the turnover record, so that refusal carries none.
 */
export function checkConditions(state: WithdrawalState, among: readonly WithdrawalCondition[]) {
  const unmet = unmetCondition(state, among)
  if (unmet !== null) throw refusals[unmet](state)
}

const refusals: Record<WithdrawalCondition, (state: WithdrawalState) => Refusal> = {
  phone: () => new Refusal('PHONE_NOT_VERIFIED'),
  pending: () => new Refusal('WITHDRAWAL_PENDING'),
  open: () => withError('WITHDRAWALS_OFF'),
  birth_date: () => withError('DATE_OF_BIRTH_MISSING'),
  turnover: ({ turnoverLeftMinor, row }) =>
    new Refusal('TURNOVER_REMAINING', {
      extra: {
        success: false,
        remaining_turnover: decimalAmount(turnoverLeftMinor, row.currency),
      },
    }),
}

function withError(code: 'WITHDRAWALS_OFF' | 'DATE_OF_BIRTH_MISSING'): Refusal {
  return new Refusal(code, { extra: { success: false, error: refusalText(code) } })
}
