import { randomBytes } from 'node:crypto'

const REQUEST_ID_BYTES = 9

/** An id by which an answer is found again in the log. */
export function newRequestId(): string {
  return randomBytes(REQUEST_ID_BYTES).toString('base64url')
}
