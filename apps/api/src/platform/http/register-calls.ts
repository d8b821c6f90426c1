import { calls, originOf, type CallDefinition, type CallOrigin } from '@maidan/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isFromOffice } from '../../staff/sessions/staff-cookie.ts'
import { identify } from '../../identity/sessions/identify.ts'
import { recordSecurityEvent } from '../security/record-security-event.ts'
import type { Context } from '../../context.ts'
import { LimitReached } from '../limits/limit-reached.ts'
import { recordRefusedAct } from '../audit/record-refused-act.ts'
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
        const answer = await answerCall(ctx, call, { handler, request })
        void reply.header('cache-control', cacheControl(call))
        if (!(answer instanceof RawAnswer)) return answer
        void reply.headers(answer.headers)
        return reply.status(answer.status).type(answer.contentType).send(answer.bytes)
      },
    })
  }
}

type Asked = { handler: AnyHandler; request: FastifyRequest }

/** Runs the handler; who may not, or runs into a limit, is recorded before they hear of it. */
async function answerCall(ctx: Context, call: CallDefinition, { handler, request }: Asked) {
  const { ip } = request
  let asked: CallRequest<CallDefinition> | undefined
  try {
    asked = await readRequest(ctx, call, request)
    return await handler(ctx, asked)
  } catch (error) {
    if (error instanceof LimitReached && error.isFirst) {
      const detail = { limit: error.limit }
      await recordSecurityEvent(ctx, { kind: 'limit_reached', ip, detail })
    }
    if (asked && 'staff' in asked) {
      const { params, staff } = asked
      const refused = { call: call.name, staff: staff as StaffIdentity, params, ip }
      await recordRefusedAct(ctx, error, refused)
    }
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
