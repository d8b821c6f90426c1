import { LEGS_MAX } from '@maidan/casino'
import { z } from 'zod'
import type { BetOrder } from '../bets/bet-order.ts'
import { readOdds } from '../odds/odds-text.ts'

const TOKEN = z.string().regex(/^[A-Za-z0-9_-]{20,100}$/)
const ID = z.string().regex(/^[A-Za-z0-9._-]{1,64}$/)
/** A plus says "or more". */
const SELECTION_ID = z.string().regex(/^[A-Za-z0-9._+-]{1,64}$/)
const AMOUNT = z.string().regex(/^[1-9]\d{0,14}$/)
export const EVENT_ID = ID
const LAUNCH = z.string().min(1).max(512)

/** Bodies that the page and the operator send. Anything else is refused before it is looked at. */
export const LAUNCH_BODY = z.object({ launch: LAUNCH })

export const ENTER_BODY = z.object({ token: TOKEN })

export const RESUME_BODY = z.object({ session: TOKEN })

const ODDS = z.string().transform((text, context) => {
  const centi = readOdds(text)
  if (centi !== null && centi > 100) return centi
  context.addIssue({ code: 'custom', message: 'must be odds above 1.00 with two places' })
  return z.NEVER
})

/** The book's own id of a bet. */
export const OWN_BET_ID = z.string().regex(/^b[0-9a-f]{24}$/)

export const CASH_OUT_BODY = z.object({ session: TOKEN, betId: OWN_BET_ID, worthMinor: AMOUNT })

const SELECTION = z
  .object({ marketId: ID, selectionId: SELECTION_ID, odds: ODDS })
  .transform(({ odds, ...named }) => ({ ...named, oddsCenti: odds }))

export const BET_BODY = z
  .object({
    session: TOKEN,
    betId: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/),
    selections: z.array(SELECTION).min(1).max(LEGS_MAX),
    stakeMinor: AMOUNT,
    grantId: ID.nullable().default(null),
  })
  .transform(({ session, stakeMinor, ...asked }): { session: string; order: BetOrder } => ({
    session,
    order: { ...asked, stakeMinor: BigInt(stakeMinor) },
  }))
