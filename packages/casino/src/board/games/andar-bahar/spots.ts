/** The sides, andar first, as they are dealt. */
export const SIDES = ['andar', 'bahar'] as const

export type Side = (typeof SIDES)[number]

/** How many cards are dealt until the joker's rank comes, the matching card counted. */
export const SPANS = ['1-5', '6-10', '11-15', '16-25', '26-30', '31-35', '36-40', '41-49'] as const

export type Span = (typeof SPANS)[number]

/** What can be bet on: the side on which the match falls, or how soon it does. */
export const ANDAR_BAHAR_SPOTS = [...SIDES, ...SPANS] as const

export type AndarBaharSpot = (typeof ANDAR_BAHAR_SPOTS)[number]

/** What a winning stake is paid, in hundredths of it, its return included. */
export const ANDAR_BAHAR_PAYS_CENTI: Readonly<Record<AndarBaharSpot, number>> = {
  andar: 190,
  bahar: 200,
  '1-5': 350,
  '6-10': 440,
  '11-15': 560,
  '16-25': 440,
  '26-30': 1_550,
  '31-35': 2_550,
  '36-40': 5_000,
  '41-49': 12_000,
}

/** Three cards of the joker's rank are among the 51 left, so that the 49th is the last that can be first. */
export const DEALT_MAX = 49

/** The side that the `count`-th card falls on. */
export function sideOf(count: number): Side {
  return count % 2 === 1 ? 'andar' : 'bahar'
}

/** Whether a spot wins where the match is the `count`-th card. */
export function winsAt(spot: AndarBaharSpot, count: number): boolean {
  if (spot === 'andar' || spot === 'bahar') return sideOf(count) === spot
  const [first, last] = boundsOf(spot)
  return count >= first && count <= last
}

function boundsOf(span: Span): readonly [first: number, last: number] {
  const [first, last] = span.split('-').map(Number)
  return [first ?? 0, last ?? 0]
}
