import type { PoolClient } from 'pg'
import type { OwedCall } from '../../games/settle/owed-calls.ts'

/** Stores calls in the transaction that makes them owed. They are due at once: the worker sends them. */
export async function oweCalls(client: PoolClient, calls: readonly OwedCall[]): Promise<void> {
  if (calls.length === 0) return
  await client.query(
    `insert into studio.room_calls (transaction_id, round_id, verb, provider, body, next_attempt_at)
     select *, now() from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[])`,
    [
      calls.map((call) => call.transactionId),
      calls.map((call) => call.roundId),
      calls.map((call) => call.verb),
      calls.map((call) => call.provider),
      calls.map((call) => call.body),
    ],
  )
}
