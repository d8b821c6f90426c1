import { normalTrxId } from '@maidan/cashier'
import type { Calls } from '@maidan/contract'
import type { Db } from '../../platform/database/db.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { fieldRefusal } from '../../platform/http/refusal.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'
import { findOwnPayment } from '../queries/find-own-payment.ts'

type Ports = { db: Db; limits: Limits }

/** Any wallet's or chain's number: what a payment is looked for by, not what it is taken for. */
const TRX_ID = /^[0-9A-Z]{6,64}$/

/**
 * What somebody else paid, or what lies unclaimed, is answered like what was never paid: a number that
 * was seen over a shoulder tells a thief nothing.
 */
export const tracePayment: Handler<Calls['tracePayment'], Ports> = async (
  { db, limits },
  { player, body },
) => {
  const trxId = normalTrxId(body.trx_id)
  if (!TRX_ID.test(trxId)) throw fieldRefusal('TRX_ID_INVALID', 'trx_id')
  await limits.take('tracePerPlayer', player.playerId.toString())
  return { transaction_id: await findOwnPayment(db, { playerId: player.playerId, trxId }) }
}
