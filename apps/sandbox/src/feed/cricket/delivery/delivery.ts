import type { BallEvent } from './delivery-odds.ts'

/** One ball as the scorer writes it down. */
export type Delivery = Readonly<{
  kind: DeliveryKind
  /** All runs it adds to the total. */
  total: number
  /** Of these, the batter's own. */
  offBat: number
  /** Runs the batters ran; an odd number changes the ends. */
  ran: number
  /** A ball over the rope. */
  isBoundary: boolean
  wicket: Wicket | null
}>

export type DeliveryKind = 'bat' | 'wide' | 'no_ball' | 'bye' | 'leg_bye'

export type Wicket =
  | { how: 'bowled' | 'caught' | 'lbw' | 'stumped' }
  /** `end`: where the stumps were broken; the new batter goes there, the other stays at his. */
  | { how: 'run_out'; who: 'striker' | 'non_striker'; end: 'keeper' | 'bowler' }

/** What a ball came to, as its chances count it. */
export function eventOf({ kind, wicket, isBoundary, offBat }: Delivery): BallEvent {
  if (kind !== 'bat') return kind
  if (wicket !== null) return 'wicket'
  if (isBoundary) return offBat === 6 ? 'six' : 'four'
  return RUN_EVENTS[offBat] ?? 'three'
}

const RUN_EVENTS = ['dot', 'one', 'two', 'three'] as const

/** A ball that counts towards the over. */
export function isLegal({ kind }: Delivery): boolean {
  return kind !== 'wide' && kind !== 'no_ball'
}
