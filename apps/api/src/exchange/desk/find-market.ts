import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { selectBriefs, type BriefRow } from './market-briefs.ts'

export async function findMarket(
  ctx: Pick<Context, 'db' | 'clock'>,
  code: string,
): Promise<BriefRow> {
  const [market] = await selectBriefs(ctx, { where: sql`m.code = ${code}`, limit: 1 })
  if (!market) throw new Refusal('MARKET_NOT_FOUND')
  return market
}
