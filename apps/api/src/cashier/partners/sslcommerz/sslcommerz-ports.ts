import type { Logger } from 'pino'
import type { AskPartner } from '../ask-partner.ts'

/** What the calls of SSLCOMMERZ work with. */
export type SslcommerzPorts = {
  ask: AskPartner
  log: Logger
  url: string
  pageOrigin: string
  storeId: string
  storePassword: string
}

/** The shop is paid in this currency alone. */
export const SHOP_CURRENCY = 'BDT'
