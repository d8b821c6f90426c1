import { isDone, wayTo, type PartnerKey } from '@maidan/cashier'
import { sql } from 'kysely'
import { lockPlayer } from '../../identity/queries/lock-players.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import type { Return } from '../partners/payment-partner.ts'
import { lockPayment, type Payment } from '../payments/lock-payment.ts'
import { movePayment } from '../payments/move-payment.ts'

type Ports = { clock: Clock; db: Db; ledger: Ledger }

/** Returns in quick succession have the partner asked once. */
const ASK_AGAIN_AFTER_MS = 5_000

/**
 * Takes in that a browser came back from a partner's page. Anybody can make such a request, so it
 * moves no money (law 12): it only has the partner asked at once. Answers the payment's reference,
 * null if there is none of that name.
 */
export function recordReturn(
  ports: Ports,
  partner: PartnerKey,
  returned: Return,
): Promise<string | null> {
  return inTransaction(ports.db, async (tx) => {
    const id = await findPayment(tx, partner, returned)
    if (id === null) return null
    const payment = await lockPayment(tx, id, 'deposit')
    const at = ports.clock.now()
    if (isDone(payment.state) || !(await noteReturn(tx, payment, { gaveUp: returned.gaveUp, at })))
      return payment.reference
    if (!returned.gaveUp) await startVerifying(ports, tx, payment, at)
    return payment.reference
  })
}

/** Has the partner asked, but not for each of many returns; answers whether it is. */
async function noteReturn(tx: Tx, { id }: Payment, { gaveUp, at }: { gaveUp: boolean; at: Date }) {
  const { rows } = await sql`
    UPDATE payment SET partner_due_at = ${at}, partner_tries = 0, returned_at = ${at},
      given_up_at = coalesce(given_up_at, ${gaveUp ? at : null})
    WHERE id = ${id} AND (returned_at IS NULL OR returned_at < ${new Date(at.getTime() - ASK_AGAIN_AFTER_MS)})
    RETURNING id
  `.execute(tx)
  return rows.length > 0
}

async function findPayment(tx: Tx, partner: PartnerKey, { reference, partnerRef }: Return) {
  const { rows } = await sql<{ id: bigint }>`
    SELECT id FROM payment WHERE partner = ${partner} AND direction = 'deposit'
      AND (reference = ${reference} OR partner_ref = ${partnerRef}) LIMIT 1
  `.execute(tx)
  return rows[0]?.id ?? null
}

async function startVerifying(ports: Ports, tx: Tx, payment: Payment, at: Date) {
  if (payment.state !== 'presented') return
  const player = await lockPlayer(tx, payment.playerId)
  const way = wayTo('deposit', payment.state, 'verifying', 'player')
  const move = { way, source: 'player', actor: player.username, at } as const
  await movePayment(ports, tx, { payment, player, move })
}
