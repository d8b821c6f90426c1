import type { CallAnswer, CallDefinition, CallInput } from '@maidan/contract'
import { ApiFailure } from './api-failure.ts'
import { callAddress } from './origins.ts'
import { endSession, readSession } from './session.ts'
import { readStored } from './storage.ts'

const requestTimeoutMs = 30_000
/** A picture of a receipt over a slow phone line. */
const uploadTimeoutMs = 120_000
const unauthorized = 401
const balancePath = '/api/balance'

type InputKeys<C extends CallDefinition> = {
  [Key in 'params' | 'query' | 'body']: undefined extends CallInput<C>[Key] ? never : Key
}['params' | 'query' | 'body']

/** `params`, `query` and `body`, each asked for only if the call has it. */
export type ApiInput<C extends CallDefinition> = Pick<CallInput<C>, InputKeys<C>>

export type ApiOptions = {
  signal?: AbortSignal
  /** Sends no token although the call could carry one (SIL-023). */
  anonymous?: boolean
  /** Sent as `Idempotency-Key`, so that a repeated press moves money once. */
  idempotencyKey?: string
  /** The body of a call that takes a file: sent as it is, with its own content type. */
  file?: Blob
}

/**
 * Makes one call of the contract and gives its answer.
 * Throws {@link ApiFailure} for everything else. A 401 that carried a token asks the balance call
 * whether the session still lives; the balance call's own 401 ends it.
 */
export async function callApi<C extends CallDefinition>(
  call: C,
  ...[input, options = {}]: [InputKeys<C>] extends [never]
    ? [input?: Record<string, never>, options?: ApiOptions]
    : [input: ApiInput<C>, options?: ApiOptions]
): Promise<CallAnswer<C>> {
  const token = tokenFor(call, options)
  const response = await send(call, input ?? {}, token, options)
  const raw: unknown = await readJson(response, call.name)
  if (response.ok) return raw as CallAnswer<C>
  if (response.status === unauthorized && token !== null) await checkSession(call)
  throw new ApiFailure(call.name, {
    kind: 'refused',
    status: response.status,
    body: typeof raw === 'object' && raw !== null ? raw : {},
    raw,
  })
}

type LooseInput = {
  params?: Record<string, string | number>
  query?: Record<string, string | number | undefined>
  body?: unknown
}

async function send(
  call: CallDefinition,
  input: LooseInput,
  token: string | null,
  options: ApiOptions,
): Promise<Response> {
  const headers = new Headers({ accept: 'application/json' })
  // A launched game opens in the language of the site.
  headers.set('x-maidan-language', readStored('language') ?? 'en')
  if (token !== null) headers.set('authorization', `Bearer ${token}`)
  if (options.idempotencyKey !== undefined) headers.set('idempotency-key', options.idempotencyKey)
  const body = options.file ?? asBody(input.body)
  if (typeof body === 'string') headers.set('content-type', 'application/json')
  const timeout = AbortSignal.timeout(options.file ? uploadTimeoutMs : requestTimeoutMs)
  try {
    return await fetch(addressOf(call, input), {
      method: call.method,
      headers,
      signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
      ...(body !== undefined && { body }),
    })
  } catch (cause) {
    throw new ApiFailure(call.name, { kind: 'network', cause })
  }
}

function asBody(body: unknown): FormData | string | undefined {
  if (body === undefined || body instanceof FormData) return body
  return JSON.stringify(body)
}

function addressOf(call: CallDefinition, input: LooseInput): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name] ?? '')),
  )
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined) query.set(name, String(value))
  }
  const search = query.toString()
  return callAddress(search === '' ? path : `${path}?${search}`)
}

function tokenFor(call: CallDefinition, options: ApiOptions): string | null {
  if (call.auth === 'none' || options.anonymous === true) return null
  return readSession()?.token ?? null
}

async function readJson(response: Response, callName: string): Promise<unknown> {
  const text = await response.text().catch((cause: unknown) => {
    throw new ApiFailure(callName, { kind: 'network', cause })
  })
  if (text === '') return {}
  try {
    return JSON.parse(text)
  } catch (cause) {
    if (!response.ok) return {}
    throw new ApiFailure(callName, { kind: 'network', cause })
  }
}

let sessionCheck: Promise<void> | undefined

/** SIL-018: one balance call decides, however many calls were refused at the same time. */
async function checkSession(call: CallDefinition): Promise<void> {
  if (call.path === balancePath) return endSession()
  sessionCheck ??= askBalance().finally(() => {
    sessionCheck = undefined
  })
  return sessionCheck
}

async function askBalance(): Promise<void> {
  const token = readSession()?.token
  if (token === undefined) return
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` }
  const response = await fetch(callAddress(balancePath), { method: 'POST', headers }).catch(
    () => undefined,
  )
  if (response?.status === unauthorized) endSession()
}
