import { factsOf } from '../../games/catalog/game-facts.ts'
import { betProofs } from '../bets/bet-proofs.ts'
import type { Bet } from '../bets/bet.ts'
import { seenBets } from '../bets/round-bets.ts'
import { roomOf } from '../offered-room.ts'
import type { RoomReplay } from '../room-api.ts'
import type { Rooms } from '../rooms.ts'
import { pastRounds } from '../rounds/past-rounds.ts'
import { findRound } from '../rounds/round.ts'
import { publicBets } from './public-bet.ts'
import { BETS_SHOWN, PAST_SHOWN } from './read-view.ts'

/** Everything that a page needs to play the round of a bet again. */
export async function readReplay(rooms: Rooms, bet: Bet): Promise<RoomReplay> {
  const room = roomOf(rooms.offered, bet.game)
  const [proof] = await betProofs(rooms, [bet])
  const round = await findRound(rooms.db, bet.game, bet.number)
  if (round === null || proof === undefined) throw new Error(`the round of ${bet.id} is missing`)
  const { bets, betCount } = await seenBets(rooms.db, round, BETS_SHOWN)
  return {
    game: factsOf(room, bet.currency),
    siteOrigin: rooms.siteOrigin,
    currency: bet.currency,
    language: bet.language,
    proof,
    past: await pastRounds(rooms.db, bet.game, bet.number, PAST_SHOWN),
    bets: publicBets(room.game, round, bets, rooms.clock.nowMs()),
    betCount,
  }
}
