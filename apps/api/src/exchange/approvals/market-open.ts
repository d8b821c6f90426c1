import { sql } from 'kysely'
import type { ApprovalAct } from '../../platform/approvals/approval-act.ts'
import type { Db } from '../../platform/database/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { lockStops } from '../desk/market-stops.ts'
import { resumeMarket } from '../desk/resume-market.ts'
import type { Exchange } from '../open-exchange.ts'

type Ports = { db: Db; exchange: Exchange }

/** A market that staff stopped takes bets again, unless it was stopped once more since somebody asked. */
export const marketOpen: ApprovalAct<'market.open', Ports> = async (ports, tx, { command }) => {
  const { code, stop } = command
  const stops = await lockStops(tx, code)
  if ((stops.at(-1)?.id.toString() ?? null) !== stop) throw new Refusal('STATE_CHANGED')
  const { rows } = await sql`
    SELECT FROM market WHERE code = ${code} AND status = 'open' AND staff_suspended
  `.execute(tx)
  if (rows.length === 0) throw new Refusal('STATE_CHANGED')
  return () => resumeMarket(ports, code)
}
