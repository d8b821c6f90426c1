/** What a refused call answers, as far as a screen can use it. */
export type RefusalBody = {
  message?: string
  code?: string
  /** Failing texts per field. */
  errors?: Record<string, string[]>
  /** Values for the placeholders of the code's text. */
  params?: Record<string, string | number>
}

type Details =
  { kind: 'network'; cause?: unknown } | { kind: 'refused'; status: number; body: RefusalBody }

/**
 * A call that did not succeed: `refused` by the server with a status, or `network` when no
 * readable answer came (cut off, timed out, offline).
 */
export class ApiFailure extends Error {
  readonly kind: 'refused' | 'network'
  /** 0 for `network`. */
  readonly status: number
  readonly body: RefusalBody

  constructor(callName: string, details: Details) {
    const body = details.kind === 'refused' ? details.body : {}
    super(body.message ?? `${callName}: ${details.kind}`, {
      cause: details.kind === 'network' ? details.cause : undefined,
    })
    this.name = 'ApiFailure'
    this.kind = details.kind
    this.status = details.kind === 'refused' ? details.status : 0
    this.body = body
  }
}

/** The catalogue's code of a refused call; undefined for everything else. */
export function failureCode(error: unknown): string | undefined {
  return error instanceof ApiFailure ? error.body.code : undefined
}
