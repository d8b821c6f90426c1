import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import type { WalletKey } from '../wallet-brands.ts'
import type { CheckoutPartner, CheckoutRow, PaidCheckout } from './checkout.ts'
import type { FaultBoard } from './faults/open-fault-board.ts'
import type { Later } from './open-later.ts'

/** What every partner's checkout works with. */
export type CheckoutDesk = {
  books: Pool
  faults: FaultBoard
  later: Later
  sides: Readonly<Record<CheckoutPartner, PartnerSide>>
  /** Where players' browsers find the hosted page. */
  publicUrl: () => string
}

/** Where a partner differs from the others once a checkout is open. */
export type PartnerSide = {
  name: string
  /** Its colour, and that of letters on it. */
  look: { color: string; text: string }
  /** The wallets that a payer can choose from. */
  ways: readonly WalletKey[]
  /** Whether money moves when the payer approves, or only when the merchant asks for it. */
  paysOnApproval: boolean
  /** How the browser goes back to the merchant. */
  wayBack: (checkout: CheckoutRow) => WayBack
  /** Tells the merchant of a payment; waits for that only where an early notice was ordered. */
  announce: (desk: CheckoutDesk, checkout: PaidCheckout) => Promise<void>
}

/** A partner's side of a checkout, and its own calls. */
export type OpenPartner = {
  side: PartnerSide
  addCalls: (app: FastifyInstance, desk: CheckoutDesk) => void
}

/** The browser's way back: a link, or a form that is posted. */
export type WayBack = { url: string; method: 'GET' | 'POST'; fields: Record<string, string> }

/** The address of a checkout's page. */
export function pageUrl({ publicUrl }: Pick<CheckoutDesk, 'publicUrl'>, id: string): string {
  return `${publicUrl()}/checkout/${encodeURIComponent(id)}`
}
