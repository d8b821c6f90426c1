import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const JSON_TYPE = 'application/json; charset=utf-8'
const squeeze = promisify(gzip)

/** An answer written and squeezed once for all who ask. */
export type Framed = { plain: string; gzip: Buffer }

export async function framed(value: unknown): Promise<Framed> {
  const plain = JSON.stringify(value)
  return { plain, gzip: await squeeze(plain) }
}

/** Sends the form that the asker reads. */
export function sendFramed(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Framed,
): FastifyReply {
  reply.type(JSON_TYPE).header('vary', 'accept-encoding')
  const { 'accept-encoding': reads = '' } = request.headers
  if (!reads.includes('gzip')) return reply.send(answer.plain)
  return reply.header('content-encoding', 'gzip').send(answer.gzip)
}
