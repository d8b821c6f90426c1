import type { Pool } from 'pg'
import { inTransaction } from '../db/in-transaction.ts'
import type { OwedCall, OwedCalls } from './owed-calls.ts'

const REASON = 'The operator gave the stake back before the win reached it.'

/**
 * Closes a win that can never be paid, because the operator ended the round by giving the stake back.
 * `move` is the update of what the win was for, by its id ($1), with the reason ($2).
 */
export async function giveUpWin(
  { db, calls, move }: { db: Pool; calls: OwedCalls; move: string },
  win: OwedCall,
): Promise<void> {
  await inTransaction(db, async (client) => {
    if (await calls.close(client, win)) await client.query(move, [win.roundId, REASON])
  })
}
