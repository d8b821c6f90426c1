import { amountOf, parseAmount } from '@maidan/money'
import * as z from 'zod'
import { WalletError } from '../../wallet-error.ts'
import { CHECKOUT_PARTNERS, type CheckoutPartner } from '../checkout.ts'

/** What a partner does for a merchant or a payer, and can therefore do wrong. */
export const STEPS = [
  'token',
  'create',
  'complete',
  'approve',
  'execute',
  'query',
  'search',
  'refund',
  'balance',
  'payout',
  'statement',
  'notice',
] as const

export type Step = (typeof STEPS)[number]

/** Every fault with the setting that it cannot do without. */
const FAULTS = {
  /** The answer comes late by `delay_ms`. */
  delay: 'delay_ms',
  /** The connection is cut before anything is done. */
  drop_before: null,
  /** All is done, and then the connection is cut. */
  drop_after_commit: null,
  http_500_after_commit: null,
  /** Of `token`: more grants than `count` an hour are refused. */
  token_limit: 'count',
  /** Of `execute` or `approve`, whichever moves money: `amount` is paid instead of what was asked. */
  amount_mismatch: 'amount',
  /** Of the same: the checkout expires unpaid, and is paid `delay_ms` after. */
  late_success: 'delay_ms',
  /** Of `query`: a payment is shown only `delay_ms` after it was made. Of `refund`: it is under way so long. */
  query_lag: 'delay_ms',
  /** Of `notice`: sent `count` times more. */
  duplicate: 'count',
  /** Of `notice`: sent before the merchant has the answer to its call. */
  early: null,
  /** Of `notice`: sent `delay_ms` later. */
  late: 'delay_ms',
  missing: null,
  forged_signature: null,
  foreign_topic: null,
  /** Of `payout`: no answer, and the money goes `delay_ms` later. */
  unknown_then_success: 'delay_ms',
  /** Of `payout`: no answer, and the money never goes. */
  unknown_then_absent: null,
  /** Of `approve` at SSLCOMMERZ: the payment is marked as risky. */
  risk: null,
} as const satisfies Record<string, 'delay_ms' | 'count' | 'amount' | null>

export type FaultKind = keyof typeof FAULTS

export type Fault = {
  partner: CheckoutPartner
  step: Step
  kind: FaultKind
  /** How often it still strikes; null is every time until it is taken away. */
  timesLeft: number | null
  delayMs: number
  count: number
  amountMinor: bigint
}

const DELAY_MAX_MS = 10 * 60 * 1000
const TIMES_MAX = 10_000

const faultBody = z.strictObject({
  partner: z.enum(CHECKOUT_PARTNERS),
  step: z.enum(STEPS),
  fault: z.enum(Object.keys(FAULTS) as FaultKind[]),
  times: z.int().min(1).max(TIMES_MAX).optional(),
  delay_ms: z.int().min(0).max(DELAY_MAX_MS).optional(),
  count: z.int().min(0).max(TIMES_MAX).optional(),
  amount: z
    .string()
    .refine((text) => parseAmount(text, 'BDT').ok)
    .optional(),
})

/** Reads an order for a fault. @throws when it misses what the fault needs. */
export function readFault(body: unknown): Fault {
  const parsed = faultBody.safeParse(body)
  if (!parsed.success) throw new WalletError('INVALID_BODY', z.prettifyError(parsed.error))
  const { partner, step, fault: kind, times, delay_ms, count, amount } = parsed.data
  const need = FAULTS[kind]
  if (need !== null && parsed.data[need] === undefined)
    throw new WalletError('INVALID_BODY', `The fault "${kind}" needs "${need}".`)
  return {
    partner,
    step,
    kind,
    timesLeft: times ?? null,
    delayMs: delay_ms ?? 0,
    count: count ?? 0,
    amountMinor: amountOf(amount ?? '0', 'BDT'),
  }
}
