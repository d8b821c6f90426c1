import { mayCancel, type Direction } from '@maidan/cashier'
import { sql } from 'kysely'
import { lockPlayer } from '../../identity/queries/lock-players.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import { isClaimed } from '../payments/check-claim.ts'
import { lockPayment, type Payment } from '../payments/lock-payment.ts'
import { movePayment } from '../payments/move-payment.ts'

type Ports = { clock: Clock; db: Db; ledger: Ledger }

type Cancelled = { playerId: bigint; reference: string }

/**
 * A player gives their own payment up. Held money goes back at once; a partner is still asked about
 * a deposit, so that money which arrives after all is credited. Refuses what a person works on or
 * a partner is about to pay.
 */
export function cancelPayment(ports: Ports, { playerId, reference }: Cancelled): Promise<void> {
  return inTransaction(ports.db, async (tx) => {
    const { id, direction } = await findOwn(tx, playerId, reference)
    const payment = await lockPayment(tx, id, direction)
    if (payment.state === 'cancelled') return
    const at = ports.clock.now()
    if (!mayCancel(direction, payment.state) || (await isWorkedOn(tx, payment, at)))
      throw new Refusal('CANCEL_TOO_LATE')
    const player = await lockPlayer(tx, playerId)
    await sql`UPDATE payment SET statement_due_at = NULL WHERE id = ${id}`.execute(tx)
    const move = { way: ['cancelled'], source: 'player', actor: player.username, at } as const
    await movePayment(ports, tx, { payment, player, move })
  })
}

async function findOwn(tx: Tx, playerId: bigint, reference: string) {
  const { rows } = await sql<{ id: bigint; direction: Direction }>`
    SELECT id, direction FROM payment WHERE reference = ${reference} AND player_id = ${playerId}
  `.execute(tx)
  const [row] = rows
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

/**
 * Whether a person may have acted on it outside of the house: a withdrawal that anybody ever took
 * may have been sent, and one that waits for a second person has been.
 */
async function isWorkedOn(tx: Tx, payment: Payment, at: Date): Promise<boolean> {
  const isTaken =
    payment.direction === 'withdrawal' ? payment.claimedBy !== null : isClaimed(payment, at)
  return isTaken || (await hasMoney(tx, payment)) || waitsForSecond(tx, payment, at)
}

/** Money that the wallet or the partner says is there is not given up: a person sees to it. */
async function hasMoney(tx: Tx, { id }: Payment): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM payment WHERE id = ${id} AND statement->>'found' = 'true'
  `.execute(tx)
  return rows.length > 0
}

async function waitsForSecond(tx: Tx, { reference }: Payment, at: Date): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM approval
    WHERE subject = ${`payment:${reference}`} AND state = 'waiting' AND expires_at > ${at}
  `.execute(tx)
  return rows.length > 0
}
