import type { Logger } from 'pino'
import type { AskPartner } from '../ask-partner.ts'
import type { MerchantStatement } from '../statement/merchant-statement.ts'

/** What the calls of SSLCOMMERZ work with. */
export type SslcommerzPorts = {
  ask: AskPartner
  log: Logger
  url: string
  pageOrigin: string
  storeId: string
  storePassword: string
  /** Our account's own statement there. */
  statement: MerchantStatement
}

/** The shop is paid in this currency alone. */
export const SHOP_CURRENCY = 'BDT'

/** How its clocks write a moment, in Dhaka. */
export const SHOP_TIME = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/
