import {
  calls,
  originOf,
  type CallDefinition,
  type CallName,
  type CallOrigin,
  LANGUAGES,
} from '@maidan/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { captchaReply } from '../security/captcha-reply.ts'
import { isFromOffice } from '../security/office-token.ts'
import { recordSecurityEvent } from '../security/record-security-event.ts'
import type { Db } from '../database/db.ts'
import { Refusal } from './refusal.ts'
import { LimitReached } from '../limits/limit-reached.ts'
import { recordRefusedAct } from '../audit/record-refused-act.ts'
import { RawAnswer, type CallRequest, type Handlers, type StaffIdentity } from './handler.ts'
import { parseRequest } from './parse-request.ts'
import { rawBodyOf } from './raw-body.ts'

/** What registering a call needs besides what its handler does. */
type OwnPorts = { db: Db; log: Logger }

type AnyHandler<Ports> = (ports: Ports, request: CallRequest<CallDefinition>) => Promise<unknown>

/** Settles who acts in a request, by the call's kind; refuses when nobody may. */
type Identify<Ports> = (
  ports: Ports,
  call: CallDefinition,
  request: FastifyRequest,
) => Promise<object>

/** The calls, who answers them and on which origin. */
type Served<Ports> = { handlers: Handlers<Ports>; identify: Identify<Ports>; origin: CallOrigin }

/** Registers every call of the contract that this origin answers. */
export function registerCalls<Ports extends OwnPorts>(
  app: FastifyInstance,
  ports: Ports,
  { handlers, identify, origin }: Served<Ports>,
) {
  for (const [name, call] of Object.entries(calls) as [CallName, CallDefinition][]) {
    if (originOf(call) !== origin) continue
    // The table's own type has tied each handler to its call; here they are only listed.
    const handler = handlers[name] as AnyHandler<Ports>
    app.route({
      method: call.method,
      url: call.path,
      config: { call: name },
      handler: async (request, reply) => {
        const answer = await answerCall(ports, call, { handler, identify, request })
        void reply.header('cache-control', cacheControl(call))
        if (!(answer instanceof RawAnswer)) return answer
        void reply.headers(answer.headers)
        return reply.status(answer.status).type(answer.contentType).send(answer.bytes)
      },
    })
  }
}

type Asked<Ports> = {
  handler: AnyHandler<Ports>
  identify: Identify<Ports>
  request: FastifyRequest
}

/** Runs the handler; who may not, or runs into a limit, is recorded before they hear of it. */
async function answerCall<Ports extends OwnPorts>(
  ports: Ports,
  call: CallDefinition,
  { handler, identify, request }: Asked<Ports>,
) {
  const { ip } = request
  let asked: CallRequest<CallDefinition> | undefined
  try {
    const actor = await identify(ports, call, request)
    asked = readRequest(call, actor, request)
    return await handler(ports, asked)
  } catch (error) {
    const reached = limitReached(error)
    if (reached?.isFirst) {
      const detail = { limit: reached.limit }
      await recordSecurityEvent(ports, { kind: 'limit_reached', ip, detail })
    }
    if (asked && 'staff' in asked) {
      const { params, staff } = asked
      const refused = { call: call.name, staff: staff as StaffIdentity, params, ip }
      await recordRefusedAct(ports, error, refused)
    }
    throw error
  }
}

/** The limit behind a refusal, also where a call says it in words of its own. */
function limitReached(error: unknown): LimitReached | undefined {
  if (error instanceof LimitReached) return error
  return error instanceof Refusal ? limitReached(error.cause) : undefined
}

/** Who asks is settled before what is asked is read. */
function readRequest(
  call: CallDefinition,
  actor: object,
  request: FastifyRequest,
): CallRequest<CallDefinition> {
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
    siteOrigin: textHeader(request.headers.origin),
    headers: request.headers,
    captcha: captchaReply(request),
  }
}

function textHeader(header: string | string[] | undefined): string {
  return typeof header === 'string' ? header : ''
}

function screenLanguage(header: string | string[] | undefined) {
  return LANGUAGES.find((one) => one === header) ?? null
}

function cacheControl(call: CallDefinition): string {
  return call.auth === 'none' && call.method === 'GET' && !call.raw ? 'no-cache' : 'no-store'
}
