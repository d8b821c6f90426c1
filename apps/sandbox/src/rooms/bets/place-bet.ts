import { transactionId } from '../../games/rounds/transaction-id.ts'
import type { Rooms } from '../rooms.ts'
import type { Bet } from './bet.ts'
import { returnBet } from './return-bet.ts'

/**
 * Asks the wallet for the stake of a bet in state `betting` and moves the bet on by its answer. Every
 * step is conditional on that state: if the draw could not wait any longer, the stake goes back.
 */
export async function placeBet(rooms: Rooms, bet: Bet): Promise<void> {
  const answer = await rooms.wallet(bet.provider, 'bet', betBody(bet))
  switch (answer.kind) {
    case 'done':
      return countBet(rooms, bet, answer.balanceMinor)
    case 'refused':
      return refuseBet(rooms, bet, answer.code, answer.body.balance)
    case 'unknown':
      rooms.log.warn({ bet: bet.id, reason: answer.reason }, 'bet unanswered, stake goes back')
      return returnBet(rooms, bet, answer.reason)
  }
}

function betBody(bet: Bet): string {
  return JSON.stringify({
    session: bet.walletSession,
    transaction_id: transactionId(bet.id, 'bet'),
    round_id: bet.id,
    game: bet.game,
    amount: String(bet.stakeMinor),
    currency: bet.currency,
    ...(bet.contest !== null && { contest: bet.contest }),
  })
}

async function countBet({ db, news }: Rooms, bet: Bet, balanceMinor: bigint): Promise<void> {
  await db.query(
    `update studio.room_bets set state = 'taken', balance_minor = $2
     where id = $1 and state = 'betting'`,
    [bet.id, balanceMinor],
  )
  news.tell(bet.game, 'bets')
}

async function refuseBet({ db }: Rooms, bet: Bet, reason: string, balance?: string): Promise<void> {
  await db.query(
    `update studio.room_bets set state = 'refused', reason = $2, balance_minor = $3
     where id = $1 and state = 'betting'`,
    [bet.id, reason, balance ?? null],
  )
}
