/** Index of a player: 0 or 1. */
export type Player = 0 | 1
export type Pair = readonly [number, number]

/** How a match stands. Games and points are those of the set and game under way. */
export type TennisScore = Readonly<{
  sets: Pair
  games: Pair
  points: Pair
  /** Who serves this game, or served the first point of this tie-break. */
  server: Player
  isTieBreak: boolean
  /** The sets that are over, in games; the tie-break's lower points stand beside them. */
  done: readonly Readonly<{ games: Pair; tieBreak: Pair | null }>[]
}>

export const GAMES_TO_WIN = 6
export const TIE_BREAK_POINTS = 7
const GAME_POINTS = 4

export const firstPoint = (server: Player): TennisScore => ({
  sets: [0, 0],
  games: [0, 0],
  points: [0, 0],
  server,
  isTieBreak: false,
  done: [],
})

export const otherPlayer = (player: Player): Player => (player === 0 ? 1 : 0)

/** Who serves the next point: in a tie-break one serves the first, then both serve two in turn. */
export function pointServer({ isTieBreak, points, server }: TennisScore): Player {
  if (!isTieBreak) return server
  return ((points[0] + points[1] + 1) >> 1) % 2 === 0 ? server : otherPlayer(server)
}

/** The score after `winner` takes the point; `ended` says what the point ended besides itself. */
export function afterPoint(
  score: TennisScore,
  winner: Player,
): { score: TennisScore; ended: 'point' | 'game' | 'set' } {
  const points = plusOne(score.points, winner)
  const target = score.isTieBreak ? TIE_BREAK_POINTS : GAME_POINTS
  const isOver = leads(points, winner, target)
  if (!isOver) return { score: { ...score, points }, ended: 'point' }
  return afterGame({ ...score, points }, winner)
}

function afterGame(score: TennisScore, winner: Player) {
  const games = plusOne(score.games, winner)
  const server = otherPlayer(score.server)
  const isSetOver = score.isTieBreak || leads(games, winner, GAMES_TO_WIN)
  if (!isSetOver) {
    const isTieBreak = games[0] === GAMES_TO_WIN && games[1] === GAMES_TO_WIN
    return {
      score: { ...score, games, points: [0, 0], server, isTieBreak },
      ended: 'game',
    } as const
  }
  const tieBreak = score.isTieBreak ? score.points : null
  return {
    score: {
      ...firstPoint(server),
      sets: plusOne(score.sets, winner),
      done: [...score.done, { games, tieBreak }],
    },
    ended: 'set',
  } as const
}

function plusOne([first, second]: Pair, player: Player): Pair {
  return player === 0 ? [first + 1, second] : [first, second + 1]
}

function leads(pair: Pair, player: Player, target: number): boolean {
  return pair[player] >= target && pair[player] - pair[otherPlayer(player)] >= 2
}
