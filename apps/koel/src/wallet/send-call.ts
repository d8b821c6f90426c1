import { request as requestPlain } from 'node:http'
import type { IncomingMessage, RequestOptions } from 'node:http'
import { request as requestSecure } from 'node:https'
import type { Settings } from '../settings/read-settings.ts'
import { readAnswer } from './read-answer.ts'
import type { Answer } from './read-answer.ts'
import { signMessage } from './sign-message.ts'

export type CallName = 'authenticate' | 'balance' | 'bet' | 'win' | 'rollback' | 'end-round'

/** Sends a call to the wallet with this very text as its body. */
export type SendCall = (name: CallName, body: string) => Promise<Answer>

export const SLUG = 'koel'
const ANSWER_LIMIT_BYTES = 256 * 1024

/** Makes the function that sends signed calls. It never throws: what fails is `unknown`. */
export function createSendCall(settings: Settings, nowMs: () => number): SendCall {
  return (name, body) => {
    const path = `/api/wallet/${SLUG}/${name}`
    const headers = createHeaders(settings, path, body, String(nowMs()))
    return sendOnce(new URL(path, settings.walletUrl), headers, body, settings.callTimeoutMs)
  }
}

function createHeaders(
  settings: Settings,
  path: string,
  body: string,
  timestamp: string,
): Record<string, string> {
  const [key] = settings.keys
  return {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'x-maidan-key': key.id,
    'x-maidan-timestamp': timestamp,
    'x-maidan-signature': signMessage(key.secret, timestamp, path, body),
  }
}

function sendOnce(
  url: URL,
  headers: Record<string, string>,
  body: string,
  timeoutMs: number,
): Promise<Answer> {
  return new Promise((resolve) => {
    const fail = (why: string): void => resolve({ kind: 'unknown', why, waitMs: 0 })
    // A connection of its own for each call: one that was kept alive may be cut just when a bet goes
    // out, and that bet would have to be rolled back for nothing.
    const options: RequestOptions = { method: 'POST', headers, agent: false }
    const send = url.protocol === 'https:' ? requestSecure : requestPlain
    const request = send(url, options, (response) => {
      readBody(response).then(
        (text) =>
          resolve(readAnswer(response.statusCode ?? 0, text, response.headers['retry-after'])),
        (error: unknown) => fail(String(error)),
      )
    })
    const timer = setTimeout(() => request.destroy(new Error('no answer in time')), timeoutMs)
    request.on('close', () => clearTimeout(timer))
    request.on('error', (error) => fail(error.message))
    request.end(body)
  })
}

async function readBody(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of response) {
    if (!Buffer.isBuffer(part)) continue
    size += part.length
    if (size > ANSWER_LIMIT_BYTES) throw new Error('the answer is too large')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
