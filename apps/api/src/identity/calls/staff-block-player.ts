import type { Calls } from '@maidan/contract'
import { blockPlayer } from '../flows/block-player.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { requireRole } from '../../staff/sessions/require-role.ts'

export const staffBlockPlayer: Handler<Calls['staffBlockPlayer']> = async (ctx, request) => {
  requireRole(request.staff, 'support')
  if (request.body.reason === '') throw new Refusal('STAFF_REASON_MISSING')
  const { staff, ip, body } = request
  return blockPlayer(ctx, { ...body, playerId: BigInt(request.params.id), staff, ip })
}
