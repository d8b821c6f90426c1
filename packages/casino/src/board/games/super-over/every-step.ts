import { BALL_CHANCES, ballChances, BALLS, WIDES_MAX, type Ball } from './ball.ts'
import { afterBall, DELIVERIES_MAX, INNINGS_BEGUN, isOver, type Innings } from './innings.ts'
import { openingOf, OPENINGS, SIXES_MAX, type Opening } from './result.ts'

/** An innings with what markets ask about it. The opening is null before its ball. */
export type Told = Innings & { sixes: number; opening: Opening | null }

/** A ball with the innings before and after it, and in how many of `INNINGS_WAYS` it comes. */
export type Step = { before: Told; after: Told; ways: number }

/** All innings have so many ways together: few enough for exact whole numbers. */
export const INNINGS_WAYS = BALL_CHANCES ** DELIVERIES_MAX

type Sides = { batting: number; bowling: number; hasOpening: boolean }

/**
 * Every ball of every innings without a target; innings that markets cannot tell apart go together.
 * The opening is told on wish alone, since telling it makes six innings of one.
 */
export function everyStep({ batting, bowling, hasOpening }: Sides): readonly Step[] {
  const chances = Array.from({ length: WIDES_MAX + 1 }, (_, wides) =>
    ballChances(batting, bowling, wides),
  )
  const steps: Step[] = []
  let standing: readonly Standing[] = [
    { told: { ...INNINGS_BEGUN, sixes: 0, opening: null }, ways: INNINGS_WAYS },
  ]
  while (standing.length > 0) {
    const next = new Map<number, Standing>()
    for (const { told: before, ways: all } of standing) {
      for (const ball of BALLS) {
        const ways = (all / BALL_CHANCES) * (chances[before.wides]?.[ball] ?? 0)
        if (ways === 0) continue
        const after = tell(before, ball, hasOpening)
        steps.push({ before, after, ways })
        if (!isOver(after)) gather(next, after, ways)
      }
    }
    standing = [...next.values()]
  }
  return steps
}

type Standing = { told: Told; ways: number }

function gather(standing: Map<number, Standing>, told: Told, ways: number): void {
  const key = keyOf(told)
  const known = standing.get(key)
  if (known === undefined) standing.set(key, { told, ways })
  else known.ways += ways
}

function tell(before: Told, ball: Ball, hasOpening: boolean): Told {
  const opens = hasOpening && ball !== 'wide' && before.opening === null
  const { runs, balls, wickets, wides } = afterBall(before, ball)
  const sixes = ball === 'six' ? Math.min(before.sixes + 1, SIXES_MAX) : before.sixes
  return { runs, balls, wickets, wides, sixes, opening: opens ? openingOf(ball) : before.opening }
}

/** A number that two innings share only if they are alike. Each digit has room for all its values. */
function keyOf({ runs, balls, wickets, wides, sixes, opening }: Told): number {
  const open = opening === null ? OPENINGS.length : OPENINGS.indexOf(opening)
  return ((((runs * 10 + balls) * 10 + wickets) * 10 + wides) * 10 + sixes) * 10 + open
}
