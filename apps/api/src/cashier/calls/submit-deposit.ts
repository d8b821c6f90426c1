import type { Calls } from '@maidan/contract'
import { submitDeposit as submit } from '../flows/submit-deposit.ts'
import type { Handler } from '../../platform/http/handler.ts'

export const submitDeposit: Handler<Calls['submitDeposit']> = async (ctx, { player, body }) => {
  const reference = await submit(ctx, {
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
