import fastify, { type FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import * as z from 'zod'
import { addPlayMoney } from './add-play-money.ts'
import { operatorPage } from './page/operator-page.ts'
import { pageCss } from './page/page-css.ts'
import { pageScript } from './page/page-script.ts'
import { walletPage } from './page/wallet-page.ts'
import { readPayout, readPlayMoney, readSending } from './read-sending.ts'
import { readStatement } from './read-statement.ts'
import { readWallet } from './read-wallet.ts'
import { sendMoney } from './send-money.ts'
import { WALLET_KEYS } from './wallet-brands.ts'
import { WalletError } from './wallet-error.ts'

const BODY_BYTES_MAX = 8 * 1024
const REQUEST_TIMEOUT_MS = 15_000

const headers = {
  'content-security-policy':
    "default-src 'none'; style-src 'self' 'unsafe-inline'; script-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}

const walletParams = z.object({ wallet: z.enum(WALLET_KEYS), key: z.string().max(32) })
const prefill = z.object({
  wallet: z.enum(WALLET_KEYS).catch('bkash'),
  from: z.string().max(20).catch(''),
  to: z.string().max(20).catch(''),
  type: z.enum(['Personal', 'Agent', 'Merchant']).catch('Personal'),
  amount: z.string().max(20).catch(''),
})

/** The wallets' side: the pages of two phones, the calls behind them, and the statements. */
export function paymentsServer(books: Pool, log: Pick<Logger, 'error'>): FastifyInstance {
  const app = fastify({
    bodyLimit: BODY_BYTES_MAX,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: true,
  })
  answerErrors(app, log)
  app.addHook('onRequest', async (_, reply) => {
    void reply.headers(headers)
  })
  addPages(app)
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

function addPages(app: FastifyInstance) {
  const html = 'text/html; charset=utf-8'
  app.get('/', ({ query }, reply) => reply.type(html).send(walletPage(prefill.parse(query))))
  app.get('/operator', ({ query }, reply) =>
    reply.type(html).send(operatorPage(prefill.parse(query))),
  )
  app.get('/page.css', (_, reply) => reply.type('text/css; charset=utf-8').send(pageCss))
  app.get('/page.js', (_, reply) => reply.type('text/javascript; charset=utf-8').send(pageScript))
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
      return reply.status(error.status).send({ message: error.message, code: error.code })
    const status = error.statusCode ?? 500
    if (status < 500)
      return reply.status(status).send({ message: error.message, code: 'INVALID_BODY' })
    log.error({ err: error, path: request.routeOptions.url }, 'a wallet call failed')
    return reply.status(500).send({ message: 'The wallet broke.', code: 'INTERNAL' })
  })
}
