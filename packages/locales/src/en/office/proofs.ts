import type { Texts } from '../../define-text.ts'

export const proofs = {
  title: 'Daily proof of the books',
  lead: 'Once a day the ledger is held against payments, holds, bonuses, clearing accounts and what wallets and partners said.',
  empty: 'The books have not been proved yet. The first proof runs within ten minutes of a start.',
  at: 'At (GMT+6)',
  verdict: 'Found',
  agree: 'Everything agrees',
  breakOne: '1 line does not agree',
  breaks: '{count} lines do not agree',
  shown: 'The first {count} are shown.',
  rule: 'Rule',
  subject: 'What',
  expected: 'Should be',
  booked: 'In the books',
  rule_ledger: 'Ledger in itself',
  rule_running_balance: 'Balance after each entry',
  rule_deposit: 'Deposit credited',
  rule_payout: 'Withdrawal paid',
  rule_payout_hold: 'Held for a withdrawal',
  rule_refund: 'Refund',
  rule_refund_hold: 'Held for a refund',
  rule_reversal: 'Reversal',
  rule_bonus: 'Bonus',
  rule_turnover: 'Turnover of a bonus',
  rule_clearing: 'Clearing account',
  rule_statement: 'Wallet’s or partner’s word',
  alarmOne:
    'Alarm: 1 line of the books does not agree. Stop payouts and tell the engineers at once.',
  alarm:
    'Alarm: {count} lines of the books do not agree. Stop payouts and tell the engineers at once.',
  proved: 'The books were last proved at {time}: everything agrees.',
} as const satisfies Texts
