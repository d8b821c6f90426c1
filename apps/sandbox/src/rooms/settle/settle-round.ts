import type { RoomGame } from '@maidan/casino'
import type { PoolClient } from 'pg'
import { lockBets } from '../bets/round-bets.ts'
import { returnBets } from '../bets/return-bets.ts'
import type { Bet } from '../bets/bet.ts'
import { asLeader, type Lead } from '../lead/as-leader.ts'
import { roomOf } from '../offered-room.ts'
import type { Rooms } from '../rooms.ts'
import { OFF_REASONS } from '../rounds/off-reasons.ts'
import type { Round } from '../rounds/round.ts'
import { decideContests } from '../contests/decide-contests.ts'
import { oweCloses } from '../contests/owe-closes.ts'
import { winOf } from './calls-of-bet.ts'
import type { DecidedBet } from './decided-bet.ts'
import { oweCalls } from './owe-calls.ts'
import { winOfBet } from './win-of-bet.ts'

type Win = { bet: Bet; winMinor: bigint }

/**
 * Decides every bet of a shown round, all in one transaction: what it wins, and the call that it owes
 * the wallet. A round is settled once.
 */
export async function settleRound(rooms: Rooms, lead: Lead, round: Round): Promise<void> {
  const { game } = roomOf(rooms.offered, round.game)
  await asLeader(rooms.db, lead, async (client) => {
    const settled = await client.query(
      `update studio.room_rounds set settled_at = now()
       where game = $1 and number = $2 and phase = 'shown' and settled_at is null`,
      [round.game, round.number],
    )
    if (settled.rowCount !== 1) return
    const bets = await lockBets(client, round, ['taken'])
    const decided = decideBets(game, bets, round)
    await storeWins(
      client,
      decided.flatMap(({ bet, winMinor }) => (winMinor === null ? [] : [{ bet, winMinor }])),
    )
    const heldBack = decided.filter(({ winMinor }) => winMinor === null).map(({ bet }) => bet)
    await returnBets(
      client,
      heldBack,
      game.contest === undefined ? OFF_REASONS.cut : OFF_REASONS.alone,
    )
    await oweCloses(client, round)
  })
  rooms.news.tell(round.game, 'phase')
}

/** Bets against the house each by itself, those of contests together. */
function decideBets(game: RoomGame, bets: readonly Bet[], round: Round): readonly DecidedBet[] {
  if (game.contest !== undefined) return decideContests(game.contest, bets, round.outcome)
  return bets.map((bet) => ({ bet, winMinor: winOfBet(game, bet, round) }))
}

async function storeWins(client: PoolClient, wins: readonly Win[]): Promise<void> {
  await client.query(
    `update studio.room_bets set state = 'settling', win_minor = won.minor
     from unnest($1::text[], $2::bigint[]) as won (id, minor) where room_bets.id = won.id`,
    [wins.map(({ bet }) => bet.id), wins.map(({ winMinor }) => winMinor)],
  )
  const calls = wins.map(({ bet, winMinor }) => winOf(bet, winMinor))
  await oweCalls(client, calls)
}
