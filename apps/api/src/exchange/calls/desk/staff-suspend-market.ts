import type { Calls } from '@maidan/contract'
import { findMarket } from '../../desk/find-market.ts'
import { showBrief } from '../../desk/market-briefs.ts'
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
  await findMarket(ports, code)
  const { suspended, reason } = body
  await suspendMarket(ports, { code, suspended, reason, staff, ip })
  return showBrief(ports, await findMarket(ports, code))
}
