import type { ErrorCode } from './errors.ts'

/** Body of every refusal: the documents' `message` and `errors`, plus what a client can act on. */
export type ErrorBody = {
  message: string
  code: ErrorCode
  request_id: string
  errors?: Record<string, string[]>
  params?: Record<string, string | number>
  /** The documents' name for the reason on the withdrawal calls. */
  error?: string
}
