import type { Ends, Pair } from '../book-market.ts'
import { gameChance, holdChance, tieBreakChance } from './game-chance.ts'
import type { ServeChances, TennisState } from './tennis-state.ts'

const GAMES_TO_WIN = 6
/** More than the games of a set. */
const KEY_STEP = 16

type SetState = Pick<TennisState, 'games' | 'points' | 'server' | 'isTieBreak'>

/** Ends of a set from its first game. */
export function freshSetEnds(serve: ServeChances, server: 0 | 1): Ends<Pair> {
  return setEnds(serve, { games: [0, 0], points: [0, 0], server, isTieBreak: false })
}

/** Every score that the set under way may end with, with its chance, game by game. */
export function setEnds(serve: ServeChances, state: SetState): Ends<Pair> {
  const ends: { end: Pair; chance: number }[] = []
  const chances = new Map<number, number>([[keyOf(state.games), 1]])
  const holds = [holdChance(serve[0]), holdChance(serve[1])] as const
  const begun = state.games[0] + state.games[1]
  const tieBreakServer = serverAfter(state.server, 2 * GAMES_TO_WIN - begun)
  const wins = (games: Pair) => {
    const played = games[0] + games[1] - begun
    if (played === 0) return gameChance(serve, { ...state, sets: [] })
    if (isLevelAtSix(games)) return tieBreakChance(serve, tieBreakServer)
    const server = serverAfter(state.server, played)
    return server === 0 ? holds[0] : 1 - holds[1]
  }
  for (let total = begun; total <= 2 * GAMES_TO_WIN; total += 1) {
    for (let first = 0; first <= total; first += 1) {
      const games: Pair = [first, total - first]
      const chance = chances.get(keyOf(games)) ?? 0
      if (chance === 0) continue
      const won = chance * wins(games)
      step([first + 1, total - first], won)
      step([first, total - first + 1], chance - won)
    }
  }
  return ends

  function step(end: Pair, chance: number): void {
    if (isSetOver(end)) ends.push({ end, chance })
    else chances.set(keyOf(end), (chances.get(keyOf(end)) ?? 0) + chance)
  }
}

/** Whether a set with these games is over. */
export function isSetOver([one, other]: Pair): boolean {
  const most = Math.max(one, other)
  return most > GAMES_TO_WIN || (most === GAMES_TO_WIN && Math.abs(one - other) >= 2)
}

/** Every score a set may end with, the first player's sets first. */
export const SET_SCORES: readonly Pair[] = [
  ...[0, 1, 2, 3, 4].map((games): Pair => [GAMES_TO_WIN, games]),
  [7, 5],
  [7, GAMES_TO_WIN],
  ...[0, 1, 2, 3, 4].map((games): Pair => [games, GAMES_TO_WIN]),
  [5, 7],
  [GAMES_TO_WIN, 7],
]

function isLevelAtSix([one, other]: Pair): boolean {
  return one === GAMES_TO_WIN && other === GAMES_TO_WIN
}

/** Who serves after so many games; a tie-break counts as one. */
export function serverAfter(server: 0 | 1, games: number): 0 | 1 {
  return games % 2 === 0 ? server : server === 0 ? 1 : 0
}

function keyOf([one, other]: Pair): number {
  return one * KEY_STEP + other
}
