import type { FastifyRequest } from 'fastify'

const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1']

/** Whether a call comes from this machine. Through a proxy anybody could come. */
export function isLocal({ ip, headers }: FastifyRequest): boolean {
  return LOOPBACK.includes(ip) && headers['x-forwarded-for'] === undefined
}
