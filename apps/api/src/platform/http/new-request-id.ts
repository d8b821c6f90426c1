import { randomFillSync } from 'node:crypto'

const REQUEST_ID_BYTES = 9
/** Random bytes are drawn for so many ids at once: a draw costs more than routing a request. */
const IDS_DRAWN = 1000

const drawn = Buffer.alloc(REQUEST_ID_BYTES * IDS_DRAWN)
let used = drawn.length

/** An id by which an answer is found again in the log. */
export function newRequestId(): string {
  if (used === drawn.length) {
    randomFillSync(drawn)
    used = 0
  }
  used += REQUEST_ID_BYTES
  return drawn.toString('base64url', used - REQUEST_ID_BYTES, used)
}
