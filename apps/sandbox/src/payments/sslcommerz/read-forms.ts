import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'

const FORM = 'application/x-www-form-urlencoded'
const MULTIPART = 'multipart/form-data'

/** Lets the calls of this scope take forms of both kinds, which arrive as plain fields. */
export function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(FORM, { parseAs: 'string' }, async (_: unknown, body: string) =>
    Object.fromEntries(new URLSearchParams(body)),
  )
  app.addContentTypeParser(
    MULTIPART,
    { parseAs: 'buffer' },
    async ({ headers }: { headers: IncomingHttpHeaders }, body: Buffer) => {
      const type = headers['content-type'] ?? MULTIPART
      const form = await new Response(new Uint8Array(body), {
        headers: { 'content-type': type },
      }).formData()
      return Object.fromEntries(form)
    },
  )
}
