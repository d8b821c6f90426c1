import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CheckoutPartner } from '../checkout.ts'
import type { FaultKind, Step } from './fault.ts'
import type { FaultBoard } from './open-fault-board.ts'

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** A handler whose line and server fail as it was ordered; the work itself is done or left whole. */
export function faultyStep(
  board: FaultBoard,
  place: { partner: CheckoutPartner; step: Step },
  answer: Answer,
) {
  const strikes = (kind: FaultKind) => board.strike(place, kind) !== undefined
  return async (request: FastifyRequest, reply: FastifyReply) => {
    await sleep(board.strike(place, 'delay')?.delayMs ?? 0)
    if (strikes('drop_before')) return cutLine(request, reply)
    const body = await answer(request, reply)
    if (strikes('drop_after_commit')) return cutLine(request, reply)
    if (strikes('http_500_after_commit'))
      return reply.status(500).send({ message: 'Internal Server Error' })
    return body
  }
}

/** The other side never gets an answer: its connection is gone. */
export function cutLine(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack()
  request.raw.socket.destroy()
  return reply
}
