import type { Calls } from '@maidan/contract'
import { submitDeposit as submit } from '../flows/submit-deposit.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'

type Ports = { clock: Clock; db: Db; limits: Limits }

export const submitDeposit: Handler<Calls['submitDeposit'], Ports> = async (
  ports,
  { player, body },
) => {
  const reference = await submit(ports, {
    playerId: player.playerId,
    currency: player.currency,
    methodId: body.payment_id,
    amount: body.amount,
    accountNumber: body.account_number,
    trxId: body.transaction_id,
    promotionId: body.promotion_id ?? 0,
  })
  return {
    success: true,
    message: 'Deposit submitted. We check it now.',
    transaction_id: reference,
  }
}
