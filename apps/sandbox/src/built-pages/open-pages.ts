import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { serveAssets } from './serve-assets.ts'

const NOT_BUILT = 503

type Build = {
  /** The folder of everything that is built. */
  buildDir: string
  /** The partner's own folder in it. */
  name: string
}

/** Sends one of a partner's built documents; 503 says that it is not built. */
export type SendPage = (reply: FastifyReply, file: string) => Promise<FastifyReply>

/** Serves the files of a partner's built pages below `/page/`, and answers what sends the pages. */
export async function openPages(
  server: FastifyInstance,
  { buildDir, name }: Build,
): Promise<SendPage> {
  const pageDir = join(buildDir, name)
  await serveAssets(server, { root: join(pageDir, 'assets'), prefix: '/page/assets/' })
  return async (reply, file) => {
    const page = await readFile(join(pageDir, file), 'utf8').catch(() => null)
    if (page === null)
      return reply
        .status(NOT_BUILT)
        .send({ message: 'This page is not built yet. `npm start` builds it.' })
    return reply.type('text/html; charset=utf-8').send(page)
  }
}
