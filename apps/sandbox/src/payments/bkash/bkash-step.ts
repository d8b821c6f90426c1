import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Step } from '../checkouts/faults/fault.ts'
import { faultyStep } from '../checkouts/faults/faulty-step.ts'
import type { BkashDesk } from './bkash-desk.ts'
import { BkashRefusal, refusalAnswer } from './bkash-refusal.ts'

type Call<S extends z.ZodType> = {
  step: Step
  body: S
  answer: (body: z.output<S>, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
}

/** A handler of bKash behind its token, which answers refusals as bKash does. */
export function bkashStep<S extends z.ZodType>(
  desk: BkashDesk,
  { step, body, answer }: Call<S>,
): (request: FastifyRequest, reply: FastifyReply) => Promise<unknown> {
  return faultyStep(desk.faults, { partner: 'bkash', step }, async (request, reply) => {
    if (!isAuthorized(desk, request)) return reply.status(401).send({ message: 'Unauthorized' })
    const parsed = body.safeParse(request.body ?? {})
    if (!parsed.success) return refusalAnswer(new BkashRefusal(2065))
    try {
      return await answer(parsed.data, request, reply)
    } catch (error) {
      if (error instanceof BkashRefusal) return refusalAnswer(error)
      throw error
    }
  })
}

function isAuthorized({ tokens, merchant }: BkashDesk, { headers }: FastifyRequest): boolean {
  const token = headers.authorization?.replace(/^Bearer /, '') ?? ''
  return tokens.isGranted(token) && headers['x-app-key'] === merchant.appKey
}
