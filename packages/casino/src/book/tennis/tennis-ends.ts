import type { Ends, Pair } from '../book-market.ts'
import { freshSetEnds, serverAfter, setEnds } from './set-ends.ts'
import {
  isTieBreakSet,
  setsWon,
  type ServeChances,
  type TennisEnd,
  type TennisState,
} from './tennis-state.ts'

type Path = { end: TennisEnd; chance: number }

/** Every end that a match may have from here, set by set. */
export function tennisEnds(serve: ServeChances, state: TennisState): Ends<TennisEnd> {
  const over = new Map<string, Path>()
  const played = state.sets.reduce((sum, [one, other]) => sum + one + other, 0)
  const now = state.games[0] + state.games[1]
  const serverAt = (games: number) => serverAfter(state.server, games - played - now)
  const fresh = [freshSetEnds(serve, 0), freshSetEnds(serve, 1)] as const
  let paths: Path[] = [{ end: tennisEndOf(state.sets), chance: 1 }]
  let isFirst = true
  while (paths.length > 0) {
    const next = new Map<string, Path>()
    for (const { end, chance } of paths) {
      const sets = isFirst ? setEnds(serve, state) : fresh[serverAt(end.games[0] + end.games[1])]
      for (const set of sets) {
        const after = afterSet(end, set.end)
        const path = { end: after, chance: chance * set.chance }
        gather(Math.max(...after.sets) === state.setsToWin ? over : next, path)
      }
    }
    paths = [...next.values()]
    isFirst = false
  }
  return [...over.values()]
}

/** Ends of set `number`, from 1, which is under way or sure to be played. */
export function endsOfSet(serve: ServeChances, state: TennisState, number: number): Ends<Pair> {
  const fresh = [freshSetEnds(serve, 0), freshSetEnds(serve, 1)] as const
  const serverAfterSet = serverAfter(state.server, state.games[0] + state.games[1])
  let ends = setEnds(serve, state)
  // An odd number of games hands the first serve of the next set over.
  let firstServes = handedOver(ends, serverAfterSet === 0 ? 1 : 0)
  for (let set = state.sets.length + 1; set < number; set += 1) {
    ends = [...scaled(fresh[0], firstServes), ...scaled(fresh[1], 1 - firstServes)]
    firstServes =
      handedOver(fresh[0], 1) * firstServes + handedOver(fresh[1], 0) * (1 - firstServes)
  }
  return ends
}

/** The chance that the first player serves first in the next set; `serves` is theirs in this one. */
function handedOver(ends: Ends<Pair>, serves: 0 | 1): number {
  const odd = ends
    .filter(({ end: [one, other] }) => (one + other) % 2 === 1)
    .reduce((sum, { chance }) => sum + chance, 0)
  return serves === 1 ? 1 - odd : odd
}

function scaled(ends: Ends<Pair>, by: number): Ends<Pair> {
  return ends.map(({ end, chance }) => ({ end, chance: chance * by }))
}

/** What sets that were played come to. */
export function tennisEndOf(sets: readonly Pair[]): TennisEnd {
  const [first = [0, 0]] = sets
  return {
    sets: setsWon(sets),
    games: sets.reduce<Pair>(([one, other], set) => [one + set[0], other + set[1]], [0, 0]),
    tieBreaks: sets.filter(isTieBreakSet).length,
    firstSet: first[0] >= first[1] ? 0 : 1,
  }
}

function afterSet(end: TennisEnd, set: Pair): TennisEnd {
  const winner = set[0] > set[1] ? 0 : 1
  const isFirst = end.sets[0] + end.sets[1] === 0
  return {
    sets: winner === 0 ? [end.sets[0] + 1, end.sets[1]] : [end.sets[0], end.sets[1] + 1],
    games: [end.games[0] + set[0], end.games[1] + set[1]],
    tieBreaks: end.tieBreaks + (isTieBreakSet(set) ? 1 : 0),
    firstSet: isFirst ? winner : end.firstSet,
  }
}

function gather(paths: Map<string, Path>, path: Path): void {
  const { sets, games, tieBreaks, firstSet } = path.end
  const key = `${sets.join()} ${games.join()} ${tieBreaks} ${firstSet}`
  const same = paths.get(key)
  if (same === undefined) paths.set(key, path)
  else same.chance += path.chance
}
