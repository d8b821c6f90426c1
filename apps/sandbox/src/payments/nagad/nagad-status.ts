import type { CheckoutState } from '../checkouts/checkout.ts'

/** How Nagad names what became of a payment, and its number for it. */
const statuses = {
  open: { status: 'InProgress', statusCode: '999' },
  approved: { status: 'InProgress', statusCode: '999' },
  paid: { status: 'Success', statusCode: '000' },
  cancelled: { status: 'Cancelled', statusCode: '001' },
  failed: { status: 'Failed', statusCode: '002' },
  expired: { status: 'Aborted', statusCode: '003' },
} as const satisfies Record<CheckoutState | 'expired', { status: string; statusCode: string }>

export function nagadStatus(state: keyof typeof statuses) {
  return statuses[state]
}
