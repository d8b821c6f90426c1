import type { Pair } from '../book-market.ts'
import type { ServeChances, TennisState } from './tennis-state.ts'

const GAME_POINTS = 4
const TIE_BREAK_POINTS = 7

/** The first player's chance to win the game or tie-break under way. */
export function gameChance(serve: ServeChances, state: Omit<TennisState, 'setsToWin'>): number {
  const { isTieBreak, points, server } = state
  if (isTieBreak) return tieBreakChance(serve, server, points)
  const own = points[server]
  const others = points[server === 0 ? 1 : 0]
  const holds = holdChance(serve[server], own, others)
  return server === 0 ? holds : 1 - holds
}

/** The server's chance to win a game from these points. */
export function holdChance(serve: number, own = 0, others = 0): number {
  const needed = GAME_POINTS - 1
  const over = Math.min(own, others) - needed
  // Past deuce the same two points are played again and again.
  if (over > 0) return holdChance(serve, own - over, others - over)
  if (own >= GAME_POINTS && own - others >= 2) return 1
  if (others >= GAME_POINTS && others - own >= 2) return 0
  if (own === needed && others === needed) return levelChance(serve, 1 - serve)
  return (
    serve * holdChance(serve, own + 1, others) + (1 - serve) * holdChance(serve, own, others + 1)
  )
}

/** The first player's chance to win a tie-break that `first` began to serve. */
export function tieBreakChance(
  serve: ServeChances,
  first: 0 | 1,
  [own, others]: Pair = [0, 0],
  known = new Map<number, number>(),
): number {
  if (own >= TIE_BREAK_POINTS && own - others >= 2) return 1
  if (others >= TIE_BREAK_POINTS && others - own >= 2) return 0
  // From level each serves one of the next two points.
  if (own === others && own >= TIE_BREAK_POINTS - 1)
    return levelOf(serve[0] * (1 - serve[1]), (1 - serve[0]) * serve[1])
  const key = own * 100 + others
  const found = known.get(key)
  if (found !== undefined) return found
  const server = ((own + others + 1) >> 1) % 2 === 0 ? first : 1 - first
  const wins = server === 0 ? serve[0] : 1 - serve[1]
  const chance =
    wins * tieBreakChance(serve, first, [own + 1, others], known) +
    (1 - wins) * tieBreakChance(serve, first, [own, others + 1], known)
  known.set(key, chance)
  return chance
}

function levelChance(wins: number, loses: number): number {
  return levelOf(wins * wins, loses * loses)
}

function levelOf(both: number, none: number): number {
  return both / (both + none)
}
