import type { Calls } from '@maidan/contract'
import { blockPlayer } from '../blocks/block-player.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { requireRole } from '../../platform/security/require-role.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { clock: Clock; db: Db }

export const staffBlockPlayer: Handler<Calls['staffBlockPlayer'], Ports> = async (
  ports,
  request,
) => {
  requireRole(request.staff, 'support')
  if (request.body.reason === '') throw new Refusal('STAFF_REASON_MISSING')
  const { staff, ip, body } = request
  return blockPlayer(ports, { ...body, playerId: BigInt(request.params.id), staff, ip })
}
