import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import {
  calls,
  errorCatalogue,
  originOf,
  type CallAuth,
  type CallDefinition,
  type CallOrigin,
} from '@maidan/contract'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Config } from '../config.ts'
import { version } from '../version.ts'

type Docs = Pick<Config, 'PUBLIC_URL'>

/** Shows the contract at `/docs`: the calls that this origin answers, and those that are to come. */
export async function serveDocs(app: FastifyInstance, config: Docs, origin: CallOrigin) {
  const document = openApi(config, origin) as never
  await app.register(swagger, { mode: 'static', specification: { document } })
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true })
}

/** The whole description of one origin; a relative server address is the one that answers it. */
export function openApi({ PUBLIC_URL }: Docs, origin: CallOrigin) {
  const paths: Record<string, Record<string, unknown>> = {}
  const all: CallDefinition[] = Object.values(calls)
  for (const call of all.filter((one) => originOf(one) === origin)) {
    const url = call.path.replace(/:(\w+)/g, '{$1}')
    paths[url] = { ...paths[url], [call.method.toLowerCase()]: operation(call) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Maidan', version },
    servers: [{ url: (origin === 'site' ? PUBLIC_URL : undefined) ?? '/' }],
    components: { securitySchemes },
    paths,
  }
}

const securitySchemes = {
  bearer: { type: 'http', scheme: 'bearer' },
  signature: {
    type: 'apiKey',
    in: 'header',
    name: 'x-maidan-signature',
    description:
      'HMAC-SHA256 in hex of `timestamp.METHOD.path.body`, with x-maidan-key and x-maidan-timestamp beside it.',
  },
}

/** Who may make a call, in the words of OpenAPI; an empty list says that nobody is asked. */
const security = {
  none: [],
  optional: [{}, { bearer: [] }],
  player: [{ bearer: [] }],
  staff: [{ bearer: [] }],
  partner: [{ signature: [] }],
} satisfies Record<CallAuth, Record<string, string[]>[]>

function operation(call: CallDefinition) {
  return {
    operationId: call.name,
    summary: call.summary,
    tags: [call.path.split('/')[2] ?? 'site'],
    security: security[call.auth],
    parameters: [...parameters(call.params, 'path'), ...parameters(call.query, 'query')],
    ...(call.body && {
      requestBody: { content: { 'application/json': { schema: jsonSchema(call.body) } } },
    }),
    responses: {
      200: {
        description: 'Done',
        content: { 'application/json': { schema: jsonSchema(call.answer) } },
      },
      ...refusals(call),
    },
  }
}

function parameters(schema: CallDefinition['params'], place: 'path' | 'query') {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema)
  return Object.entries(properties).map(([name, form]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: form,
  }))
}

function refusals(call: CallDefinition) {
  const byStatus: Record<number, string[]> = {}
  for (const code of call.errors) (byStatus[errorCatalogue[code].status] ??= []).push(code)
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes]) => [status, { description: codes.join(', ') }]),
  )
}

function jsonSchema(schema: NonNullable<CallDefinition['params']>) {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
}
