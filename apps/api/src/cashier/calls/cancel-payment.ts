import type { Calls } from '@maidan/contract'
import type { Handler } from '../../platform/http/handler.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import { cancelPayment as cancel } from '../flows/cancel-payment.ts'

type Ports = { clock: Clock; db: Db; ledger: Ledger }

export const cancelPayment: Handler<Calls['cancelPayment'], Ports> = async (
  ports,
  { player, params },
) => {
  await cancel(ports, { playerId: player.playerId, reference: params.reference })
  return { success: true, message: 'It is cancelled.' }
}
