import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { bySlug } from '@maidan/contract'
import type { ProviderKeys } from '../studio-options.ts'
import { WalletBook } from './wallet-book.ts'

/**
 * What goes wrong with one call: `status` answers it without booking anything; `late` books it and
 * answers after `ms`; `cut` books it and closes the connection; `hang` books it and says nothing.
 */
export type Fault =
  | { kind: 'status'; status: number }
  | { kind: 'late'; ms: number }
  | { kind: 'cut' }
  | { kind: 'hang' }

type SeenCall = { verb: string; raw: string }

export type TestWallet = {
  url: string
  book: WalletBook
  seen: SeenCall[]
  /** Faults still to come, by verb; each is used once, in order. */
  faults: Partial<Record<string, Fault[]>>
  close: () => Promise<void>
}

export const TEST_KEYS: ProviderKeys = bySlug(({ slug }) => ({
  keyId: `${slug}-1`,
  secret: `${slug}-secret`,
}))

/** A wallet over real HTTP on any free port, whose calls can be made to fail in order. */
export async function startTestWallet(): Promise<TestWallet> {
  const book = new WalletBook()
  const seen: SeenCall[] = []
  const faults: TestWallet['faults'] = {}
  const server = createServer((request, response) => {
    answer({ book, seen, faults }, request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a TCP port always has an address of this shape.
  const { port } = server.address() as AddressInfo
  const close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { url: `http://127.0.0.1:${port}`, book, seen, faults, close }
}

async function answer(
  wallet: Pick<TestWallet, 'book' | 'seen' | 'faults'>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const raw = await bodyOf(request)
  const [, , , provider = '', ...path] = (request.url ?? '').split('/')
  const verb = path.join('/')
  // Meters are asked for all the time, and are of no player.
  if (verb !== 'jackpots') wallet.seen.push({ verb, raw })
  const fault = wallet.faults[verb]?.shift()
  if (fault?.kind === 'status') return send(response, fault.status, '{"code":"BROKEN"}')
  if (!signed(request, provider, raw)) return send(response, 401, '{"code":"INVALID_SIGNATURE"}')
  const { status, text } = wallet.book.call(provider, verb, JSON.parse(raw))
  switch (fault?.kind) {
    case 'cut':
      response.destroy()
      return
    case 'hang':
      return
    case 'late':
      await sleep(fault.ms)
      return send(response, status, text)
    case undefined:
      return send(response, status, text)
  }
}

function signed(request: IncomingMessage, provider: string, raw: string): boolean {
  const key = Object.entries(TEST_KEYS).find(([code]) => code === provider)?.[1]
  const timestamp = String(request.headers['x-maidan-timestamp'])
  const message = `${timestamp}.POST.${request.url}.${raw}`
  return (
    key !== undefined &&
    request.headers['x-maidan-key'] === key.keyId &&
    request.headers['x-maidan-signature'] ===
      createHmac('sha256', key.secret).update(message).digest('hex')
  )
}

function send(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(text)
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}
