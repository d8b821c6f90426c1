import type { FastifyRequest } from 'fastify'
import type { PlayerIdentity } from '../http/handler.ts'
import { Refusal } from '../http/refusal.ts'
import { recordSecurityEvent } from './record-security-event.ts'
import type { Logger } from 'pino'
import type { Db } from '../database/db.ts'

type Ports = { log: Logger; db: Db }

/** Fields that name the acting player by the remote id, and those that name them by number. */
const REMOTE_ID_FIELDS = ['remote_id', 'userId', 'user_id'] as const
const NUMBER_FIELDS = ['sender_id', 'user_one_id'] as const

/**
 * Law 7: who acts is who the token says. An id in the call that names somebody else is refused,
 * nothing is read or changed, and the try is recorded.
 */
export async function checkOwnIds(ports: Ports, player: PlayerIdentity, request: FastifyRequest) {
  const own = [
    ...named(request.query, REMOTE_ID_FIELDS, player.remoteId),
    ...named(request.body, REMOTE_ID_FIELDS, player.remoteId),
    ...named(request.body, NUMBER_FIELDS, player.playerId.toString()),
  ]
  const foreign = own.filter(({ fits }) => !fits).map(({ field }) => field)
  if (foreign.length === 0) return
  const { ip, routeOptions } = request
  const detail = { fields: foreign, path: routeOptions.url ?? '' }
  await recordSecurityEvent(ports, { kind: 'foreign_id', playerId: player.playerId, ip, detail })
  throw new Refusal('NOT_YOUR_ACCOUNT')
}

/** Only texts and numbers name anybody; other types fail the call's own schema. */
function named(part: unknown, fields: readonly string[], id: string) {
  if (typeof part !== 'object' || part === null) return []
  return fields.flatMap((field) => {
    const value: unknown = Reflect.get(part, field)
    if (typeof value !== 'string' && typeof value !== 'number') return []
    return [{ field, fits: String(value).trim() === id }]
  })
}
