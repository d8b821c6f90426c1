import * as z from 'zod'
import { creditByHand } from '../../../cashier/flows/credit-by-hand.ts'
import { lockPayment } from '../../../cashier/payments/lock-payment.ts'
import { approvalRule } from '../approval-rule.ts'

const LASTS_MS = 24 * 3_600_000

/** A deposit that the wallet's statement does not bear out, or that is too much for one cashier. */
export const depositCredit = approvalRule({
  mayAsk: ['cashier'],
  mayDecide: ['cashier'],
  lastsMs: LASTS_MS,
  command: z.object({
    paymentId: z.string().regex(/^\d{1,18}$/),
    amountMinor: z.string().regex(/^[1-9]\d{0,17}$/),
  }),
  async apply(ctx, tx, { command, why, askedBy, agreedBy, ip, at }) {
    const payment = await lockPayment(tx, BigInt(command.paymentId), 'deposit')
    await creditByHand(ctx, tx, {
      payment,
      settledMinor: BigInt(command.amountMinor),
      note: why,
      actor: `${askedBy.username}, ${agreedBy.username}`,
      staff: agreedBy,
      ip,
      at,
    })
  },
})
