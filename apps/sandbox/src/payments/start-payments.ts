import type { AddressInfo } from 'node:net'
import { pino, type Logger } from 'pino'
import { openBooks } from './db/open-books.ts'
import { paymentsServer } from './payments-server.ts'

export type PaymentsOptions = {
  /** 0 takes any free port; the answer says which. */
  port: number
  /** The wallets keep everything in the schema `wallets` of this database. */
  databaseUrl: string
  /** Where the built pages are. */
  buildDir: string
  /** Where the server listens; only this machine when not given. */
  host?: string
  log?: Pick<Logger, 'info' | 'warn' | 'error'>
}

export type RunningPayments = { url: string; close: () => Promise<void> }

/** Starts the sandbox wallets: play money, real protocols, and books that survive a restart. */
export async function startPayments(options: PaymentsOptions): Promise<RunningPayments> {
  const { port, databaseUrl, buildDir, host = '127.0.0.1' } = options
  const log = options.log ?? pino({ name: 'payments', level: 'warn' })
  const books = await openBooks(databaseUrl, (error) =>
    log.error({ reason: error.message }, 'an idle database connection broke'),
  )
  const server = await paymentsServer(books, { buildDir, log })
  await server.listen({ port, host })
  const bound = server.server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${bound.port}`,
    async close() {
      await server.close()
      await books.end()
    },
  }
}
