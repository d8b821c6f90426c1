import { CLAIM_VERDICTS, PAYOUT_WAYS, REFUND_VERDICTS } from '@maidan/contract'
import * as z from 'zod'
import { DAY_MS, id, ofCashiers, someMinor } from './terms-parts.ts'
import type { ApprovalTerms } from './terms-parts.ts'

/** A part of a deposit. Null, as it was asked before parts could be: all of it. */
const partMinor = someMinor.nullable().default(null)

/** What is asked about money that comes in, goes out or is held. */
export const paymentTerms = {
  /** A deposit that the wallet's statement does not bear out, or that is too much for one cashier. */
  'deposit.credit': {
    ...ofCashiers,
    lastsMs: DAY_MS,
    command: z.object({ paymentId: id, amountMinor: someMinor }),
  },
  /** A credited deposit that is given back, or a part of it. */
  'deposit.refund': {
    ...ofCashiers,
    lastsMs: DAY_MS,
    command: z.object({
      paymentId: id,
      /** Whether staff have sent it back, or its partner is to. */
      through: z.enum(PAYOUT_WAYS),
      trxId: z.string().nullable(),
      amountMinor: partMinor,
    }),
  },
  /** What came of a refund on which its partner is silent; `trxId` by which it went back, or null. */
  'refund.end': {
    ...ofCashiers,
    lastsMs: DAY_MS,
    command: z.object({
      paymentId: id,
      number: z.number(),
      verdict: z.enum(REFUND_VERDICTS),
      trxId: z.string().nullable(),
    }),
  },
  /** What a partner took back of a credited deposit. */
  'deposit.reverse': {
    ...ofCashiers,
    lastsMs: 3 * DAY_MS,
    command: z.object({ paymentId: id, reversalRef: z.string(), amountMinor: partMinor }),
  },
  /** What a player owes since then is collected as far as it is there, or written off. */
  'claim.end': {
    ...ofCashiers,
    lastsMs: DAY_MS,
    command: z.object({ paymentId: id, verdict: z.enum(CLAIM_VERDICTS) }),
  },
  /** A payout from the second-person setting upwards. */
  'withdrawal.pay': {
    ...ofCashiers,
    lastsMs: DAY_MS,
    command: z.object({
      paymentId: id,
      payoutTrxId: z.string().nullable(),
      /** Whether staff have paid it, or its partner is to. */
      through: z.enum(PAYOUT_WAYS).default('hand'),
    }),
  },
  /** A player's balance put right by hand; what is taken carries a minus. */
  'balance.correct': {
    ...ofCashiers,
    lastsMs: 3 * DAY_MS,
    command: z.object({ playerId: id, amountMinor: z.string().regex(/^-?[1-9]\d{0,17}$/) }),
  },
  /** Money that came in and that no deposit stood for is credited to a player. */
  'unallocated.give': {
    ...ofCashiers,
    lastsMs: DAY_MS,
    command: z.object({ unallocatedId: id, playerId: id }),
  },
  /** Such money has gone back to its sender, by this transfer. */
  'unallocated.return': {
    ...ofCashiers,
    lastsMs: DAY_MS,
    command: z.object({ unallocatedId: id, trxId: z.string() }),
  },
  /** A win above the largest of its game: paid to its player, or given back to the house. */
  'win.release': {
    ...ofCashiers,
    lastsMs: 3 * DAY_MS,
    command: z.object({ heldWinId: id, verdict: z.enum(['pay', 'return']) }),
  },
} as const satisfies Readonly<Record<string, ApprovalTerms>>
