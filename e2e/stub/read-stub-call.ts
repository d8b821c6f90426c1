import { calls, type CallName } from '@maidan/contract'
import type { IncomingMessage } from 'node:http'
import { readCall } from '../front/read-call.ts'
import type { Call } from '../front/read-call.ts'

/** A call that a page made, with its name in the contract; one that is not there has none. */
export type StubCall = Call & {
  name: CallName | undefined
  /** What stands in its path. */
  params: Record<string, string>
  /** Whether the page says that it is the office's, without which no cookie counts. */
  ofTheOffice: boolean
}

const patterns = Object.values(calls).map(({ name, method, path }) => ({
  name,
  method,
  pattern: new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
}))

/** Which call of the contract a request is; undefined if it is none. */
export function nameOf(method: string, path: string): CallName | undefined {
  return patterns.find((one) => one.method === method && one.pattern.test(path))?.name
}

/** Reads a request to its end. */
export async function readStubCall(request: IncomingMessage, url: URL): Promise<StubCall> {
  const call = await readCall(request, url)
  const name = nameOf(call.method, call.path)
  const params = patterns.find((one) => one.name === name)?.pattern.exec(call.path)?.groups ?? {}
  return { ...call, name, params, ofTheOffice: request.headers['x-maidan-office'] === '1' }
}

/** The calls of a name among those that were made. */
export function callsOf(calls: readonly StubCall[], name: CallName): StubCall[] {
  return calls.filter((call) => call.name === name)
}
