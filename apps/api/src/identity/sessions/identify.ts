import type { CallDefinition } from '@maidan/contract'
import type { FastifyRequest } from 'fastify'
import { checkOwnIds } from '../../platform/security/check-own-ids.ts'
import { findPlayerSession } from './find-player-session.ts'
import { findStaffSession } from '../../staff/sessions/find-staff-session.ts'
import { officeToken } from '../../platform/security/office-token.ts'
import { checkWalletSignature } from '../../games/studios/check-wallet-signature.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Config } from '../../platform/config.ts'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'
import type { GameProvider } from '../../games/studios/list-game-providers.ts'

type Ports = {
  config: Config
  log: Logger
  clock: Clock
  db: Db
  limits: Limits
  gameProviders: ReadonlyMap<string, GameProvider>
}

/** Settles who acts in a request, by the call's kind; refuses when nobody may. */
export async function identify(ports: Ports, call: CallDefinition, request: FastifyRequest) {
  switch (call.auth) {
    case 'none':
      return {}
    case 'optional':
      return { player: await playerOrNobody(ports, request) }
    case 'player': {
      const player = await findPlayerSession(ports, bearerToken(request))
      if (!player) throw new Refusal('NOT_LOGGED_IN')
      await checkOwnIds(ports, player, request)
      return { player }
    }
    case 'staff': {
      const staff = await findStaffSession(ports, bearerToken(request) || officeToken(request))
      if (!staff) throw new Refusal('NOT_LOGGED_IN')
      return { staff }
    }
    case 'partner':
      return { partner: await checkWalletSignature(ports, request) }
  }
}

/** A start call with an old token is answered as to a guest. */
async function playerOrNobody(ports: Ports, request: FastifyRequest) {
  const token = bearerToken(request)
  return token === '' ? null : findPlayerSession(ports, token)
}

export function bearerToken(request: FastifyRequest): string {
  const match = /^Bearer ([A-Za-z0-9_-]{16,128})$/.exec(request.headers.authorization ?? '')
  return match?.[1] ?? ''
}
