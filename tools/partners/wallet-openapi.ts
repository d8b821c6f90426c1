import { join } from 'node:path'
import { openApi } from '@maidan/api'
import { calls, errorCatalogue, type CallDefinition, type ErrorCode } from '@maidan/contract'
import { ROOT } from '../root.ts'
import { walletExamples, type WalletCallName } from './wallet-examples.ts'

export const WALLET_OPENAPI_FILE = join(ROOT, 'docs', 'partners', 'wallet.openapi.json')

/** Version of the protocol, which is not that of the software. */
export const PROTOCOL_VERSION = '1.0'

/** What every call of the wallet may be refused with, besides its own reasons. */
export const SHARED_REFUSALS = [
  'BODY_NOT_READABLE',
  'BODY_TOO_LARGE',
  'UNSUPPORTED_MEDIA',
  'VALIDATION_FAILED',
  'TOO_MANY_REQUESTS',
  'INTERNAL',
  'UNAVAILABLE',
  'NOT_CONFIRMED',
  'NO_ROOM',
] as const satisfies readonly ErrorCode[]

/** The wallet's calls of the contract, by name. */
export function walletCalls(): [WalletCallName, CallDefinition][] {
  return Object.keys(walletExamples).map((name) => {
    const call = name as WalletCallName
    return [call, calls[call]]
  })
}

/** The wallet's side of the game provider protocol as OpenAPI 3.1, written from the contract. */
export function walletOpenApi() {
  const { openapi, paths } = openApi({ PUBLIC_URL: undefined }, 'site')
  const own = walletCalls().map(([name, call]) => {
    const path = call.path.replace(/:(\w+)/g, '{$1}')
    return [path, { post: operation(name, call, paths[path]?.['post'] as Operation) }] as const
  })
  return {
    openapi,
    info: {
      title: 'Maidan game provider protocol: the wallet',
      version: PROTOCOL_VERSION,
      description: 'What each call means, and in which order: docs/partners/games.md.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [
      {
        url: '{operator}',
        description: 'Origin of the operator’s site',
        variables: { operator: { default: 'http://127.0.0.1:3000' } },
      },
    ],
    security: [{ key: [], timestamp: [], signature: [] }],
    paths: Object.fromEntries(own),
    components: { securitySchemes, schemas: { Refusal: refusalSchema } },
  }
}

/** What the api's own description says of a call, as far as it is taken over. */
type Operation = {
  operationId: string
  summary: string
  parameters: unknown[]
  requestBody: { content: { 'application/json': { schema: object } } }
  responses: { 200: { content: { 'application/json': { schema: object } } } }
}

function operation(name: WalletCallName, call: CallDefinition, known: Operation) {
  const { body, answer } = walletExamples[name]
  const { operationId, summary, parameters } = known
  const asked = known.requestBody.content['application/json'].schema
  const answered = known.responses[200].content['application/json'].schema
  return {
    operationId,
    summary,
    parameters,
    requestBody: {
      required: true,
      content: { 'application/json': { schema: asked, example: body } },
    },
    responses: {
      200: {
        description: 'Done, and committed',
        content: { 'application/json': { schema: answered, example: answer } },
      },
      ...refusals([...call.errors, ...SHARED_REFUSALS]),
    },
  }
}

function refusals(codes: readonly ErrorCode[]) {
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of codes) {
    const { status } = errorCatalogue[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return Object.fromEntries([...byStatus].map(([status, same]) => [status, refusal(same)]))
}

function refusal(codes: readonly ErrorCode[]) {
  const ours = { properties: { code: { enum: codes } } }
  const schema = { allOf: [{ $ref: '#/components/schemas/Refusal' }, ours] }
  return { description: codes.join(', '), content: { 'application/json': { schema } } }
}

const header = (name: string, description: string) => ({
  type: 'apiKey',
  in: 'header',
  name,
  description,
})

const securitySchemes = {
  key: header('x-maidan-key', 'Id of the key that signs.'),
  timestamp: header('x-maidan-timestamp', 'Unix time in milliseconds, 13 digits.'),
  signature: header(
    'x-maidan-signature',
    'HMAC-SHA256 in hex, with the secret of the key, of `timestamp.POST.path.body` over the very bytes of the body.',
  ),
}

const refusalSchema = {
  type: 'object',
  required: ['message', 'code', 'request_id'],
  properties: {
    message: { type: 'string', description: 'English, for logs.' },
    code: { type: 'string', description: 'What to decide by.' },
    request_id: { type: 'string', description: 'Finds the call in the operator’s log.' },
    errors: {
      type: 'object',
      description: 'With VALIDATION_FAILED: texts by field.',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
    params: { type: 'object', description: 'With TOO_MANY_REQUESTS: `seconds` to wait.' },
    balance: {
      type: 'string',
      description: 'With WALLET_NOT_ENOUGH_MONEY: what there is, minor units.',
    },
  },
}
