import type { CallAnswer, CallFacts } from '@maidan/contract'
import { ApiFailure, type RefusalBody } from '../failures/api-failure.ts'
import type { ApiArguments, ApiInput, ApiOptions, LooseInput } from './call-input.ts'
import { callPath } from './call-path.ts'
import { readJson } from './read-json.ts'
import { sendCall } from './send-call.ts'

const UNAUTHORIZED = 401

/** What an app adds to its calls: where they go, and the session that they are made in. */
export type Door = {
  /** The session of this moment; null for a guest. */
  session: () => string | null
  /** The headers of a call made in this session. */
  headers: (session: string | null) => Record<string, string>
  /** The address of a path; the same origin unless given. */
  addressOf?: (path: string) => string
  /** Whether a query carries values that are empty, as the documents' `type=&system=` do. */
  isEmptySent?: boolean
  /** A call made in a session was answered 401; its failure is thrown after this. */
  onUnauthorized: (call: CallFacts, session: string) => Promise<void> | void
}

/** The calls of the contract as one app makes them. */
export function openCalls(door: Door) {
  return {
    /** Makes one call and gives its answer. @throws {ApiFailure} for everything else. */
    callApi: async <C extends CallFacts>(
      call: C,
      ...[input, options]: ApiArguments<C>
    ): Promise<CallAnswer<C>> => {
      const response = await request(door, call, { input: input ?? {}, options: options ?? {} })
      return (await readJson(response, call.name)) as CallAnswer<C>
    },
    /** Makes a call whose answer is a file, such as a receipt. @throws {ApiFailure} */
    fetchFile: async <C extends CallFacts>(
      call: C,
      input: ApiInput<C>,
      options: ApiOptions = {},
    ): Promise<Blob> => {
      const response = await request(door, call, { input, options })
      return response.blob().catch((cause: unknown) => {
        throw new ApiFailure(call.name, { kind: 'network', cause })
      })
    },
  }
}

type Asked = { input: LooseInput; options: ApiOptions }

async function request(
  { session, headers, addressOf = (path) => path, isEmptySent = false, onUnauthorized }: Door,
  call: CallFacts,
  { input, options }: Asked,
): Promise<Response> {
  const made = call.auth === 'none' || options.anonymous === true ? null : session()
  const address = addressOf(callPath(call.path, input, isEmptySent))
  const response = await sendCall(call, address, {
    headers: headers(made),
    body: input.body,
    options,
  })
  if (response.ok) return response
  if (response.status === UNAUTHORIZED && made !== null) await onUnauthorized(call, made)
  const raw = await readJson(response, call.name)
  const body: RefusalBody = typeof raw === 'object' && raw !== null ? raw : {}
  throw new ApiFailure(call.name, { kind: 'refused', status: response.status, body, raw })
}
