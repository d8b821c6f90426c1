import type { ErrorBody } from '@maidan/contract'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { databaseFault } from '../database/database-fault.ts'
import { TooBusy } from '../too-busy.ts'
import { Refusal } from './refusal.ts'

/** Codes of Fastify's own refusals, in the words of the catalogue. */
const FASTIFY_CODES: Record<string, ConstructorParameters<typeof Refusal>[0]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'BODY_NOT_READABLE',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'BODY_NOT_READABLE',
  FST_ERR_BAD_URL: 'NOT_FOUND',
  FST_ERR_MAX_PARAM_LENGTH: 'NOT_FOUND',
}

/** Turns whatever a handler threw into the documents' error shape; a bug is logged once. */
export function answerError(
  error: FastifyError | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const refusal = asRefusal(error) ?? ofDatabase(error, request)
  if (!refusal) request.log.error({ err: error, request_id: request.id }, 'request failed')
  const shown = refusal ?? new Refusal('INTERNAL')
  const seconds = shown.detail.params?.['seconds']
  if (shown.status === 429 && seconds !== undefined)
    void reply.header('retry-after', String(seconds))
  return reply.status(shown.status).send(errorBody(shown, request.id))
}

export function errorBody(refusal: Refusal, requestId: string): ErrorBody {
  const { params, errors, extra } = refusal.detail
  return {
    message: refusal.message,
    code: refusal.code,
    request_id: requestId,
    ...(errors && { errors }),
    ...(params && { params }),
    ...extra,
  }
}

/** The database's own troubles; a request that only reads has nothing to be sure of. */
function ofDatabase(error: Error, { method, log }: FastifyRequest): Refusal | undefined {
  const fault = databaseFault(error)
  if (fault === null) return undefined
  log[fault === 'unsure' ? 'debug' : 'warn']({ err: error }, 'the database failed a request')
  if (fault === 'full') return new Refusal('NO_ROOM')
  return new Refusal(fault === 'unsure' && method !== 'GET' ? 'NOT_CONFIRMED' : 'UNAVAILABLE')
}

function asRefusal(error: FastifyError | Refusal | TooBusy): Refusal | undefined {
  if (error instanceof Refusal) return error
  if (error instanceof TooBusy) return new Refusal('UNAVAILABLE')
  const code = FASTIFY_CODES[error.code]
  if (code) return new Refusal(code)
  const status = error.statusCode ?? 500
  if (status === 404) return new Refusal('NOT_FOUND')
  if (status === 413) return new Refusal('BODY_TOO_LARGE')
  if (status === 415) return new Refusal('UNSUPPORTED_MEDIA')
  return status >= 400 && status < 500 ? new Refusal('BODY_NOT_READABLE') : undefined
}
