import type { FastifyInstance } from 'fastify'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { networkOf } from '../../platform/limits/network-of.ts'

const SECONDS = 60

/** Lets a network ask so often a minute, counted in this process; beyond that it is answered 429. */
export function limitCalls(app: FastifyInstance, callsPerIp: number): void {
  const calls = new RateLimiterMemory({ points: callsPerIp, duration: SECONDS })
  app.addHook('onRequest', async ({ ip }, reply) => {
    try {
      await calls.consume(networkOf(ip))
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000))
      await reply
        .status(429)
        .header('retry-after', String(seconds))
        .send({ message: `Too many questions. Ask again in ${seconds} seconds.` })
    }
  })
}
