import type { Direction, Payment, PaymentAct, PaymentState } from './payment.ts'

type Acts = Partial<Record<PaymentState, readonly PaymentAct[]>>

const all = ['claim', 'approve', 'reject'] as const

const depositActs: Acts = {
  claimed: all,
  verifying: all,
  review: all,
  unknown: all,
  confirmed: ['approve'],
  expired: ['approve'],
  late_confirmed: all,
  credited: ['refund', 'reverse'],
  refunding: ['end_refund'],
  reversed: ['end_claim'],
}

const withdrawalActs: Acts = {
  requested: ['claim'],
  review: all,
  approved: ['claim', 'reject'],
  unknown: ['claim', 'approve'],
}

const acts = { deposit: depositActs, withdrawal: withdrawalActs } as const satisfies Record<
  Direction,
  Acts
>

type Acted = Pick<
  Payment,
  'direction' | 'state' | 'claimed_by' | 'approval_asked_by' | 'claim' | 'refund_end'
> &
  Partial<Pick<Payment, 'warnings'>>

/**
 * What staff may do with a payment in its present state. The server decides; this only keeps
 * buttons from standing where it would refuse. What waits for a second person is decided among the
 * approvals. `mine` is the username of who asks.
 */
export function possibleActs(payment: Acted, mine: string): readonly PaymentAct[] {
  const possible: readonly PaymentAct[] = acts[payment.direction][payment.state] ?? []
  return possible.filter((act) => {
    if (act === 'claim') return payment.claimed_by !== mine
    if (act === 'reject') return payment.state !== 'late_confirmed' || paysAnother(payment)
    if (payment.approval_asked_by !== null) return false
    if (act === 'end_claim') return /[1-9]/.test(payment.claim?.left ?? '')
    return act !== 'end_refund' || payment.refund_end?.open === true
  })
}

/** Money that came late is credited or goes back, unless its transaction has paid for another deposit. */
function paysAnother({ warnings = [] }: Acted): boolean {
  return warnings.some(({ code }) => code === 'PAYS_ANOTHER')
}

/** Whether the payment is still on somebody's desk, so that its age matters. */
export function isWaiting({ direction, state }: Pick<Payment, 'direction' | 'state'>): boolean {
  const possible: readonly PaymentAct[] = acts[direction][state] ?? []
  return possible.includes('claim')
}
