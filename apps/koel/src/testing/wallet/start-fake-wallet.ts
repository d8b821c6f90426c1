import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { checkForm } from './check-form.ts'
import type { KeepLedger, Reply } from './keep-ledger.ts'

export const KEY_ID = 'koel-1'
export const KEY_SECRET = 'a-secret-of-this-document-only-0001'

export type Seen = { readonly name: string; readonly text: string; readonly atMs: number }

/** What a test does with a call before it is booked, after that, and after its answer has gone out. */
export type Plan = {
  /** `cut` ends the connection at this point without an answer; a number is answered as a status. */
  before?(name: string): 'cut' | number | undefined | Promise<'cut' | undefined>
  after?(name: string): 'cut' | undefined
  answered?(name: string): void
}

export type FakeWallet = {
  readonly origin: string
  readonly seen: Seen[]
  readonly faults: string[]
  plan: Plan
  stop(): void
}

type ServePage = (request: IncomingMessage, response: ServerResponse) => void

/** Says every breach of the document that this wallet has seen. */
export function assertNoFaults({ faults }: Pick<FakeWallet, 'faults'>): void {
  if (faults.length > 0) throw new Error(`against the document: ${faults.join(', ')}`)
}

/** Starts a wallet that checks signatures and forms as the document says. */
export async function startFakeWallet(
  ledger: KeepLedger,
  servePage?: ServePage,
  port = 0,
): Promise<FakeWallet> {
  const server = createServer((request, response) => {
    if (request.method === 'GET' && servePage) return servePage(request, response)
    void answer(wallet, ledger, request, response)
  })
  const wallet = {
    origin: '',
    seen: [] as Seen[],
    faults: [] as string[],
    plan: {} as Plan,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  wallet.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return wallet
}

async function answer(
  wallet: FakeWallet,
  ledger: KeepLedger,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const name = (request.url ?? '').replace('/api/wallet/koel/', '')
  const text = await readText(request)
  wallet.seen.push({ name, text, atMs: Date.now() })
  const planned = await wallet.plan.before?.(name)
  if (planned === 'cut') return void response.destroy()
  if (typeof planned === 'number') return send(response, { status: planned, body: {} })
  const reply = decide(wallet, ledger, request, name, text)
  if (wallet.plan.after?.(name) === 'cut') return void response.destroy()
  response.on('finish', () => wallet.plan.answered?.(name))
  send(response, reply)
}

function decide(
  wallet: FakeWallet,
  ledger: KeepLedger,
  request: IncomingMessage,
  name: string,
  text: string,
): Reply {
  if (!isSigned(request, text)) return { status: 401, body: { code: 'INVALID_SIGNATURE' } }
  const body: Record<string, string> = JSON.parse(text)
  const faults = checkForm(name, body)
  wallet.faults.push(...faults)
  if (faults.length > 0) return { status: 422, body: { code: 'VALIDATION_FAILED', faults } }
  return ledger.answer(name, body)
}

function isSigned(request: IncomingMessage, text: string): boolean {
  const timestamp = String(request.headers['x-maidan-timestamp'])
  const message = `${timestamp}.POST.${request.url}.${text}`
  const expected = createHmac('sha256', KEY_SECRET).update(message).digest('hex')
  return (
    request.headers['x-maidan-key'] === KEY_ID &&
    request.headers['x-maidan-signature'] === expected &&
    Math.abs(Date.now() - Number(timestamp)) < 300_000
  )
}

function send(response: ServerResponse, reply: Reply): void {
  response.writeHead(reply.status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(reply.body))
}

async function readText(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}
