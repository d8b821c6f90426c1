import type { Calls } from '@maidan/contract'
import { findMarket } from '../../desk/find-market.ts'
import { showBrief } from '../../desk/market-briefs.ts'
import { reopenMarket } from '../../desk/reopen-market.ts'
import { suspendMarket } from '../../desk/suspend-market.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Exchange } from '../../open-exchange.ts'

type Ports = { clock: Clock; db: Db; exchange: Exchange }

export const staffSuspendMarket: Handler<Calls['staffSuspendMarket'], Ports> = async (
  ports,
  request,
) => {
  const { staff, params, body, ip } = request
  requireRole(staff, 'trader')
  if (body.reason === '') throw new Refusal('STAFF_REASON_MISSING')
  const { code } = params
  const market = await findMarket(ports, code)
  if (market.status !== 'open') throw new Refusal('MARKET_CLOSED')
  const { suspended, reason } = body
  if (!suspended && !market.staff_suspended) throw new Refusal('STATE_CHANGED')
  await (suspended
    ? suspendMarket(ports, { code, reason, staff, ip })
    : reopenMarket(ports, { market, reason, staff, ip }))
  return showBrief(ports, await findMarket(ports, code))
}
