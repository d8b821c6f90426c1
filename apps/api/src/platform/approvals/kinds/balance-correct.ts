import * as z from 'zod'
import { correctBalance } from '../../../cashier/flows/correct-balance.ts'
import { approvalRule } from '../approval-rule.ts'

const LASTS_MS = 72 * 3_600_000

/** A player's balance put right by hand, against the house's account of corrections. */
export const balanceCorrect = approvalRule({
  mayAsk: ['cashier'],
  mayDecide: ['cashier'],
  lastsMs: LASTS_MS,
  command: z.object({
    playerId: z.string().regex(/^\d{1,18}$/),
    /** Minor units; what is taken carries a minus. */
    amountMinor: z.string().regex(/^-?[1-9]\d{0,17}$/),
  }),
  apply: (ctx, tx, { id, command }) =>
    correctBalance(ctx, tx, {
      key: `correction:${id}`,
      playerId: BigInt(command.playerId),
      amountMinor: BigInt(command.amountMinor),
    }),
})
