import type { CallDefinition } from '@maidan/contract'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { checkOwnIds } from '../../platform/security/check-own-ids.ts'
import { findPlayerSession } from './find-player-session.ts'
import { findStaffSession } from '../../staff/sessions/find-staff-session.ts'
import { officeToken } from '../../staff/sessions/staff-cookie.ts'
import { checkWalletSignature } from '../../games/studios/check-wallet-signature.ts'
import { Refusal } from '../../platform/http/refusal.ts'

/** Settles who acts in a request, by the call's kind; refuses when nobody may. */
export async function identify(ctx: Context, call: CallDefinition, request: FastifyRequest) {
  switch (call.auth) {
    case 'none':
      return {}
    case 'optional':
      return { player: await playerOrNobody(ctx, request) }
    case 'player': {
      const player = await findPlayerSession(ctx, bearerToken(request))
      if (!player) throw new Refusal('NOT_LOGGED_IN')
      await checkOwnIds(ctx, player, request)
      return { player }
    }
    case 'staff': {
      const staff = await findStaffSession(ctx, bearerToken(request) || officeToken(request))
      if (!staff) throw new Refusal('NOT_LOGGED_IN')
      return { staff }
    }
    case 'partner':
      return { partner: await checkWalletSignature(ctx, request) }
  }
}

/** A start call with an old token is answered as to a guest. */
async function playerOrNobody(ctx: Context, request: FastifyRequest) {
  const token = bearerToken(request)
  return token === '' ? null : findPlayerSession(ctx, token)
}

export function bearerToken(request: FastifyRequest): string {
  const match = /^Bearer ([A-Za-z0-9_-]{16,128})$/.exec(request.headers.authorization ?? '')
  return match?.[1] ?? ''
}
