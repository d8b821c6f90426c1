import { sql } from 'kysely'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { db: Db }

type Asked = { playerId: bigint; accountId: bigint; ip: string }

/**
 * The whole number of an account that this player was offered. Who has seen which of the house's
 * numbers, and when, stands among the security events: a number that leaks can be traced.
 */
export function showOfferedNumber(ports: Ports, asked: Asked): Promise<string> {
  const { playerId, accountId, ip } = asked
  return inTransaction(ports.db, async (tx) => {
    const { rows } = await sql<{ offer_id: bigint; account_number: string }>`
      SELECT o.id AS offer_id, r.account_number FROM account_offer o
      JOIN receiving_account r ON r.id = o.receiving_account_id
      WHERE o.player_id = ${playerId} AND r.id = ${accountId}
      ORDER BY o.id DESC LIMIT 1
    `.execute(tx)
    const [offered] = rows
    if (!offered) throw new Refusal('NOT_FOUND')
    const detail = { account: accountId.toString(), offer: offered.offer_id.toString() }
    await sql`
      INSERT INTO security_event (kind, player_id, ip, detail)
      VALUES ('wallet_number_shown', ${playerId}, ${ip}, ${JSON.stringify(detail)})
    `.execute(tx)
    return offered.account_number
  })
}
