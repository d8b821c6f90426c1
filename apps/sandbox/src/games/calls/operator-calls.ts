import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { cancelGrant } from '../free-rounds/cancel-grant.ts'
import {
  findGrant,
  GRANT_ROUNDS_MAX,
  roundsLeft,
  type FreeGrant,
} from '../free-rounds/free-grant.ts'
import { giveGrant } from '../free-rounds/give-grant.ts'
import { StudioError } from '../errors/studio-error.ts'
import type { Studio } from '../studio.ts'
import { readSigned, signedCalls } from './signed-call.ts'

const NAME = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)

const NAMED = z.strictObject({ grant: NAME })

const GRANT = z.strictObject({
  grant: NAME,
  player: NAME,
  game: NAME,
  currency: z.string().regex(/^[A-Z]{3,4}$/),
  bet: z.string().regex(/^[1-9]\d{0,14}$/),
  rounds: z.number().int().min(1).max(GRANT_ROUNDS_MAX),
  expires_at: z.iso.datetime({ offset: true }),
})

/** What an operator tells a provider about free rounds: give them, read them, cancel what is left. */
export async function operatorCalls(server: FastifyInstance, studio: Studio): Promise<void> {
  await signedCalls(server, (signed) => {
    const root = '/api/operator/:provider/free-rounds'
    signed.post(`${root}/grant`, async (request) => {
      const { provider, body } = readSigned(studio, request, GRANT)
      const { grant: id, bet, expires_at, ...terms } = body
      const expiresAt = new Date(expires_at)
      return answer(
        await giveGrant(studio.db, provider, { ...terms, id, betMinor: BigInt(bet), expiresAt }),
      )
    })
    signed.post(`${root}/read`, async (request) => {
      const { provider, body } = readSigned(studio, request, NAMED)
      const grant = await findGrant(studio.db, provider, body.grant)
      if (grant === null) throw new StudioError('GRANT_NOT_FOUND')
      return answer(grant)
    })
    signed.post(`${root}/cancel`, async (request) => {
      const { provider, body } = readSigned(studio, request, NAMED)
      return answer(await cancelGrant(studio.db, provider, body.grant))
    })
  })
}

function answer(grant: FreeGrant) {
  return {
    grant: grant.id,
    player: grant.player,
    game: grant.game,
    currency: grant.currency,
    bet: String(grant.betMinor),
    rounds: grant.rounds,
    played: grant.played,
    left: roundsLeft(grant),
    won: String(grant.wonMinor),
    state: grant.state,
    expires_at: grant.expiresAt.toISOString(),
  }
}
