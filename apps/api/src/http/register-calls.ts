import { calls, originOf, type CallDefinition, type CallOrigin } from '@maidan/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isFromOffice } from '../auth/staff-cookie.ts'
import { identify } from '../auth/identify.ts'
import type { Context } from '../context.ts'
import { recordRefusedAct } from '../staff/record-refused-act.ts'
import { RawAnswer, type CallRequest, type Handlers, type StaffIdentity } from './handler.ts'
import { parseRequest } from './parse-request.ts'
import { rawBodyOf } from './raw-body.ts'

type AnyHandler = (ctx: Context, request: CallRequest<CallDefinition>) => Promise<unknown>

/** Registers every call of the contract that this origin answers. */
export function registerCalls(
  app: FastifyInstance,
  ctx: Context,
  handlers: Handlers,
  origin: CallOrigin,
) {
  for (const [name, call] of Object.entries(calls) as [keyof Handlers, CallDefinition][]) {
    if (originOf(call) !== origin) continue
    // The table's own type has tied each handler to its call; here they are only listed.
    const handler = handlers[name] as AnyHandler
    app.route({
      method: call.method,
      url: call.path,
      config: { call: name },
      handler: async (request, reply) => {
        const asked = await readRequest(ctx, call, request)
        const answer = await answerCall(ctx, call, handler, asked)
        void reply.header('cache-control', cacheControl(call))
        if (!(answer instanceof RawAnswer)) return answer
        void reply.headers(answer.headers)
        return reply.status(answer.status).type(answer.contentType).send(answer.bytes)
      },
    })
  }
}

/** Runs the handler; what staff tried and may not is recorded before they hear of it. */
async function answerCall(
  ctx: Context,
  call: CallDefinition,
  handler: AnyHandler,
  asked: CallRequest<CallDefinition>,
) {
  try {
    return await handler(ctx, asked)
  } catch (error) {
    const { params, ip } = asked
    if ('staff' in asked)
      await recordRefusedAct(ctx, error, {
        call: call.name,
        staff: asked.staff as StaffIdentity,
        params,
        ip,
      })
    throw error
  }
}

/** Who asks is settled before what is asked is read. */
async function readRequest(ctx: Context, call: CallDefinition, request: FastifyRequest) {
  const actor = await identify(ctx, call, request)
  const parsed = parseRequest(call, request)
  return {
    ...parsed,
    ...actor,
    ip: request.ip,
    agent: (request.headers['user-agent'] ?? '').slice(0, 200),
    language: screenLanguage(request.headers['x-maidan-language']),
    fromOffice: isFromOffice(request),
    requestId: request.id,
    rawBody: rawBodyOf(request),
    contentType: request.headers['content-type'] ?? '',
    fetchSite: textHeader(request.headers['sec-fetch-site']),
  } as CallRequest<CallDefinition>
}

function textHeader(header: string | string[] | undefined): string {
  return typeof header === 'string' ? header : ''
}

function screenLanguage(header: string | string[] | undefined) {
  return header === 'en' || header === 'bn' ? header : null
}

function cacheControl(call: CallDefinition): string {
  return call.auth === 'none' && call.method === 'GET' && !call.raw ? 'no-cache' : 'no-store'
}
