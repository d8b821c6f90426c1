import type { Calls } from '@maidan/contract'
import type { Handler } from '../../../platform/http/handler.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import { showCodePart } from '../../accounts/show-code-part.ts'
import type { Config } from '../../../platform/config.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'

type Ports = { config: Config; clock: Clock; db: Db }

export const staffTakeCode: Handler<Calls['staffTakeCode'], Ports> = async (ports, request) => {
  const { staff, params, ip } = request
  requireRole(staff)
  const { code, expiresAt } = await showCodePart(ports, { memberId: BigInt(params.id), staff, ip })
  return { code, expires_at: expiresAt.toISOString() }
}
