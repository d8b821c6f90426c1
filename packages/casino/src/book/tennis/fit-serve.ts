import { freshSetEnds, setEnds } from './set-ends.ts'
import { setsWon, type ServeChances, type TennisState } from './tennis-state.ts'
import type { Ends, Pair } from '../book-market.ts'

/** Points that servers win on the tours: over three sets, and over five. */
const USUALLY_HELD: Readonly<Record<number, number>> = { 2: 0.593, 3: 0.642 }
/** No two players of a tour are further apart than this. */
const GAP_MAX = 0.11
const HALVINGS = 30

/**
 * The serve chances at which the model gives the first player the traded chance to win; null where
 * no two players of a tour could stand so, and the odds tell too little.
 */
export function fitServe(traded: number, state: TennisState): ServeChances | null {
  const usual = USUALLY_HELD[state.setsToWin]
  if (usual === undefined) return null
  const serveAt = (gap: number): ServeChances => [usual + gap, usual - gap]
  const chanceAt = (gap: number) => matchChance(serveAt(gap), state)
  if (traded <= chanceAt(-GAP_MAX) || traded >= chanceAt(GAP_MAX)) return null
  let [low, high] = [-GAP_MAX, GAP_MAX]
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (low + high) / 2
    if (chanceAt(middle) < traded) low = middle
    else high = middle
  }
  return serveAt((low + high) / 2)
}

/** The first player's chance to win the match. */
export function matchChance(serve: ServeChances, state: TennisState): number {
  const fresh = [setWays(freshSetEnds(serve, 0)), setWays(freshSetEnds(serve, 1))] as const
  const known = new Map<number, number>()
  const begun = state.games[0] + state.games[1]
  const serverOfSet = begun % 2 === 0 ? state.server : state.server === 0 ? 1 : 0

  function from([one, other]: Pair, server: 0 | 1, ways = fresh[server]): number {
    if (one === state.setsToWin) return 1
    if (other === state.setsToWin) return 0
    return ways.reduce((sum, { isFirst, isOdd, chance }) => {
      const next: 0 | 1 = isOdd ? (server === 0 ? 1 : 0) : server
      return sum + chance * remembered(isFirst ? [one + 1, other] : [one, other + 1], next)
    }, 0)
  }

  function remembered(sets: Pair, server: 0 | 1): number {
    const key = (sets[0] * 10 + sets[1]) * 2 + server
    const chance = known.get(key) ?? from(sets, server)
    known.set(key, chance)
    return chance
  }

  return from(setsWon(state.sets), serverOfSet, setWays(setEnds(serve, state)))
}

/** What of a set counts for the match: who won it, and whether the first serve changes hands. */
function setWays(ends: Ends<Pair>) {
  return [true, false].flatMap((isFirst) =>
    [true, false].map((isOdd) => ({
      isFirst,
      isOdd,
      chance: ends
        .filter(({ end: [one, other] }) => one > other === isFirst)
        .filter(({ end: [one, other] }) => ((one + other) % 2 === 1) === isOdd)
        .reduce((sum, { chance }) => sum + chance, 0),
    })),
  )
}
