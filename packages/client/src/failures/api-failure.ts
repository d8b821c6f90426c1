/** What a refused call answers, as far as a screen can use it. */
export type RefusalBody = {
  message?: string
  code?: string
  /** Failing texts per field. */
  errors?: Record<string, string[]>
  /** Values for the placeholders of the code's text. */
  params?: Record<string, string | number>
  /** The withdrawal calls' own reason. */
  error?: string
}

type Details =
  | { kind: 'network'; cause?: unknown }
  | { kind: 'refused'; status: number; body: RefusalBody; raw: unknown }

/**
 * A call that did not succeed: `refused` by the server with a status, or `network` when no
 * readable answer came (cut off, timed out, offline).
 */
export class ApiFailure extends Error {
  readonly kind: 'refused' | 'network'
  /** 0 for `network`. */
  readonly status: number
  readonly code: string | undefined
  /** The server's own text; undefined if it sent none. */
  readonly serverMessage: string | undefined
  readonly errors: Record<string, string[]> | undefined
  readonly params: Record<string, string | number> | undefined
  /** The answer as it came. */
  readonly raw: unknown

  constructor(callName: string, details: Details) {
    const body = details.kind === 'refused' ? details.body : {}
    super(body.message ?? `${callName}: ${details.kind}`, {
      cause: details.kind === 'network' ? details.cause : undefined,
    })
    this.name = 'ApiFailure'
    this.kind = details.kind
    this.status = details.kind === 'refused' ? details.status : 0
    this.code = body.code
    this.serverMessage = body.message
    this.errors = body.errors
    this.params = body.params
    this.raw = details.kind === 'refused' ? details.raw : undefined
  }
}

/** True for a failure of a call, with its type. */
export function isApiFailure(error: unknown): error is ApiFailure {
  return error instanceof ApiFailure
}

/** The catalogue's code of a refused call; undefined for everything else. */
export function failureCode(error: unknown): string | undefined {
  return isApiFailure(error) ? error.code : undefined
}
