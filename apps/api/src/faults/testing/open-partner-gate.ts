import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * `unheard`: the partner never gets the call. `unanswered`: it does what it was asked, and its answer
 * is kept back.
 */
export type Stop = 'unheard' | 'unanswered'

type Told = { path: string; text: string }
type Matches = (told: Told) => boolean

/** A call that stands at the gate. */
export type Stopped = {
  /** Resolves once the call is there, and the partner is done with it if it was to hear it. */
  reached: Promise<void>
  /** Hands the answer on that was kept back. */
  letThrough: () => void
}

/** What stands between a house and its payment partners: it stops single calls where a test wants. */
export type PartnerGate = {
  through: (paymentsUrl: string) => Record<string, string>
  stop: (where: Stop, matches: Matches) => Stopped
  /** Forgets every stop that no call has come to yet. */
  stopNothing: () => void
  close: () => Promise<void>
}

type Waiting = { where: Stop; matches: Matches; reach: () => void; through: Promise<void> }

/** Opens a gate at 127.0.0.1. A call of which nobody asked to stop it passes as it is. */
export async function openPartnerGate(): Promise<PartnerGate> {
  let partners = ''
  const waiting: Waiting[] = []
  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await readBody(request)
    const path = request.url ?? ''
    const at = waiting.findIndex(({ matches }) => matches({ path, text: path + body.toString() }))
    const [stopped] = at < 0 ? [] : waiting.splice(at, 1)
    if (stopped?.where === 'unheard') return stopped.reach()
    const answer = await askOn(partners + path, request, body)
    stopped?.reach()
    await stopped?.through
    response.writeHead(answer.status, answer.headers).end(answer.body)
  }
  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    through(paymentsUrl) {
      partners = paymentsUrl
      return {
        BKASH_URL: `${own}/bkash/v1.2.0-beta`,
        BKASH_PAGE_ORIGIN: paymentsUrl,
        SSLCOMMERZ_URL: `${own}/sslcommerz`,
        SSLCOMMERZ_PAGE_ORIGIN: paymentsUrl,
      }
    },
    stop(where, matches) {
      const [there, gone] = [openLatch(), openLatch()]
      waiting.push({ where, matches, reach: there.open, through: gone.opened })
      return { reached: there.opened, letThrough: gone.open }
    },
    stopNothing() {
      waiting.length = 0
    },
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function openLatch() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open() }
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** Headers that are of one connection alone, or that the other side makes anew. */
const OWN = ['host', 'connection', 'content-length', 'transfer-encoding', 'keep-alive']

async function askOn(url: string, { method = 'GET', headers }: IncomingMessage, body: Buffer) {
  const sent = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && !OWN.includes(name) ? [[name, value]] : [],
  )
  const init = { method, headers: sent, redirect: 'manual' } as const
  const answer = await fetch(url, body.length > 0 ? { ...init, body: new Uint8Array(body) } : init)
  const type = answer.headers.get('content-type') ?? 'text/plain'
  return {
    status: answer.status,
    headers: { 'content-type': type },
    body: Buffer.from(await answer.arrayBuffer()),
  }
}
