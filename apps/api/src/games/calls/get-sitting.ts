import type { Calls } from '@maidan/contract'
import { decimalAmount } from '@maidan/money'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { readSitting } from '../queries/read-sitting.ts'

type Ports = { clock: Clock; db: Db }

export const getSitting: Handler<Calls['getSitting'], Ports> = async (
  { clock, db },
  { player: { playerId, currency } },
) => {
  const sitting = await readSitting(db, { playerId, now: clock.now() })
  const { beganAt, rounds, betMinor, winMinor } = sitting
  return {
    began_at: beganAt?.toISOString() ?? null,
    rounds: Number(rounds),
    bet: decimalAmount(betMinor, currency),
    win: decimalAmount(winMinor, currency),
    net: decimalAmount(winMinor - betMinor, currency),
    currency,
  }
}
