import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import { CLAIM_STATES } from './claim-states.ts'
import { readNewMessages } from './read-new-messages.ts'
import { settleMessage } from './settle-message.ts'

type Ports = { clock: Clock; db: Db; ledger: Ledger; log: Pick<Logger, 'error'> }

export const MATCH_MESSAGES_EVERY_MS = 250

const PAIRS_MAX = 50

/**
 * Reads what phones have forwarded and holds it against the claims, whichever of the two came
 * first. Returns how much it did.
 */
export async function matchMessages(ports: Ports): Promise<number> {
  const read = await readNewMessages(ports)
  const pairs = await findPairs(ports.db)
  let settled = 0
  for (const pair of pairs) if (await settle(ports, pair)) settled += 1
  return read + settled
}

type Pair = { messageId: bigint; paymentId: bigint }

/** Open claims by hand and the messages of their transactions that they were not held against yet. */
async function findPairs(db: Db): Promise<Pair[]> {
  const { rows } = await sql<{ message_id: bigint; payment_id: bigint }>`
    SELECT m.id AS message_id, p.id AS payment_id FROM payment p
    JOIN device_message m ON m.method = p.method_key AND m.trx_id = p.trx_id AND m.kind = 'received'
    WHERE p.direction = 'deposit' AND p.state = ANY(${[...CLAIM_STATES]}::text[])
      AND p.partner IS NULL AND m.payment_id IS DISTINCT FROM p.id
    ORDER BY m.id LIMIT ${PAIRS_MAX}
  `.execute(db)
  return rows.map((row) => ({ messageId: row.message_id, paymentId: row.payment_id }))
}

/** What fails for one claim is tried again, and stops no other one. */
async function settle(ports: Ports, pair: Pair): Promise<boolean> {
  try {
    await settleMessage(ports, pair)
    return true
  } catch (error) {
    const { messageId: message } = pair
    ports.log.error({ err: error, message: message.toString() }, 'a message could not be settled')
    return false
  }
}
