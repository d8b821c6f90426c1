/** The fair in units of its picture, and where the wheel turns in it. */
export const FAIR = { width: 300, height: 270 } as const
export const HUB = { x: 150, y: 122 } as const

/** How far from the hub the seats hang. */
export const RIM = 100

/** A whole turn in tenths of a degree: every wheel divides it into whole parts. */
export const WHOLE_TURN = 3_600

/** Turns that the wheel makes before it looks for its seat. */
const FREE_TURNS = 3

/** Where a seat hangs, its angle clockwise from the lowest place, in tenths of a degree. */
export function seatAngle(seats: number, seat: number): number {
  return (WHOLE_TURN / seats) * seat
}

/** The pivot of a seat, measured from the hub. */
export function pivotOf(seats: number, seat: number): { x: number; y: number } {
  const angle = (seatAngle(seats, seat) / WHOLE_TURN) * Math.PI * 2
  return { x: -Math.sin(angle) * RIM, y: Math.cos(angle) * RIM }
}

/** As wide as seats may be without standing in each other's way. */
export function seatWidth(seats: number): number {
  return Math.min(27, ((2 * Math.PI * RIM) / seats) * 0.86)
}

/** How far the wheel has turned, in tenths of a degree, once a seat hangs lowest; it never turns back. */
export function turnTo(from: number, seats: number, seat: number, isTurning: boolean): number {
  const wanted = (WHOLE_TURN - seatAngle(seats, seat)) % WHOLE_TURN
  const rest = (((wanted - from) % WHOLE_TURN) + WHOLE_TURN) % WHOLE_TURN
  return from + rest + (isTurning ? FREE_TURNS * WHOLE_TURN : 0)
}
