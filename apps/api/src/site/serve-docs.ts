import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { calls, callsToCome, errorCatalogue, type CallDefinition } from '@maidan/contract'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'

/** Shows the contract at `/docs`: every call that is answered, and those that are to come. */
export async function serveDocs(app: FastifyInstance) {
  await app.register(swagger, { mode: 'static', specification: { document: openApi() as never } })
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true })
}

function openApi() {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const call of [...Object.values(calls), ...Object.values(callsToCome)] as CallDefinition[]) {
    const url = call.path.replace(/:(\w+)/g, '{$1}')
    paths[url] = { ...paths[url], [call.method.toLowerCase()]: operation(call) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Maidan', version: '0.1.0' },
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    paths,
  }
}

function operation(call: CallDefinition) {
  const toCome = Object.hasOwn(callsToCome, call.name)
  return {
    operationId: call.name,
    summary: toCome ? `${call.summary} (Not answered yet.)` : call.summary,
    tags: [call.path.split('/')[2] ?? 'site'],
    deprecated: toCome,
    ...(call.auth === 'none' || call.auth === 'partner' ? {} : { security: [{ bearer: [] }] }),
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
