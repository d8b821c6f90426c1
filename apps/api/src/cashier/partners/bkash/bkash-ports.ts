import type { AskPartner } from '../ask-partner.ts'
import type { BkashLine } from './bkash-line.ts'

/** What the calls of bKash work with. */
export type BkashPorts = {
  call: BkashLine
  url: string
  payoutUrl: string
  pageOrigin: string
  /** Asks for our merchant statement. */
  ask: AskPartner
  PAYMENTS_URL: string
}
