import type { Calls } from '@maidan/contract'
import { submitWithdrawal as submit } from '../flows/submit-withdrawal.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'

type Ports = { clock: Clock; db: Db; ledger: Ledger; limits: Limits }

export const submitWithdrawal: Handler<Calls['submitWithdrawal'], Ports> = async (
  ports,
  request,
) => {
  const { player, body } = request
  try {
    const reference = await submit(ports, {
      playerId: player.playerId,
      sessionId: player.sessionId,
      currency: player.currency,
      methodId: body.payment_id,
      provider: body.provider ?? '',
      amount: body.amount,
      ...(body.fee !== undefined && { fee: body.fee }),
      accountNumber: body.account_number,
    })
    return { success: true, message: 'Withdrawal successful!', transaction_id: reference }
  } catch (error) {
    throw error instanceof Refusal ? withError(error) : error
  }
}

/** The screen shows `error` as it is; without it, the link to the turnover record. */
function withError(refusal: Refusal): Refusal {
  if (refusal.code === 'TURNOVER_REMAINING') return refusal
  const extra = { success: false, error: refusal.message, ...refusal.detail.extra }
  return new Refusal(refusal.code, { ...refusal.detail, extra }, { cause: refusal })
}
