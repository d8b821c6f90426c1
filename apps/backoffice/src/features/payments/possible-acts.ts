import type { Direction, Payment, PaymentAct, PaymentState } from './payment.ts'

type Acts = Partial<Record<PaymentState, readonly PaymentAct[]>>

const all = ['claim', 'approve', 'reject'] as const
const claimActs: ReadonlySet<PaymentAct> = new Set(all)

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
  | 'direction'
  | 'state'
  | 'claimed_by'
  | 'claimed_until'
  | 'approval_asked_by'
  | 'claim'
  | 'refund_end'
> &
  Partial<Pick<Payment, 'warnings'>>

/**
 * What staff may do with a payment in its present state. The server decides; this only keeps
 * buttons from standing where it would refuse. What waits for a second person is decided among the
 * approvals, and what a colleague holds by that colleague. `mine` is the username of who asks.
 */
export function possibleActs(payment: Acted, mine: string): readonly PaymentAct[] {
  const possible: readonly PaymentAct[] = acts[payment.direction][payment.state] ?? []
  const holder = holderOf(payment)
  return possible.filter((act) => {
    if (claimActs.has(act) && holder !== null && holder !== mine) return false
    if (act === 'claim') return holder !== mine
    if (act === 'reject') return payment.state !== 'late_confirmed' || paysAnother(payment)
    if (payment.approval_asked_by !== null) return false
    if (act === 'end_claim') return /[1-9]/.test(payment.claim?.left ?? '')
    return act !== 'end_refund' || payment.refund_end?.open === true
  })
}

/** Who has the payment in hand now; null once anybody may take it. */
export function holderOf({
  claimed_by,
  claimed_until,
}: Pick<Payment, 'claimed_by' | 'claimed_until'>): string | null {
  return claimed_until === null ? null : claimed_by
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
