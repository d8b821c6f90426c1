import { breakLengths } from '@maidan/cashier'
import type { Calls } from '@maidan/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { showBreak } from '../breaks/show-break.ts'
import { showAside } from '../floors/show-aside.ts'
import { showLimits } from '../limits/show-limits.ts'

type Ports = { clock: Clock; db: Db }

export const showProtection: Handler<Calls['showProtection'], Ports> = async (
  { clock, db },
  { player: { playerId, currency } },
) => {
  const at = clock.now()
  const running = await showBreak(db, { playerId, at })
  const untilMs = running ? Date.parse(running.until) : null
  return {
    currency,
    limits: await showLimits(db, { playerId, currency, at }),
    aside: await showAside(db, { playerId, currency, at }),
    break: running,
    break_lengths: breakLengths(untilMs, at.getTime()),
  }
}
