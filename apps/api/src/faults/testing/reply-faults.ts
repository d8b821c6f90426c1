import { errorCatalogue, type ErrorBody, type ErrorCode } from '@maidan/contract'
import type { RawReply } from './raw-request.ts'

/** No answer may take longer, however wrong the question. */
const ANSWER_MAX_MS = 2_000

/** The code of a refusal; the empty text if it has none. */
export function codeOf({ text }: RawReply): ErrorCode | '' {
  return readBody(text)?.code ?? ''
}

/** What keeps a reply from being a refusal in the documents' shape; empty if nothing does. */
export function refusalFaults(reply: RawReply): string[] {
  const { status } = reply
  const body = readBody(reply.text)
  const isRefusal = status >= 400 && status < 500
  return named(reply, {
    'is no refusal': !isRefusal,
    'has no words': !/\S/.test(body?.message ?? ''),
    'has no code of the catalogue': !body || !Object.hasOwn(errorCatalogue, body.code),
    'has a code of another status': body !== null && statusOf(body) !== status,
    'has no request id': !/^[\w-]+$/.test(body?.request_id ?? ''),
    'does not say how long to wait': status === 429 && !saysWait(reply, body),
    'came late': reply.tookMs > ANSWER_MAX_MS,
  })
}

/** What is wrong with any reply: it breaks, is no proper refusal, or comes late. */
export function replyFaults(reply: RawReply): string[] {
  if (reply.status >= 400) return refusalFaults(reply)
  return named(reply, { 'came late': reply.tookMs > ANSWER_MAX_MS })
}

function named({ status, text, tookMs }: RawReply, faults: Record<string, boolean>): string[] {
  const answer = `(${status} in ${tookMs.toFixed(0)} ms: ${text.slice(0, 200)})`
  return Object.entries(faults).flatMap(([fault, is]) => (is ? [`${fault} ${answer}`] : []))
}

function statusOf({ code }: ErrorBody): number | undefined {
  return Object.hasOwn(errorCatalogue, code) ? errorCatalogue[code].status : undefined
}

/** Every limit names the seconds, in the words' parameters and in the header. */
function saysWait({ headers }: RawReply, body: ErrorBody | null): boolean {
  const seconds = body?.params?.['seconds']
  return Number.isInteger(seconds) && headers.get('retry-after') === String(seconds)
}

function readBody(text: string): ErrorBody | null {
  try {
    return JSON.parse(text) as ErrorBody
  } catch {
    return null
  }
}
