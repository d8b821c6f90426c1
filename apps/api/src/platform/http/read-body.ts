import { UPLOAD_BYTES_MAX } from '@maidan/contract'
import type { FastifyInstance } from 'fastify'
import { keepRawBody } from './raw-body.ts'
import { Refusal } from './refusal.ts'

/** Bytes of a JSON body at most. */
export const JSON_BYTES_MAX = 256 * 1024

/**
 * Reads JSON while keeping its very bytes, which partners sign; and pictures and PDFs as they
 * are. An empty body is no body.
 */
export function readBodies(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer', bodyLimit: JSON_BYTES_MAX },
    (request, body, done) => {
      keepRawBody(request, body)
      if (body.length === 0) return done(null, undefined)
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
}
