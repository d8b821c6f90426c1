import type { Calls } from '@maidan/contract'
import { findMarket } from '../../desk/find-market.ts'
import { readOutcome, readVoidSpans } from '../../desk/read-outcome.ts'
import { settleByHand } from '../../settle/settle-by-hand.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { showApproval } from '../../../platform/approvals/show-approvals.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import type { Config } from '../../../platform/config.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Ledger } from '../../../platform/ledger/open-ledger.ts'
import type { Bus } from '../../../platform/live/bus.ts'
import type { Exchange } from '../../open-exchange.ts'

type Ports = { config: Config; clock: Clock; db: Db; ledger: Ledger; bus: Bus; exchange: Exchange }

export const staffSettleMarket: Handler<Calls['staffSettleMarket'], Ports> = async (
  ports,
  request,
) => {
  const { staff, params, body, ip } = request
  requireRole(staff, 'trader')
  const { reason } = body
  if (reason === '') throw new Refusal('STAFF_REASON_MISSING')
  const market = await findMarket(ports, params.code)
  const outcome = readOutcome(body, market, reason)
  const voidSpans = readVoidSpans(body)
  const { code } = market
  const approvalId = await settleByHand(ports, { code, outcome, voidSpans, reason, staff, ip })
  if (approvalId === null) return { approval: null }
  return { approval: await showApproval(ports.db, approvalId, { staff, at: ports.clock.now() }) }
}
