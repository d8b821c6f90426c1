import type { Calls } from '@maidan/contract'
import type { Handler } from '../../platform/http/handler.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'
import { confirmTransfer } from '../transfers/confirm-transfer.ts'

type Ports = { clock: Clock; db: Db; limits: Limits }

export const confirmEwallet: Handler<Calls['confirmEwallet'], Ports> = async (
  ports,
  { player, body },
) => {
  const reference = await confirmTransfer(ports, {
    playerId: player.playerId,
    currency: player.currency,
    reference: body.trx_id,
    trxId: body.trxid,
    number: body.number,
  })
  return {
    success: true,
    message: 'Deposit submitted. We check it now.',
    transaction_id: reference,
  }
}
