import {
  GAMES_TO_WIN,
  otherPlayer,
  pointServer,
  TIE_BREAK_POINTS,
  type Player,
  type TennisScore,
} from './tennis-score.ts'

/** What decides a match: who wins points on serve, how long it is, how often a player stops. */
export type TennisModel = Readonly<{
  /** Chance of each player to win a point on the own serve. */
  serveWins: readonly [number, number]
  setsToWin: number
  /** Chance, at the end of each game after the first set, that the doctor comes to a given player. */
  doctorChance: number
  /** Chance that the one who was seen by the doctor stops. */
  retireChance: number
}>

/** Answers player 0's chance to win the match from a score. */
export type WinChance = (score: TennisScore) => number

/**
 * The exact chance by recursion, point to game to set to match, every point on serve being won
 * independently with the server's chance. Games and sets are remembered, so that a point costs a few
 * multiplications.
 */
export function createWinChance(model: TennisModel): WinChance {
  const known = new Map<number, number>()
  const tieBreak = createTieBreakChance(model.serveWins)

  /** From the first point of a game. */
  function fromGame(score: TennisScore): number {
    const [[setsA, setsB], [gamesA, gamesB]] = [score.sets, score.games]
    if (setsA === model.setsToWin) return 1
    if (setsB === model.setsToWin) return 0
    const key = (((setsA * 4 + setsB) * 8 + gamesA) * 8 + gamesB) * 2 + score.server
    const found = known.get(key)
    if (found !== undefined) return found
    const chance = inGame(score)
    known.set(key, chance)
    return chance
  }

  function inGame(score: TennisScore): number {
    const wins = score.isTieBreak ? tieBreak(score) : gameChance(score)
    return wins * afterGame(score, 0) + (1 - wins) * afterGame(score, 1)
  }

  function gameChance({ points, server }: TennisScore): number {
    const holds = holdChance(model.serveWins[server], points[server], points[otherPlayer(server)])
    return server === 0 ? holds : 1 - holds
  }

  function afterGame(score: TennisScore, winner: Player): number {
    const next = nextGame(score, winner)
    const chance = fromGame(next)
    return isDoctorNear(next, model.setsToWin) ? withDoctor(chance) : chance
  }

  /** Either player may stop, equally likely: half of what is lost is won by player 0. */
  function withDoctor(chance: number): number {
    const stops = model.doctorChance * model.retireChance
    return stops + (1 - 2 * stops) * chance
  }

  return (score) => (isMatchOver(score, model.setsToWin) ? fromGame(score) : inGame(score))
}

/** A player sees the doctor between games, once a set was played and while the match goes on. */
export function isDoctorNear(score: TennisScore, setsToWin: number): boolean {
  return score.sets[0] + score.sets[1] > 0 && !isMatchOver(score, setsToWin)
}

export function isMatchOver({ sets }: TennisScore, setsToWin: number): boolean {
  return Math.max(...sets) === setsToWin
}

/** The score at the first point after this game goes to `winner`. */
function nextGame(score: TennisScore, winner: Player): TennisScore {
  const games: [number, number] = [...score.games]
  games[winner] += 1
  const server = otherPlayer(score.server)
  const lead = games[winner] - games[otherPlayer(winner)]
  if (score.isTieBreak || (games[winner] >= GAMES_TO_WIN && lead >= 2)) {
    const sets: [number, number] = [...score.sets]
    sets[winner] += 1
    return { ...score, sets, games: [0, 0], points: [0, 0], server, isTieBreak: false }
  }
  const isTieBreak = games[0] === GAMES_TO_WIN && games[1] === GAMES_TO_WIN
  return { ...score, games, points: [0, 0], server, isTieBreak }
}

/** The server's chance to win the game with these points on either side. */
function holdChance(serve: number, own: number, others: number): number {
  const deuce = (serve * serve) / (serve * serve + (1 - serve) * (1 - serve))
  const isTight = own >= 3 && others >= 3
  if (isTight && own === others) return deuce
  if (isTight) return own > others ? serve + (1 - serve) * deuce : serve * deuce
  if (own >= 4) return 1
  if (others >= 4) return 0
  return (
    serve * holdChance(serve, own + 1, others) + (1 - serve) * holdChance(serve, own, others + 1)
  )
}

function createTieBreakChance([serveA, serveB]: readonly [number, number]): WinChance {
  const [both, none] = [serveA * (1 - serveB), (1 - serveA) * serveB]
  const fromLevel = both / (both + none)
  const known = new Map<number, number>()

  function chance(score: TennisScore): number {
    const [own, others] = folded(score.points)
    if (own >= TIE_BREAK_POINTS && own - others >= 2) return 1
    if (others >= TIE_BREAK_POINTS && others - own >= 2) return 0
    if (own === others && own >= TIE_BREAK_POINTS - 1) return fromLevel
    const key = (own * 16 + others) * 2 + score.server
    const found = known.get(key)
    if (found !== undefined) return found
    const points = [own, others] as const
    const wins = pointServer({ ...score, points }) === 0 ? serveA : 1 - serveB
    const answer =
      wins * chance({ ...score, points: [own + 1, others] }) +
      (1 - wins) * chance({ ...score, points: [own, others + 1] })
    known.set(key, answer)
    return answer
  }
  return chance
}

/** The turns to serve repeat every four points: past 7–7 two points on either side can be left out. */
function folded([own, others]: readonly [number, number]): [number, number] {
  const over = Math.min(own, others) - TIE_BREAK_POINTS
  const pairs = over >= 0 ? 2 * (1 + Math.floor(over / 2)) : 0
  return [own - pairs, others - pairs]
}
