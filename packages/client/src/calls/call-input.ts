import type { CallFacts, CallInput } from '@maidan/contract'

type NeededKeys<C extends CallFacts> = {
  [Key in 'params' | 'query' | 'body']: undefined extends CallInput<C>[Key] ? never : Key
}['params' | 'query' | 'body']

/** `params`, `query` and `body`, each asked for only if the call needs it. */
export type ApiInput<C extends CallFacts> = Pick<CallInput<C>, NeededKeys<C>> &
  Partial<Pick<CallInput<C>, 'body'>>

export type ApiOptions = {
  signal?: AbortSignal
  /** Leaves the session out although the call could carry one (SIL-023). */
  anonymous?: boolean
  /** Sent as `Idempotency-Key`, so that a repeated press moves money once. */
  idempotencyKey?: string
  /** Answers the captcha that the call asked for, in ASCII digits. */
  captchaAnswer?: string
  /** The body of a call that takes a file: sent as it is, with its own content type. */
  file?: Blob
}

/** What follows the call: the input may be left out where nothing is needed. */
export type ApiArguments<C extends CallFacts> = [NeededKeys<C>] extends [never]
  ? [input?: Partial<ApiInput<C>>, options?: ApiOptions]
  : [input: ApiInput<C>, options?: ApiOptions]

/** The same for code that serves every call. */
export type LooseInput = {
  params?: Record<string, string | number>
  query?: Record<string, string | number | undefined>
  body?: unknown
}
