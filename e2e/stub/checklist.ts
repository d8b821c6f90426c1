import { withdrawalChecklist } from '@maidan/contract/facts'
import type { CallAnswer } from '@maidan/contract'
import { WITHDRAWAL_CONDITIONS, type WithdrawalCondition } from '@maidan/cashier'

type Checklist = CallAnswer<typeof withdrawalChecklist>

/** A checklist on which all is met but `open`. */
export function checklist(
  open: readonly WithdrawalCondition[] = [],
  changed: Partial<Checklist> = {},
): Checklist {
  return {
    currency: 'BDT',
    conditions: WITHDRAWAL_CONDITIONS.map((condition) => ({
      condition,
      done: !open.includes(condition),
    })),
    pending_since: null,
    turnover: { required: '0.00', remaining: '0.00', bets_counted: 0 },
    limits: { min: '500.00', max: '25000.00' },
    waiting_numbers: [],
    ...changed,
  }
}
