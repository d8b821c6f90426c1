import type { Calls } from '@maidan/contract'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import { askMatcher } from '../../ask-matcher.ts'
import { findMarket } from '../../desk/find-market.ts'
import { showBrief } from '../../desk/market-briefs.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
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
  const type = body.suspended ? 'suspend' : 'resume'
  await askMatcher(ports, { type, code, reason: 'staff' })
  await inTransaction(ports.db, (tx) =>
    writeAudit(tx, {
      staff,
      act: `market.${type}`,
      subject: `market:${code}`,
      detail: { reason: body.reason },
      ip,
      at: ports.clock.now(),
    }),
  )
  return showBrief(ports, await findMarket(ports, code))
}
