import type { Direction, PaymentOwner, PaymentState } from '../lists.ts'

/** Who has to do the next thing, and how long we say that it takes; null where it hangs on the player. */
export type PaymentTurn = { owner: PaymentOwner; withinMinutes: number | null }

type Step = { state: PaymentState; at: string }

type Payment = { direction: Direction; atPartner: boolean; events: readonly Step[] }

/**
 * When the present turn began: the first of the last steps that were all the same one's. What moves
 * on the house's own desk does not begin the time anew that the player was told. Null without steps.
 */
export function turnBeganAt({ direction, atPartner, events }: Payment): string | null {
  const ownerOf = ({ state }: Step) => paymentTurn(direction, state, atPartner)?.owner
  const last = events.at(-1)
  if (last === undefined) return null
  const before = events.findLastIndex((step) => ownerOf(step) !== ownerOf(last))
  return events[before + 1]?.at ?? null
}

const player: PaymentTurn = { owner: 'player', withinMinutes: null }
const desk: PaymentTurn = { owner: 'house', withinMinutes: 30 }
const payDesk: PaymentTurn = { owner: 'house', withinMinutes: 60 }
const partner: PaymentTurn = { owner: 'partner', withinMinutes: 15 }
/** A partner that is silent about money it may have moved is asked for a day. */
const silentPartner: PaymentTurn = { owner: 'partner', withinMinutes: 24 * 60 }

/**
 * Whose turn it is while a payment is open; null once it is over. `atPartner` says that a partner
 * takes or pays it, or a chain carries it.
 */
export function paymentTurn(
  direction: Direction,
  state: PaymentState,
  atPartner: boolean,
): PaymentTurn | null {
  switch (state) {
    case 'created':
    case 'presented':
      return player
    case 'verifying':
      return atPartner ? partner : desk
    case 'claimed':
    case 'confirmed':
    case 'late_confirmed':
      return desk
    case 'unknown':
      if (direction === 'withdrawal') return silentPartner
      return atPartner ? partner : desk
    case 'review':
      return direction === 'deposit' ? desk : payDesk
    case 'requested':
    case 'approved':
      return payDesk
    case 'sending':
      return partner
    case 'refunding':
      return silentPartner
    case 'credited':
    case 'expired':
    case 'failed':
    case 'rejected':
    case 'cancelled':
    case 'refunded':
    case 'reversed':
    case 'paid':
      return null
  }
}
