import { inTransaction } from '../../games/db/in-transaction.ts'
import type { OwedCall, OwedCalls } from '../../games/settle/owed-calls.ts'
import { findBet } from '../bets/bet.ts'
import { roomOf } from '../offered-room.ts'
import type { Rooms } from '../rooms.ts'
import { findRound } from '../rounds/round.ts'
import { betDetail } from './bet-detail.ts'
import { endOf } from './calls-of-bet.ts'

/**
 * Closes a stored call with the wallet's answer and moves its bet on, once. Answers the call that
 * follows from it, stored and claimed for the caller to send.
 */
export async function recordAnswer(
  { db, publicUrl, offered }: Pick<Rooms, 'db' | 'publicUrl' | 'offered'>,
  calls: OwedCalls,
  call: OwedCall,
  balanceMinor: bigint,
): Promise<OwedCall | null> {
  return inTransaction(db, async (client) => {
    if (!(await calls.close(client, call))) return null
    await client.query(`update studio.room_bets set state = $2, balance_minor = $3 where id = $1`, [
      call.roundId,
      STATE_AFTER[call.verb],
      balanceMinor,
    ])
    if (call.verb !== 'win') return null
    const bet = await findBet(client, call.roundId)
    const round = bet && (await findRound(client, bet.game, bet.number))
    if (!bet || !round) throw new Error(`bet ${call.roundId} of a win is missing`)
    const end = endOf(
      bet,
      betDetail({ game: roomOf(offered, bet.game).game, bet, round, publicUrl }),
    )
    await calls.add(client, { ...end, attempts: 1 })
    return end
  })
}

const STATE_AFTER = {
  win: 'paid',
  rollback: 'returned',
  'end-round': 'closed',
} as const satisfies Record<OwedCall['verb'], string>
