import type { Calls } from '@maidan/contract'
import type { Handler } from '../../../platform/http/handler.ts'
import { requireRole } from '../../sessions/require-role.ts'
import { showCodePart } from '../../accounts/show-code-part.ts'

export const staffTakeCode: Handler<Calls['staffTakeCode']> = async (ctx, request) => {
  const { staff, params, ip } = request
  requireRole(staff)
  const { code, expiresAt } = await showCodePart(ctx, { memberId: BigInt(params.id), staff, ip })
  return { code, expires_at: expiresAt.toISOString() }
}
