import type { CheckoutPartner } from './checkout.ts'
import type { CheckoutDesk } from './checkout-desk.ts'
import type { FaultKind } from './faults/fault.ts'

/** What is wrong with a notice that somebody else has written. */
export type Forgery = 'forged_signature' | 'foreign_topic' | null

/** Posts a notice once; false when the merchant did not take it. */
export type SendNotice = (forgery: Forgery) => Promise<boolean>

/** The merchant has its answer before the notice comes. */
const NOTICE_DELAY_MS = 150

/** Waits between the tries of a notice that is not taken. */
const RETRY_DELAYS_MS = [1_000, 5_000, 20_000, 60_000, 300_000]

/**
 * Sends the notice of a payment until the merchant takes it, with all the faults that are ordered.
 * It waits for the notice only when that shall be early.
 */
export async function announcePayment(
  desk: Pick<CheckoutDesk, 'faults' | 'later'>,
  partner: CheckoutPartner,
  send: SendNotice,
  copies = 1,
): Promise<void> {
  const strike = (kind: FaultKind) => desk.faults.strike({ partner, step: 'notice' }, kind)
  if (strike('missing')) return
  const forgery = forgeryOf(strike)
  const again = strike('duplicate')?.count ?? 0
  const late = strike('late')
  const waitMs = late ? late.delayMs : NOTICE_DELAY_MS
  const isEarly = strike('early') !== undefined
  const isTaken = isEarly && (await send(forgery).catch(() => false))
  const sent = isTaken ? 1 : 0
  for (let copy = sent; copy < copies + again; copy += 1)
    desk.later.run(waitMs, () => sendUntilTaken(desk, () => send(forgery)))
}

function forgeryOf(strike: (kind: FaultKind) => unknown): Forgery {
  if (strike('forged_signature')) return 'forged_signature'
  return strike('foreign_topic') ? 'foreign_topic' : null
}

async function sendUntilTaken(
  { later }: Pick<CheckoutDesk, 'later'>,
  send: () => Promise<boolean>,
  delaysMs: readonly number[] = RETRY_DELAYS_MS,
): Promise<void> {
  const isTaken = await send().catch(() => false)
  const [delayMs, ...rest] = delaysMs
  if (!isTaken && delayMs !== undefined)
    later.run(delayMs, () => sendUntilTaken({ later }, send, rest))
}
