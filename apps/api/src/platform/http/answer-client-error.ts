import type { Socket } from 'node:net'
import { STATUS_CODES } from 'node:http'
import { errorBody } from './answer-error.ts'
import { newRequestId } from './new-request-id.ts'
import { Refusal } from './refusal.ts'

/** Answers what never became a request, because it is no HTTP, too long or too slow. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket) {
  if (error.code === 'ECONNRESET' || !socket.writable || isUnasked(error, socket)) {
    socket.destroy()
    return
  }
  const refusal = new Refusal(
    error.code === 'HPE_HEADER_OVERFLOW' ? 'BODY_TOO_LARGE' : 'BODY_NOT_READABLE',
  )
  const { status } = refusal
  const body = JSON.stringify(errorBody(refusal, newRequestId()))
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

/**
 * Browsers open connections before they have anything to ask. One that is let go without a word is
 * opened anew; an error on it would be read as the answer to the question that comes next.
 */
function isUnasked({ code }: NodeJS.ErrnoException, { bytesRead }: Socket): boolean {
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' && bytesRead === 0
}
