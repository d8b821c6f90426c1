/** What comes of a ball: runs off the bat, a wicket, or a wide, which is one run and bowled again. */
export const BALLS = ['dot', 'one', 'two', 'three', 'four', 'six', 'wicket', 'wide'] as const

export type Ball = (typeof BALLS)[number]

/** What a ball adds to the score. */
export const BALL_RUNS: Readonly<Record<Ball, number>> = {
  dot: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  six: 6,
  wicket: 0,
  wide: 1,
}

/** A ball is drawn as one of so many equal chances. */
export const BALL_CHANCES = 100

/** Chances of each ball when batting and bowling are equally strong. */
export const EVEN_BALL: Readonly<Record<Ball, number>> = {
  dot: 21,
  one: 28,
  two: 9,
  three: 1,
  four: 15,
  six: 10,
  wicket: 12,
  wide: 4,
}

/** What each point of batting above bowling adds to them; together nothing. */
const PER_POINT: Readonly<Record<Ball, number>> = {
  dot: -1,
  one: 0,
  two: 0,
  three: 0,
  four: 1,
  six: 1,
  wicket: -1,
  wide: 0,
}

/** Wides that an innings can have; what would be one more is a dot. */
export const WIDES_MAX = 1

/** Chances of each ball, of `BALL_CHANCES`, by how far batting is above bowling. */
export type BallChances = Readonly<Record<Ball, number>>

/** Chances of the balls that one team bowls to another, when wides have been bowled already. */
export function ballChances(batting: number, bowling: number, wides: number): BallChances {
  const points = batting - bowling
  const of = (ball: Ball) => EVEN_BALL[ball] + points * PER_POINT[ball]
  const isOut = wides >= WIDES_MAX
  return {
    dot: isOut ? of('dot') + of('wide') : of('dot'),
    one: of('one'),
    two: of('two'),
    three: of('three'),
    four: of('four'),
    six: of('six'),
    wicket: of('wicket'),
    wide: isOut ? 0 : of('wide'),
  }
}
