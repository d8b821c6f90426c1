import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { SendPage } from '../../built-pages/open-pages.ts'
import type { BkashOptions } from '../bkash/bkash-options.ts'
import { openBkash } from '../bkash/open-bkash.ts'
import type { NagadOptions } from '../nagad/nagad-options.ts'
import { openNagad } from '../nagad/open-nagad.ts'
import { openSslcommerz } from '../sslcommerz/open-sslcommerz.ts'
import type { SslcommerzOptions } from '../sslcommerz/sslcommerz-options.ts'
import type { CheckoutDesk } from './checkout-desk.ts'
import { faultCalls } from './faults/fault-calls.ts'
import { openFaultBoard } from './faults/open-fault-board.ts'
import { hostedCalls } from './hosted/hosted-calls.ts'
import { statementCalls } from './merchant/statement-calls.ts'
import { openLater } from './open-later.ts'

export type CheckoutOptions = {
  /** Where the merchant takes notices. */
  apiUrl: string
  /** Where players' browsers find the hosted page; this server itself when not given. */
  publicUrl?: string | undefined
  bkash: BkashOptions
  nagad: NagadOptions
  sslcommerz: SslcommerzOptions
}

type Surroundings = {
  books: Pool
  log: Pick<Logger, 'error'>
  /** Where this server is, once it listens. */
  origin: () => string
}

/** The partners whose page players approve payments on. */
export type Checkouts = {
  addCalls: (app: FastifyInstance, sendPage: SendPage) => void
  close: () => Promise<void>
}

export async function openCheckouts(
  { apiUrl, publicUrl, ...merchants }: CheckoutOptions,
  { books, log, origin }: Surroundings,
): Promise<Checkouts> {
  const later = openLater((error) => log.error({ err: error }, 'work of a checkout failed'))
  const bkash = await openBkash({ merchant: merchants.bkash, apiUrl, origin })
  const nagad = openNagad(merchants.nagad)
  const sslcommerz = openSslcommerz(merchants.sslcommerz)
  const desk: CheckoutDesk = {
    books,
    later,
    faults: openFaultBoard(),
    sides: { bkash: bkash.side, nagad: nagad.side, sslcommerz: sslcommerz.side },
    publicUrl: () => publicUrl ?? origin(),
  }
  return {
    addCalls: (app, sendPage) => {
      hostedCalls(app, desk, sendPage)
      statementCalls(app, desk)
      faultCalls(app, desk.faults)
      for (const partner of [bkash, nagad, sslcommerz]) partner.addCalls(app, desk)
    },
    close: later.close,
  }
}
