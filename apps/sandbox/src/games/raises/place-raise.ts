import type { PoolClient } from 'pg'
import { inTransaction } from '../db/in-transaction.ts'
import { lockSeat } from '../fairness/seed-pairs.ts'
import type { Session } from '../sessions/session.ts'
import type { OwedCall } from '../settle/owed-calls.ts'
import { owingOfRounds } from '../settle/owing-of-rounds.ts'
import { sendOwedCall } from '../settle/send-owed-call.ts'
import type { Studio } from '../studio.ts'
import { makeChoice } from '../rounds/make-choice.ts'
import type { Raise } from './raise.ts'
import { returnRaise } from './return-raise.ts'
import { findRound } from '../rounds/round.ts'

/**
 * Asks the wallet for a raise that is written down and makes its choice once it is taken. Every step
 * is conditional on its state: if the settling worker gave it up meanwhile, it goes back and the
 * choice is not made.
 */
export async function placeRaise(studio: Studio, session: Session, raise: Raise): Promise<void> {
  const answer = await studio.wallet(session.provider, 'bet', betBody(session, raise))
  switch (answer.kind) {
    case 'done': {
      const win = await inTransaction(studio.db, (client) =>
        takeRaise(studio, client, { session, raise, balanceMinor: answer.balanceMinor }),
      )
      if (win !== null) await sendOwedCall(owingOfRounds(studio), win)
      return
    }
    case 'refused':
      await studio.db.query(
        `update studio.raises set state = 'refused', reason = $2, balance_minor = $3
         where id = $1 and state = 'asking'`,
        [raise.id, answer.code, answer.body.balance ?? null],
      )
      return
    case 'unknown':
      studio.log.warn({ raise: raise.id, reason: answer.reason }, 'raise unanswered, it goes back')
      return returnRaise(studio, raise, answer.reason)
  }
}

function betBody({ game, currency }: Session, raise: Raise): string {
  return JSON.stringify({
    session: raise.walletSession,
    transaction_id: raise.id,
    round_id: raise.roundId,
    game,
    amount: String(raise.amountMinor),
    currency,
  })
}

type Taken = { session: Session; raise: Raise; balanceMinor: bigint }

async function takeRaise(
  studio: Studio,
  client: PoolClient,
  { session, raise, balanceMinor }: Taken,
): Promise<OwedCall | null> {
  await lockSeat(client, session)
  const taken = await client.query(
    `update studio.raises set state = 'taken' where id = $1 and state = 'asking'`,
    [raise.id],
  )
  if (taken.rowCount !== 1) return null
  await client.query(`update studio.rounds set balance_minor = $2 where id = $1`, [
    raise.roundId,
    balanceMinor,
  ])
  const round = await findRound(client, raise.roundId)
  if (round === null) throw new Error(`round ${raise.roundId} of a raise is missing`)
  return makeChoice(studio, client, round, raise.choice)
}
