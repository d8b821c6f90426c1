import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerLittleGrant, type LittleGrant } from './little-grant-calls.ts'
import { littleCatalogue } from './little-catalogue.ts'
import { listLittleRounds } from './little-round-list.ts'
import { KEYS, isSignedBy } from './little-signature.ts'
import type { ProviderAnswer } from './provider-answer.ts'
import type { ProviderFault } from './provider-faults.ts'

export type LittleProvider = { origin: string; recallUrl: string; close: () => Promise<void> }

const RECALL_KEY = 'c'.repeat(32)

/** Where the little wallet's games are framed; it is known when both stand. */
export type Framed = { site: string }

/** A provider over HTTP, right in everything but its fault. */
export async function startLittleProvider(
  fault: ProviderFault | null,
  framed: Framed,
): Promise<LittleProvider> {
  const grants = new Map<string, LittleGrant>()
  const server = createServer((request, response) => {
    readBody(request).then(
      (text) => send(response, answer(request, text, { fault, framed, grants })),
      () => response.destroy(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    recallUrl: `${origin}/recall/r1?key=${RECALL_KEY}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function send(response: ServerResponse, { status, body, policy }: ProviderAnswer): void {
  const isPage = typeof body === 'string'
  const type = isPage ? 'text/html' : 'application/json'
  const framing = policy === undefined ? {} : { 'content-security-policy': policy }
  response.writeHead(status, { 'content-type': type, ...framing })
  response.end(isPage ? body : JSON.stringify(body))
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array))
  return Buffer.concat(chunks).toString('utf8')
}

type Kept = { fault: ProviderFault | null; framed: Framed; grants: Map<string, LittleGrant> }

function answer(request: IncomingMessage, text: string, kept: Kept): ProviderAnswer {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://little.invalid')
  if (request.method === 'POST') return answerOperator(request, text, kept)
  if (pathname === '/api/catalog') return { status: 200, body: littleCatalogue(kept.fault) }
  if (pathname.startsWith('/play/')) return play(searchParams.get('lang') ?? '', kept)
  if (kept.fault === 'asks for a session to look back') return { status: 401, body: 'Log in.' }
  const isKnown = searchParams.get('key') === RECALL_KEY
  if (isKnown || kept.fault === 'shows a round without its key')
    return { status: 200, body: 'A round.' }
  return { status: 404, body: 'Nothing.' }
}

function play(lang: string, { fault, framed }: Kept): ProviderAnswer {
  if (fault === 'speaks two languages alone' && lang !== 'en' && lang !== 'bn')
    return { status: 404, body: 'Nothing.' }
  const ancestors = fault === 'lets anybody frame its page' ? '*' : framed.site
  return { status: 200, body: 'A game.', policy: `frame-ancestors ${ancestors}` }
}

function answerOperator(request: IncomingMessage, text: string, kept: Kept): ProviderAnswer {
  const { fault } = kept
  const isSigned = isSignedBy(request, {
    raw: text,
    keys: [KEYS.koel],
    checksClock: fault !== 'reads what is old',
  })
  if (!isSigned && fault !== 'reads what is not signed')
    return { status: 401, body: { code: 'INVALID_SIGNATURE', message: '' } }
  const body = JSON.parse(text) as Record<string, string | null>
  const call = (request.url ?? '').split('/').slice(4).join('/')
  return call === 'rounds/list'
    ? { status: 200, body: listLittleRounds(body, fault) }
    : answerLittleGrant(call, body, kept)
}
