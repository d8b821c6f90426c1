import type { Calls } from '@maidan/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'
import { takeMission as take } from '../missions/take-mission.ts'

type Ports = { clock: Clock; db: Db; ledger: Ledger; limits: Limits }

const ID = /^[1-9]\d{0,17}$/
/** Four digits of a year, so that PostgreSQL can hold it. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/

export const takeMission: Handler<Calls['takeMission'], Ports> = async (
  ports,
  { player: { playerId }, body },
) => {
  const id = String(body.promotion_id)
  const from = new Date(INSTANT.test(body.from) ? body.from : Number.NaN)
  if (!ID.test(id) || Number.isNaN(from.getTime())) throw new Refusal('PROMOTION_UNAVAILABLE')
  return take(ports, { playerId, promotionId: BigInt(id), from })
}
