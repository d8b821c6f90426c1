import type { CallAnswer, CallDefinition, CallInput } from '@maidan/contract'
import { ApiFailure } from './api-failure.ts'
import type { RefusalBody } from './api-failure.ts'
import { endSession, readSession } from './session.ts'

const requestTimeoutMs = 30_000
const unauthorized = 401
/** Without it the server does not look at the cookie: no other site's page can send it. */
const ofTheOffice = { 'x-maidan-office': '1' }

type InputKeys<C extends CallDefinition> = {
  [Key in 'params' | 'query' | 'body']: undefined extends CallInput<C>[Key] ? never : Key
}['params' | 'query' | 'body']

/** `params`, `query` and `body`, each asked for only if the call has it. */
export type ApiInput<C extends CallDefinition> = Pick<CallInput<C>, InputKeys<C>> &
  Partial<Pick<CallInput<C>, 'body'>>

/**
 * Makes one staff call of the contract and gives its answer. Throws {@link ApiFailure} for
 * everything else; a 401 of a session ends it here.
 */
export async function callApi<C extends CallDefinition>(
  call: C,
  ...[input, options]: [InputKeys<C>] extends [never]
    ? [input?: Partial<ApiInput<C>>, options?: ApiOptions]
    : [input: ApiInput<C>, options?: ApiOptions]
): Promise<CallAnswer<C>> {
  const response = await request(call, input ?? {}, options ?? {})
  return (await readJson(response, call.name)) as CallAnswer<C>
}

/** Makes a call whose answer is a file, such as a receipt. */
export async function fetchFile<C extends CallDefinition>(
  call: C,
  input: ApiInput<C>,
  options: ApiOptions = {},
): Promise<Blob> {
  const response = await request(call, input, options)
  return response.blob().catch((cause: unknown) => {
    throw new ApiFailure(call.name, { kind: 'network', cause })
  })
}

type ApiOptions = { signal?: AbortSignal }

type LooseInput = {
  params?: Record<string, string | number>
  query?: Record<string, string | number | undefined>
  body?: unknown
}

async function request(
  call: CallDefinition,
  input: LooseInput,
  options: ApiOptions,
): Promise<Response> {
  const session = call.auth === 'none' ? null : readSession()
  const response = await send(call, input, options)
  if (response.ok) return response
  const body: RefusalBody = await readJson(response, call.name).catch(() => ({}))
  if (response.status === unauthorized && session !== null) endSession('expired', session)
  throw new ApiFailure(call.name, { kind: 'refused', status: response.status, body })
}

async function send(
  call: CallDefinition,
  { params, query, body }: LooseInput,
  { signal }: ApiOptions,
): Promise<Response> {
  const headers = new Headers({ accept: 'application/json, */*', ...ofTheOffice })
  if (body !== undefined) headers.set('content-type', 'application/json')
  const timeout = AbortSignal.timeout(requestTimeoutMs)
  try {
    return await fetch(addressOf(call.path, params, query), {
      method: call.method,
      headers,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  } catch (cause) {
    throw new ApiFailure(call.name, { kind: 'network', cause })
  }
}

function addressOf(
  template: string,
  params: LooseInput['params'] = {},
  query: LooseInput['query'] = {},
): string {
  const path = template.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value))
  }
  return search.size === 0 ? path : `${path}?${search.toString()}`
}

async function readJson(response: Response, callName: string): Promise<object> {
  try {
    return (await response.json()) as object
  } catch (cause) {
    throw new ApiFailure(callName, { kind: 'network', cause })
  }
}
