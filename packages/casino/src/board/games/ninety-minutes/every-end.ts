import { HALF_GOALS_MAX } from './goal-ways.ts'
import { MATCH_MARKETS } from './markets.ts'
import { goalsOf, tallyFrom, type MatchScore, type MatchSide, type MatchTally } from './match.ts'

/**
 * A way in which a match can end, in which `orders` of all orders of the goals it comes, and which of
 * the kinds it is: two ends are of one kind when no pick of any market tells them apart.
 */
export type MatchEnd = { tally: MatchTally; orders: bigint; kind: number }

/** A number that every count of goals in a half divides: 1 to 10. */
export const ORDERS = 2_520n

/** Every end of a match whoever plays, and one tally of each kind. */
export type EveryEnd = { ends: readonly MatchEnd[]; kinds: readonly MatchTally[] }

let known: EveryEnd | undefined

/** The ends are the same for all fixtures, so what is alike among them is looked for once. */
export function everyEnd(): EveryEnd {
  known ??= sortEnds()
  return known
}

function sortEnds(): EveryEnd {
  const places = new Map<string, number>()
  const kinds: MatchTally[] = []
  const ends = listEnds().map(({ tally, orders }) => {
    const key = answersTo(tally)
    const kind = places.get(key) ?? kinds.push(tally) - 1
    places.set(key, kind)
    return { tally, orders, kind }
  })
  return { ends, kinds }
}

/** What every market makes of a result, as one text. */
function answersTo(tally: MatchTally): string {
  return MATCH_MARKETS.map((market) =>
    market.picks.map((pick) => market.resultOf(pick, tally)).join(),
  ).join()
}

function listEnds() {
  const scores = everyScore()
  return scores.flatMap((early) =>
    scores.flatMap((late) =>
      openersOf(goalsOf(early) > 0 ? early : late).map(({ opener, orders }) => ({
        tally: tallyFrom({ early, late }, opener),
        orders,
      })),
    ),
  )
}

function everyScore(): readonly MatchScore[] {
  const goals = Array.from({ length: HALF_GOALS_MAX + 1 }, (_, count) => count)
  return goals.flatMap((first) => goals.map((second) => ({ first, second })))
}

/** Who scores the first of these goals, in how many of all orders; nobody when there are none. */
function openersOf(score: MatchScore): readonly { opener: MatchSide | null; orders: bigint }[] {
  const goals = goalsOf(score)
  if (goals === 0) return [{ opener: null, orders: ORDERS }]
  const of = (opener: MatchSide) => ({
    opener,
    orders: (ORDERS * BigInt(score[opener])) / BigInt(goals),
  })
  return [of('first'), of('second')].filter(({ orders }) => orders > 0n)
}
