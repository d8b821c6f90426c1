import type { AddressInfo } from 'node:net'
import { pino, type Logger } from 'pino'
import { openCheckouts, type CheckoutOptions } from './checkouts/open-checkouts.ts'
import { openBooks } from './db/open-books.ts'
import { paymentsServer } from './payments-server.ts'
import { openForwarder } from './phone/open-forwarder.ts'
import { openTron, TRON_DEFAULTS, type TronOptions } from './tron/open-tron.ts'

export type PaymentsOptions = {
  /** 0 takes any free port; the answer says which. */
  port: number
  /** The wallets keep everything in the schemas `wallets` and `tron` of this database. */
  databaseUrl: string
  /** Where the built pages are. */
  buildDir: string
  /** The merchant's settings at the partners whose page players approve payments on. */
  checkouts: CheckoutOptions
  /** The pace of the chain and the contract of USDT; the real ones where not given. */
  tron?: Partial<TronOptions>
  /** The site that the phone's page proposes to forward messages to. */
  siteOrigin?: string
  /** Where the server listens; only this machine when not given. */
  host?: string
  log?: Pick<Logger, 'info' | 'warn' | 'error'>
}

export type RunningPayments = { url: string; close: () => Promise<void> }

/** Starts the sandbox wallets: play money, real protocols, and books that survive a restart. */
export async function startPayments(options: PaymentsOptions): Promise<RunningPayments> {
  const { port, databaseUrl, buildDir, host = '127.0.0.1', siteOrigin: site = '' } = options
  const log = options.log ?? pino({ name: 'payments', level: 'warn' })
  const books = await openBooks(databaseUrl, (error) =>
    log.error({ reason: error.message }, 'an idle database connection broke'),
  )
  let url = ''
  const checkouts = await openCheckouts(options.checkouts, { books, log, origin: () => url })
  const tron = await openTron(books, { ...TRON_DEFAULTS, ...options.tron })
  const forwarder = openForwarder(books, log)
  const server = await paymentsServer(books, { buildDir, log, checkouts, forwarder, tron, site })
  await server.listen({ port, host })
  const bound = server.server.address() as AddressInfo
  url = `http://127.0.0.1:${bound.port}`
  return {
    url,
    async close() {
      await checkouts.close()
      await server.close()
      await forwarder.close()
      await books.end()
    },
  }
}
