import type { EventSource } from '@maidan/cashier'
import { sql } from 'kysely'
import { lockPlayer } from '../../identity/queries/lock-players.ts'
import type { Tx } from '../../platform/database/db.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import { movePayment } from '../payments/move-payment.ts'
import type { SettledDeposit } from './lock-settled.ts'
import { tellRefunded, tellRefundFailed } from './tell-refunded.ts'
import { endRefund, type PendingRefund } from './write-refund.ts'

type Ports = { ledger: Ledger }

type Ended = {
  payment: SettledDeposit
  part: PendingRefund
  /** The transaction by which it went back; null where nothing left, and the player has it again. */
  trxId: string | null
  /** On whose word. */
  by: { source: EventSource; actor: string; note?: string }
  at: Date
}

/** Ends the part of a locked deposit that is under way, its money with it, and tells the player. */
export async function endPart(ports: Ports, tx: Tx, ended: Ended): Promise<void> {
  const { payment, part, trxId, by, at } = ended
  const isGiven = trxId !== null
  const { amountMinor } = part
  await sql`
    UPDATE payment SET partner_due_at = NULL, sent_at = CASE WHEN ${isGiven} THEN sent_at END
    WHERE id = ${payment.id}
  `.execute(tx)
  await endRefund(tx, { paymentId: payment.id, refund: part, trxId, at })
  const player = await lockPlayer(tx, payment.playerId)
  const leftMinor = payment.leftMinor - amountMinor
  const isWhole = isGiven && leftMinor === 0n
  const way = [isWhole ? 'refunded' : 'credited'] as const
  const move = { way, ...by, refund: { ...part, isGiven }, at }
  await movePayment(ports, tx, { payment, player, move })
  if (isGiven) await tellRefunded(tx, player, { payment, amountMinor, leftMinor })
  else await tellRefundFailed(tx, player, { payment, amountMinor })
}
