import fastify, { type FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import * as z from 'zod'
import { openPages, type SendPage } from '../built-pages/open-pages.ts'
import { pagePolicy } from '../built-pages/page-policy.ts'
import { addPlayMoney } from './add-play-money.ts'
import type { Checkouts } from './checkouts/open-checkouts.ts'
import type { Forwarder } from './phone/open-forwarder.ts'
import { phoneCalls } from './phone/phone-calls.ts'
import { readPayout, readPlayMoney, readSending } from './read-sending.ts'
import { readStatement } from './read-statement.ts'
import { readWallet } from './read-wallet.ts'
import { sendMoney } from './send-money.ts'
import type { Tron } from './tron/open-tron.ts'
import { WALLET_KEYS } from './wallet-brands.ts'
import { WalletError, type WalletFailure } from './wallet-error.ts'

const BODY_BYTES_MAX = 8 * 1024
const REQUEST_TIMEOUT_MS = 15_000

const headers = {
  'content-security-policy': pagePolicy(),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}

type Surroundings = {
  buildDir: string
  log: Pick<Logger, 'error'>
  checkouts: Pick<Checkouts, 'addCalls'>
  forwarder: Forwarder
  tron: Tron
  /** The site that the phone's page proposes. */
  site: string
}

const walletParams = z.object({ wallet: z.enum(WALLET_KEYS), key: z.string().max(32) })

/** The wallets' side: their pages, the calls behind them, the statements, and a node of TRON. */
export async function paymentsServer(
  books: Pool,
  { buildDir, log, checkouts, forwarder, tron, site }: Surroundings,
): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: BODY_BYTES_MAX,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: true,
  })
  answerErrors(app, log)
  app.addHook('onRequest', async (_, reply) => {
    void reply.headers(headers)
  })
  const sendPage = await addPages(app, buildDir)
  checkouts.addCalls(app, sendPage)
  phoneCalls(app, { books, forwarder, site, sendPage })
  tron.addCalls(app, sendPage)
  app.post('/api/send-money', ({ body }) => sendMoney(books, readSending(body)))
  app.post('/api/pay-out', ({ body }) => sendMoney(books, readPayout(body)))
  app.post('/api/play-money', ({ body }) => addPlayMoney(books, readPlayMoney(body)))
  app.get('/api/wallets/:wallet/:key', ({ params }) => {
    const { wallet, key } = readParams(params)
    return readWallet(books, wallet, key)
  })
  app.get('/statements/:wallet/:key', ({ params }) => {
    const { wallet, key } = readParams(params)
    return readStatement(books, wallet, key)
  })
  return app
}

async function addPages(app: FastifyInstance, buildDir: string): Promise<SendPage> {
  const sendPage = await openPages(app, { buildDir, name: 'payments' })
  app.get('/', (_, reply) => sendPage(reply, 'index.html'))
  app.get('/operator', (_, reply) => sendPage(reply, 'operator.html'))
  return sendPage
}

function readParams(params: unknown) {
  const parsed = walletParams.safeParse(params)
  if (!parsed.success) throw new WalletError('NOT_FOUND')
  return parsed.data
}

function answerErrors(app: FastifyInstance, log: Pick<Logger, 'error'>) {
  app.setNotFoundHandler(() => {
    throw new WalletError('NOT_FOUND')
  })
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof WalletError)
      return reply
        .status(error.status)
        .send({ message: error.message, code: error.code } satisfies WalletFailure)
    const status = error.statusCode ?? 500
    if (status < 500)
      return reply.status(status).send({ message: error.message, code: 'INVALID_BODY' })
    log.error({ err: error, path: request.routeOptions.url }, 'a wallet call failed')
    return reply.status(500).send({ message: 'The wallet broke.', code: 'INTERNAL' })
  })
}
