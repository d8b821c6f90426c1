import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const ASSET_MAX_AGE = '365d'
/** Which of a file's forms is sent depends on what the browser takes; caches on the way must know. */
export const BY_ENCODING = { vary: 'accept-encoding' } as const

/** Serves built files, whose names change with what is in them, in the smallest form a browser takes. */
export async function serveAssets(
  server: FastifyInstance,
  { root, prefix }: { root: string; prefix: string },
): Promise<void> {
  await server.register(fastifyStatic, {
    root,
    prefix,
    index: false,
    immutable: true,
    maxAge: ASSET_MAX_AGE,
    preCompressed: true,
    decorateReply: false,
    setHeaders: (response) => void response.setHeader('vary', BY_ENCODING.vary),
  })
}
