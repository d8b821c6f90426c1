import {
  originOf,
  type CallAnswer,
  type CallFacts,
  type CallInput,
  type ErrorBody,
} from '@maidan/contract'

type Given<C extends CallFacts> = Partial<CallInput<C>> & {
  token?: string
  headers?: Record<string, string>
}

/** What came back: the answer when the status is 200, else the error body. */
export type Reply<C extends CallFacts> = {
  status: number
  body: CallAnswer<C>
  error: ErrorBody
  text: string
  headers: Headers
}

export type CallSite = <C extends CallFacts>(call: C, given?: Given<C>) => Promise<Reply<C>>

/** A client of the real HTTP calls, typed by the contract; staff calls go to the office. */
export function callSite(site: string, office = site): CallSite {
  return async (call, given = {}) => {
    const origin = originOf(call) === 'office' ? office : site
    const response = await fetch(address(origin, call, given), {
      method: call.method,
      headers: {
        ...(given.body !== undefined && { 'content-type': 'application/json' }),
        ...(given.token && { authorization: `Bearer ${given.token}` }),
        ...given.headers,
      },
      ...(given.body !== undefined && { body: JSON.stringify(given.body) }),
    })
    const text = await response.text()
    const parsed: unknown = isJson(response) ? JSON.parse(text) : text
    // A test reads the side that fits the status it expects.
    return {
      status: response.status,
      body: parsed,
      error: parsed,
      text,
      headers: response.headers,
    } as never
  }
}

function isJson(response: Response): boolean {
  return (response.headers.get('content-type') ?? '').includes('application/json')
}

function address(origin: string, call: CallFacts, given: { params?: unknown; query?: unknown }) {
  const params = (given.params ?? {}) as Record<string, string>
  const path = call.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const url = new URL(path, origin)
  for (const [name, value] of Object.entries(
    (given.query ?? {}) as Record<string, string | number | undefined>,
  ))
    if (value !== undefined) url.searchParams.set(name, String(value))
  return url
}
