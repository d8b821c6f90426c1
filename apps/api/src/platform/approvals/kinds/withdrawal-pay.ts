import * as z from 'zod'
import { payWithdrawal } from '../../../cashier/flows/pay-withdrawal.ts'
import { lockPayment } from '../../../cashier/payments/lock-payment.ts'
import { approvalRule } from '../approval-rule.ts'

const LASTS_MS = 24 * 3_600_000

/** A payout from the second-person setting upwards. */
export const withdrawalPay = approvalRule({
  mayAsk: ['cashier'],
  mayDecide: ['cashier'],
  lastsMs: LASTS_MS,
  command: z.object({
    paymentId: z.string().regex(/^\d{1,18}$/),
    payoutTrxId: z.string().nullable(),
  }),
  async apply(ctx, tx, { command, why, askedBy, agreedBy, ip, at }) {
    const payment = await lockPayment(tx, BigInt(command.paymentId), 'withdrawal')
    await payWithdrawal(ctx, tx, {
      payment,
      payoutTrxId: command.payoutTrxId,
      note: why,
      actor: `${askedBy.username}, ${agreedBy.username}`,
      first: askedBy.staffId,
      staff: agreedBy,
      ip,
      at,
    })
  },
})
