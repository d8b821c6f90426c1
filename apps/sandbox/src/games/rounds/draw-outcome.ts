import type { PoolClient } from 'pg'
import { inTransaction } from '../db/in-transaction.ts'
import type { OwedCall } from '../settle/owed-calls.ts'
import { owingOfRounds } from '../settle/owing-of-rounds.ts'
import { sendOwedCall } from '../settle/send-owed-call.ts'
import type { Studio } from '../studio.ts'
import { computeRound } from './compute-round.ts'
import { endRound } from './end-round.ts'
import type { Round } from './round.ts'

/**
 * Draws the round once its stake is taken. One that waits for choices stays open; one that is over is
 * stored with its win, which is offered to the wallet.
 */
export async function drawOutcome(
  studio: Studio,
  round: Round,
  balanceMinor: bigint,
): Promise<void> {
  const win = await inTransaction(studio.db, (client) =>
    storeOutcome(studio, client, round, balanceMinor),
  )
  if (win !== null) await sendOwedCall(owingOfRounds(studio), win)
}

async function storeOutcome(
  studio: Studio,
  client: PoolClient,
  round: Round,
  balanceMinor: bigint,
): Promise<OwedCall | null> {
  const outcome = computeRound(round)
  if (outcome.kind === 'illegal') throw new Error(`round ${round.id} is illegal without a choice`)
  const taken = await client.query(
    `update studio.rounds set balance_minor = $2 where id = $1 and state = 'betting'`,
    [round.id, balanceMinor],
  )
  if (taken.rowCount !== 1) return null
  if (outcome.kind === 'ended') return endRound(studio, client, round, outcome)
  await client.query(
    `update studio.rounds set state = 'open', chosen_at = clock_timestamp() where id = $1`,
    [round.id],
  )
  return null
}
