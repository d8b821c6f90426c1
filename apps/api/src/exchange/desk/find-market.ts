import { sql } from 'kysely'
import { Refusal } from '../../platform/http/refusal.ts'
import { selectBriefs, type BriefRow } from './market-briefs.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Exchange } from '../open-exchange.ts'

type Ports = { clock: Clock; db: Db; exchange: Exchange }

export async function findMarket(ports: Ports, code: string): Promise<BriefRow> {
  const [market] = await selectBriefs(ports, { where: sql`m.code = ${code}`, limit: 1 })
  if (!market) throw new Refusal('MARKET_NOT_FOUND')
  return market
}
