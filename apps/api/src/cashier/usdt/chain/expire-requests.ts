import { CHAIN_KEY, wayTo } from '@maidan/cashier'
import { sql } from 'kysely'
import { lockPlayer } from '../../../identity/queries/lock-players.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import type { Ledger } from '../../../platform/ledger/open-ledger.ts'
import { tellEnded } from '../../checkouts/tell-ended.ts'
import { lockPayment } from '../../payments/lock-payment.ts'
import { movePayment } from '../../payments/move-payment.ts'

type Ports = { clock: Clock; db: Db; ledger: Ledger }

const ROWS_MAX = 50

/**
 * Ends the requests for which nothing came in time, by the chain's own clock: once its blocks are
 * read past the end, and all that they brought is credited. Returns how many it ended.
 */
export async function expireRequests(ports: Ports): Promise<number> {
  const { rows } = await sql<{ id: bigint }>`
    SELECT p.id FROM payment p JOIN usdt_cursor c ON p.pay_until < c.block_at
    WHERE p.method_key = 'usdt' AND p.direction = 'deposit' AND p.state = 'presented'
      AND NOT EXISTS (
        SELECT FROM usdt_transfer t JOIN usdt_address a ON a.address = t.address
        WHERE t.outcome = 'waiting' AND a.player_id = p.player_id
      )
    ORDER BY p.id LIMIT ${ROWS_MAX}
  `.execute(ports.db)
  for (const { id } of rows) await expire(ports, id)
  return rows.length
}

function expire(ports: Ports, id: bigint): Promise<void> {
  return inTransaction(ports.db, async (tx) => {
    const payment = await lockPayment(tx, id, 'deposit')
    const way = wayTo('deposit', payment.state, 'expired', 'partner')
    if (payment.state !== 'presented' || way.length === 0) return
    const player = await lockPlayer(tx, payment.playerId)
    const move = { way, source: 'partner', actor: CHAIN_KEY, at: ports.clock.now() } as const
    await movePayment(ports, tx, { payment, player, move })
    await tellEnded(tx, payment, 'expired')
  })
}
