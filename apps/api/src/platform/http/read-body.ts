import { calls, UPLOAD_BYTES_MAX, type CallDefinition, type CallName } from '@maidan/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { keepRawBody } from './raw-body.ts'
import { Refusal } from './refusal.ts'

/** Bytes of a JSON body at most. */
export const JSON_BYTES_MAX = 256 * 1024

/**
 * Reads JSON while keeping its very bytes, which partners sign; and pictures and PDFs as they
 * are. An empty body is no body. A call that takes bytes gets them whatever their type is.
 */
export function readBodies(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer', bodyLimit: JSON_BYTES_MAX },
    (request, body, done) => {
      keepRawBody(request, body)
      if (body.length === 0 || takesBytes(request)) return done(null, undefined)
      try {
        done(null, JSON.parse(body.toString('utf8')))
      } catch {
        done(new Refusal('BODY_NOT_READABLE'))
      }
    },
  )
  app.addContentTypeParser<Buffer>(
    /^(image\/(png|jpeg|webp|heic|heif)|application\/pdf)$/,
    { parseAs: 'buffer', bodyLimit: UPLOAD_BYTES_MAX },
    (request, body, done) => {
      keepRawBody(request, body)
      done(null, undefined)
    },
  )
  app.addContentTypeParser<Buffer>(
    '*',
    { parseAs: 'buffer', bodyLimit: JSON_BYTES_MAX },
    (request, body, done) => {
      if (!takesBytes(request)) return done(new Refusal('UNSUPPORTED_MEDIA'))
      keepRawBody(request, body)
      done(null, undefined)
    },
  )
}

function takesBytes({ routeOptions }: FastifyRequest): boolean {
  const { call } = routeOptions.config as { call?: CallName }
  const definition: CallDefinition | undefined = call && calls[call]
  return definition?.takesBytes === true
}
