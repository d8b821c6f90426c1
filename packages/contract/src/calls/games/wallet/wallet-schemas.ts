import * as z from 'zod/mini'
import { CURRENCIES } from '../../../lists.ts'

/** Id of a partner's transaction or round: unique per provider for ever. */
export const partnerId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))

/** The code of a jackpot, as its provider's catalogue has it. */
export const jackpotCode = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))

/** Minor units as digits: `"2500"` is 25.00. Eighteen digits fit every counter. */
export const minorDigits = z.string().check(z.regex(/^(0|[1-9]\d{0,17})$/))

/** Minor units that one call moves: fifteen digits, so that no sum of them leaves a counter. */
export const movedDigits = z.string().check(z.regex(/^(0|[1-9]\d{0,14})$/))

/** Decimal odds above 1 with two places. */
export const betOdds = z.string().check(z.regex(/^(?!1\.00$)[1-9]\d{0,5}\.\d{2}$/))

export const walletParams = z.object({ provider: z.string().check(z.regex(/^[a-z0-9]{2,16}$/)) })
export const walletSession = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,128}$/))
export const walletCurrency = z.enum(CURRENCIES)

export const movementAnswer = z.object({
  transaction_id: z.string(),
  round_id: z.string(),
  balance: minorDigits,
  currency: walletCurrency,
})

/** Characters of a round's recall detail at most. */
export const ROUND_DETAIL_LENGTH_MAX = 65_536
