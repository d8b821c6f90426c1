import type { FastifyReply, FastifyRequest } from 'fastify'
import { ZodError } from 'zod'
import type { StudioLog } from '../studio-options.ts'
import { StudioError } from './studio-error.ts'

/** Fastify's error handler: `{message, code, request_id}`; a bug is logged once with its stack. */
export function errorAnswerer(log: StudioLog) {
  return async (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const known = asStudioError(error)
    if (known.code === 'INTERNAL') {
      log.error(
        { err: error, request_id: request.id, path: request.routeOptions.url },
        'call failed',
      )
    }
    return reply
      .code(known.status)
      .send({ ...known.extra, message: known.message, code: known.code, request_id: request.id })
  }
}

function asStudioError(error: unknown): StudioError {
  if (error instanceof StudioError) return error
  if (error instanceof ZodError) return new StudioError('INVALID_BODY')
  if (isClientError(error)) return new StudioError('INVALID_BODY')
  return new StudioError('INTERNAL')
}

/** Fastify's own refusals: a body too large, not JSON, of the wrong media type. */
function isClientError(error: unknown): boolean {
  if (!(error instanceof Error) || !('statusCode' in error)) return false
  return typeof error.statusCode === 'number' && error.statusCode >= 400 && error.statusCode < 500
}
