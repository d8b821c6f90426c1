import type { Session } from '../../games/sessions/session.ts'
import { reachedCenti } from '../live/public-bet.ts'
import { roomOf } from '../offered-room.ts'
import type { OwnBet } from '../room-api.ts'
import type { Rooms } from '../rooms.ts'
import { findRounds, type Round } from '../rounds/round.ts'
import type { Bet } from './bet.ts'
import { leftAtCenti } from './left-at.ts'
import { newestBets } from './own-bets.ts'
import { ownBet } from './own-bet.ts'

/** The player's newest bets in the room of their session, as they stand now. */
export async function readOwnBets(
  rooms: Rooms,
  session: Session,
  count: number,
): Promise<OwnBet[]> {
  const bets = await newestBets(rooms.db, session, count)
  const rounds = await roundsOf(rooms, session.game, bets)
  return bets.map((bet) => shownBet(rooms, bet, rounds.get(bet.number)))
}

/** The rounds of bets in one room by their numbers. */
export async function roundsOf(
  { db }: Pick<Rooms, 'db'>,
  game: string,
  bets: readonly Bet[],
): Promise<ReadonlyMap<number, Round>> {
  const numbers = [...new Set(bets.map((bet) => bet.number))]
  const rounds = await findRounds(db, game, numbers)
  return new Map(rounds.map((round) => [round.number, round]))
}

/** A bet as its player sees it now, with where it has left its curve. */
export function shownBet(rooms: Rooms, bet: Bet, round: Round | undefined): OwnBet {
  const { game } = roomOf(rooms.offered, bet.game)
  const reached = round === undefined ? 0 : reachedCenti(game, round, rooms.clock.nowMs())
  return ownBet(bet, leftAtCenti(game, bet, reached), rooms.publicUrl)
}
