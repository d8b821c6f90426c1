import type { FastifyRequest } from 'fastify'

const bodies = new WeakMap<FastifyRequest, Buffer>()
const NOTHING = Buffer.alloc(0)

/** Keeps the very bytes of a body beside its request, for signatures and uploads. */
export function keepRawBody(request: FastifyRequest, body: Buffer) {
  bodies.set(request, body)
}

/** The bytes that came with a request; empty if none did. */
export function rawBodyOf(request: FastifyRequest): Buffer {
  return bodies.get(request) ?? NOTHING
}
