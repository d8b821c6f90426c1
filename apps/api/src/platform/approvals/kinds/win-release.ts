import * as z from 'zod'
import { settleHeldWin } from '../../../games/wallet/held/settle-held-win.ts'
import { approvalRule } from '../approval-rule.ts'

const LASTS_MS = 72 * 3_600_000

/** A win above the largest of its game: paid to its player, or given back to the house. */
export const winRelease = approvalRule({
  mayAsk: ['cashier'],
  mayDecide: ['cashier'],
  lastsMs: LASTS_MS,
  command: z.object({
    heldWinId: z.string().regex(/^\d{1,18}$/),
    verdict: z.enum(['pay', 'return']),
  }),
  apply: (ctx, tx, { command: { heldWinId, verdict }, at }) =>
    settleHeldWin(ctx, tx, { id: BigInt(heldWinId), verdict, at }),
})
