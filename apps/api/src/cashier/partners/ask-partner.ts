import { Agent, request } from 'undici'

const CONNECT_TIMEOUT_MS = 3_000
const ANSWER_TIMEOUT_MS = 20_000
const ANSWER_BYTES_MAX = 64 * 1024
const CONNECTIONS_MAX = 16

export type PartnerRequest = {
  url: string
  method: 'GET' | 'POST'
  headers?: Readonly<Record<string, string>>
  body?: string
  /** For the whole call, from the first byte to the last. */
  timeoutMs?: number
}

/** `silent`: no whole answer came, and whatever was asked may or may not have been done. */
export type PartnerAnswer =
  | { kind: 'answered'; status: number; text: string }
  | { kind: 'silent'; why: string }

export type AskPartner = (asked: PartnerRequest) => Promise<PartnerAnswer>

/** Opens a partner's own connections. It follows no redirect and never throws. */
export function openAskPartner(answerBytesMax = ANSWER_BYTES_MAX): AskPartner {
  const dispatcher = new Agent({
    connections: CONNECTIONS_MAX,
    connect: { timeout: CONNECT_TIMEOUT_MS },
    maxResponseSize: answerBytesMax,
  })
  return async ({ url, timeoutMs = ANSWER_TIMEOUT_MS, ...rest }) => {
    try {
      const signal = AbortSignal.timeout(timeoutMs)
      const { statusCode, body } = await request(url, { ...rest, dispatcher, signal })
      return { kind: 'answered', status: statusCode, text: await body.text() }
    } catch (error) {
      return { kind: 'silent', why: nameOf(error) }
    }
  }
}

/** Only the fault's name: its words may hold the address that was asked, and keys within it. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
