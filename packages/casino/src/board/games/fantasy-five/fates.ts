import { BALL_CHANCES, ballChances, WIDES_MAX } from '../super-over/ball.ts'

/** How a batter can be out. */
export const OUTS = ['bowled', 'behind', 'caught'] as const

/** What can come of a ball. */
export const FATES = ['dot', 'one', 'two', 'three', 'four', 'six', ...OUTS] as const

export type Fate = (typeof FATES)[number]

/** Of ten wickets so many are bowled, caught by the keeper, and caught by the over's catcher. */
export const OUTS_OF_TEN = { bowled: 4, behind: 3, caught: 3 } as const

const TEN = 10

/** A ball is drawn as one of so many equal chances. */
export const FATE_CHANCES = BALL_CHANCES * TEN

/** The chances of each fate of a ball, of `FATE_CHANCES`; nobody bowls a wide here. */
export function fateChances(batting: number, bowling: number): Readonly<Record<Fate, number>> {
  const of = ballChances(batting, bowling, WIDES_MAX)
  return {
    dot: of.dot * TEN,
    one: of.one * TEN,
    two: of.two * TEN,
    three: of.three * TEN,
    four: of.four * TEN,
    six: of.six * TEN,
    bowled: of.wicket * OUTS_OF_TEN.bowled,
    behind: of.wicket * OUTS_OF_TEN.behind,
    caught: of.wicket * OUTS_OF_TEN.caught,
  }
}

export function isOut(fate: Fate): boolean {
  return OUTS.some((out) => out === fate)
}
