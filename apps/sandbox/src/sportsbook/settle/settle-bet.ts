import { settleLegs, type Verdict } from '@maidan/casino'
import { inTransaction } from '../../games/db/in-transaction.ts'
import type { OwedCall } from '../../games/settle/owed-calls.ts'
import { sendOwedCall } from '../../games/settle/send-owed-call.ts'
import { betReturn } from '../bets/bet-odds.ts'
import { findBet, lockOpenBet, type Bet } from '../bets/bet.ts'
import { decidedLeg } from '../bets/leg.ts'
import type { Book } from '../book.ts'
import { owingOfBets } from './owing-of-bets.ts'
import { rollbackOf } from './rollback-of.ts'
import { winOf } from './win-of.ts'

/**
 * Stores what a match made of a selection of an open bet. Where that decides the bet, its result and
 * the money that it owes are stored with it, and offered to the wallet. A lost bet is told as a win of
 * 0, so that every round is accounted for. A bet is settled once: its row is locked while that happens.
 */
export async function settleLeg(
  book: Book,
  betId: string,
  { eventId, verdict }: { eventId: string; verdict: Verdict },
): Promise<void> {
  const owing = owingOfBets(book)
  const call = await inTransaction(book.db, async (client) => {
    const bet = await lockOpenBet(client, betId)
    if (bet === null) return null
    await client.query(
      `update studio.bet_legs set result = $3 where bet = $1 and event_id = $2 and result is null`,
      [betId, eventId, verdict],
    )
    const decided = (await findBet(client, betId)) ?? bet
    const result = settleLegs(decided.legs.map(decidedLeg), decided.sizes)
    if (result === null) return null
    await client.query(
      `update studio.bets set state = 'settling', result = $2, settled_at = now() where id = $1`,
      [betId, result],
    )
    const owed = owedFor(decided, result)
    await owing.calls.add(client, owed)
    return owed
  })
  if (call !== null) await sendOwedCall(owing, call)
}

function owedFor(bet: Bet, result: Verdict): OwedCall {
  switch (result) {
    case 'won':
      return winOf(bet, betReturn(bet))
    case 'lost':
      return winOf(bet, 0n)
    case 'void':
      return rollbackOf(bet, 'There is no result that counts for this bet.')
  }
}
