import * as z from 'zod'
import { paySettlement } from '../../../exchange/settle/pay-settlement.ts'
import { readKnownEnd, writeSettlement } from '../../../exchange/settle/write-settlement.ts'
import { approvalRule } from '../approval-rule.ts'

const LASTS_MS = 72 * 3_600_000

const outcome = z.union([
  z.object({ winners: z.array(z.number()) }),
  z.object({ score: z.number() }),
  z.object({ void: z.string() }),
])

/** A market settled by hand: voids, new settlements, and whatever the partner has not said so. */
export const marketSettle = approvalRule({
  mayAsk: ['trader'],
  mayDecide: ['trader'],
  lastsMs: LASTS_MS,
  command: z.object({
    code: z.string(),
    outcome,
    voidSpans: z.array(z.object({ fromMs: z.number(), toMs: z.number() })),
  }),
  async apply(ctx, tx, { command, why: reason, askedBy, agreedBy, at }) {
    const { code } = command
    const market = await readKnownEnd(tx, code, { lock: true })
    const decidedBy = `${askedBy.username}, ${agreedBy.username}`
    const version = await writeSettlement(tx, market, { ...command, decidedBy, reason, at })
    if (version === null) return
    return () => paySettlement(ctx, { code, version })
  },
})
