import type { ProviderSlug } from '@maidan/contract'
import type { Pool, PoolClient } from 'pg'
import { WALLET_TIMEOUT_MS } from '../wallet/ask-wallet.ts'

/** A call that must reach the wallet, however long it takes. */
export type OwedCall = {
  transactionId: string
  roundId: string
  verb: 'win' | 'rollback' | 'end-round'
  provider: ProviderSlug
  body: string
  /** How often it was sent, the sending under way included. */
  attempts: number
}

/** Where owed calls stand: the slots' rounds, the book's bets and the rooms' have a table each. */
type OwedTable = 'studio.wallet_calls' | 'studio.bet_calls' | 'studio.room_calls'

export type OwedCalls = {
  /** Stores a call in the transaction that makes it owed, claimed by the caller, who sends it next. */
  add: (client: PoolClient, call: OwedCall) => Promise<void>
  /** Claims calls that are due, oldest first, so that no other studio sends them meanwhile. */
  claim: (limit: number) => Promise<OwedCall[]>
  /**
   * A studio that was killed may have claimed calls it never finished. They are due again at once:
   * a call sent twice gets the same answer twice.
   */
  reclaim: () => Promise<void>
  /** Makes a call due again later, with what went wrong. */
  postpone: (call: OwedCall, failure: string, delayMs: number) => Promise<void>
  /** Marks a call as answered; false when it was already. */
  close: (client: PoolClient, call: OwedCall) => Promise<boolean>
}

/** While a call is under way nobody else takes it; longer than any call lasts. */
const CLAIM_SECONDS = WALLET_TIMEOUT_MS / 1000 + 2

/** The calls that one table of the studio's database holds. */
export function owedCalls(db: Pool, table: OwedTable): OwedCalls {
  return {
    async add(client, { transactionId, roundId, verb, provider, body, attempts }) {
      await client.query(
        `insert into ${table}
           (transaction_id, round_id, verb, provider, body, attempts, next_attempt_at)
         values ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7))`,
        [transactionId, roundId, verb, provider, body, attempts, CLAIM_SECONDS],
      )
    },
    claim: (limit) => claim(db, table, limit),
    async reclaim() {
      await db.query(`update ${table} set next_attempt_at = now() where answered_at is null`)
    },
    async postpone({ transactionId }, failure, delayMs) {
      await db.query(
        `update ${table} set last_failure = $2,
           next_attempt_at = now() + make_interval(secs => $3)
         where transaction_id = $1 and answered_at is null`,
        [transactionId, failure, delayMs / 1000],
      )
    },
    async close(client, { transactionId }) {
      const closed = await client.query(
        `update ${table} set answered_at = now(), last_failure = null
         where transaction_id = $1 and answered_at is null`,
        [transactionId],
      )
      return closed.rowCount === 1
    },
  }
}

async function claim(db: Pool, table: OwedTable, limit: number): Promise<OwedCall[]> {
  const claimed = await db.query<OwedCall>(
    `update ${table} set attempts = attempts + 1,
       next_attempt_at = now() + make_interval(secs => $2)
     where transaction_id in (
       select transaction_id from ${table}
       where answered_at is null and next_attempt_at <= now()
       order by next_attempt_at limit $1 for update skip locked)
     returning transaction_id as "transactionId", round_id as "roundId", verb, provider, body,
       attempts`,
    [limit, CLAIM_SECONDS],
  )
  return claimed.rows
}
