import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { StudioError } from '../errors/studio-error.ts'
import { pageHeaders } from './security-headers.ts'
import { framingOrigin } from './site-origins.ts'

/** Answers a built page, telling it which of the site's origins frames it. Throws PAGE_NOT_BUILT. */
export async function sendPage(
  { pageDir, siteOrigin }: { pageDir: string; siteOrigin: string },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const page = await readFile(join(pageDir, 'index.html'), 'utf8').catch(() => null)
  if (page === null) throw new StudioError('PAGE_NOT_BUILT')
  const own = page.replace('__SITE_ORIGIN__', framingOrigin(siteOrigin, request.headers.referer))
  return reply.headers(pageHeaders(siteOrigin)).type('text/html; charset=utf-8').send(own)
}
