import type { PoolClient } from 'pg'
import type { OwedCall } from '../settle/owed-calls.ts'
import { owingOfRounds } from '../settle/owing-of-rounds.ts'
import { roundOwes } from '../settle/round-owes.ts'
import type { Studio } from '../studio.ts'
import type { Outcome } from './compute-round.ts'
import type { Round } from './round.ts'
import { transactionId } from './transaction-id.ts'

type Ended = Extract<Outcome, { kind: 'ended' }>

/**
 * Stores the end of a round together with the win that it owes; answers the call to send, or null
 * when the round was ended by somebody else. A win of 0 is sent too, so that every round is
 * accounted for.
 */
export async function endRound(
  studio: Studio,
  client: PoolClient,
  round: Round,
  { events, totalMinor, unplayedMinor = 0n, jackpot = null }: Ended,
): Promise<OwedCall | null> {
  const ended = await client.query(
    `update studio.rounds set state = 'played', events = $2, total_minor = $3, jackpot = $4
     where id = $1 and state in ('betting', 'open')`,
    [round.id, JSON.stringify(events), totalMinor, jackpot],
  )
  if (ended.rowCount !== 1) return null
  const win = winCall(round, { totalMinor, unplayedMinor, jackpot })
  await owingOfRounds(studio).calls.add(client, win)
  return win
}

type Won = Required<Pick<Ended, 'totalMinor' | 'unplayedMinor' | 'jackpot'>>

function winCall(round: Round, { totalMinor, unplayedMinor, jackpot }: Won): OwedCall {
  return roundOwes(round, 'win', {
    session: round.walletSession,
    transaction_id: transactionId(round.id, 'win'),
    round_id: round.id,
    bet_transaction_id: transactionId(round.id, 'bet'),
    amount: String(totalMinor),
    ...(unplayedMinor > 0n && { unplayed: String(unplayedMinor) }),
    currency: round.currency,
    ...(round.grantId !== null && { grant: round.grantId }),
    ...(jackpot !== null && { jackpot }),
  })
}
