import { allTogether, betCount, isOffered, isSystem, LEGS_MAX } from '@maidan/casino'
import { z } from 'zod'
import { TRY_ID } from '../../games/calls/read-body.ts'
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
export const WAY_IN_BODY = z.object({ launch: LAUNCH })

export const LAUNCH_BODY = z.object({ launch: LAUNCH, tryId: TRY_ID })

export const ENTER_BODY = z.object({ token: TOKEN, tryId: TRY_ID })

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

const SIZES = z.array(z.int().min(1).max(LEGS_MAX)).min(1).max(LEGS_MAX)

export const BET_BODY = z
  .object({
    session: TOKEN,
    betId: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/),
    selections: z.array(SELECTION).min(1).max(LEGS_MAX),
    sizes: SIZES.optional(),
    stakeMinor: AMOUNT,
    grantId: ID.nullable().default(null),
  })
  .transform(({ session, ...asked }, context): { session: string; order: BetOrder } => {
    const order = {
      ...asked,
      sizes: asked.sizes ?? allTogether(asked.selections.length),
      stakeMinor: BigInt(asked.stakeMinor),
    }
    const wrong = systemFault(order)
    if (wrong === null) return { session, order }
    context.addIssue({ code: 'custom', message: wrong })
    return z.NEVER
  })

/** Why an order is no system that is taken; null for one that is, and for all selections together. */
function systemFault({ sizes, selections, stakeMinor, grantId }: BetOrder): string | null {
  const legs = selections.length
  if (!isOffered(sizes, legs)) return 'sizes must be all selections together or a system of them'
  if (grantId !== null && isSystem(sizes, legs)) return 'a free bet is not taken on a system'
  if (stakeMinor % BigInt(betCount(legs, sizes)) === 0n) return null
  return 'the stake must be the same on each bet of the system'
}
