import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { faultyStep } from '../../checkouts/faults/faulty-step.ts'
import type { BkashDesk } from '../bkash-desk.ts'
import { BKASH_PATH } from '../bkash-options.ts'
import { BkashRefusal, refusalAnswer, SUCCESS } from '../bkash-refusal.ts'

const place = { partner: 'bkash', step: 'token' } as const

const grantBody = z.object({ app_key: z.string(), app_secret: z.string() })
const refreshBody = grantBody.extend({ refresh_token: z.string() })

/** Grants tokens to the merchant, and new ones for old. */
export function tokenCalls(app: FastifyInstance, desk: BkashDesk): void {
  app.post(
    `${BKASH_PATH}/tokenized/checkout/token/grant`,
    faultyStep(desk.faults, place, async (request, reply) => {
      const parsed = grantBody.safeParse(request.body)
      return parsed.success && isMerchant(desk, request, parsed.data)
        ? grant(desk, reply)
        : refusalAnswer(new BkashRefusal(2001))
    }),
  )
  app.post(
    `${BKASH_PATH}/tokenized/checkout/token/refresh`,
    faultyStep(desk.faults, place, async (request, reply) => {
      const parsed = refreshBody.safeParse(request.body)
      if (!parsed.success || !isMerchant(desk, request, parsed.data))
        return refusalAnswer(new BkashRefusal(2001))
      return desk.tokens.isRefreshable(parsed.data.refresh_token)
        ? grant(desk, reply)
        : reply.status(401).send({ message: 'The refresh token is invalid or has expired' })
    }),
  )
}

function isMerchant(
  { merchant }: BkashDesk,
  { headers }: FastifyRequest,
  { app_key, app_secret }: z.output<typeof grantBody>,
): boolean {
  return (
    headers['username'] === merchant.username &&
    headers['password'] === merchant.password &&
    app_key === merchant.appKey &&
    app_secret === merchant.appSecret
  )
}

function grant({ tokens, faults }: BkashDesk, reply: FastifyReply) {
  const limit = faults.strike(place, 'token_limit')
  const granted = tokens.grant(limit?.count)
  if (granted === null)
    return reply.status(403).send({ message: 'Too many requests for tokens: blocked for an hour' })
  return { ...SUCCESS, ...granted }
}
