import { z } from 'zod'
import type { BetOrder } from '../bets/bet-order.ts'
import { OWN_BETS_MAX } from '../bets/own-bets.ts'

const SESSION_TOKEN = z.string().regex(/^[A-Za-z0-9_-]{20,100}$/)
const AMOUNT = z.string().regex(/^[1-9]\d{0,14}$/)
const DRAWN_NAME = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/)
const ROUND_NUMBER_MAX = 2_147_483_647

/** Bodies that the page of a room sends. Anything else is refused before it is looked at. */
export const BET_BODY = z
  .object({
    session: SESSION_TOKEN,
    betId: DRAWN_NAME,
    number: z.number().int().min(1).max(ROUND_NUMBER_MAX),
    stakeMinor: AMOUNT,
    // What a spot is, the game alone knows; the server's limit of a body is the limit of its size.
    spot: z.unknown(),
    clientSeed: z.string().max(200),
  })
  .transform(({ session, stakeMinor, ...order }): { session: string; order: BetOrder } => ({
    session,
    order: { ...order, stakeMinor: BigInt(stakeMinor) },
  }))

/** The page that follows a room, in the address. */
export const STREAM_QUERY = z.object({ visit: DRAWN_NAME.nullable().default(null) })

/** The round whose contests are asked for, in the address. */
export const CONTESTS_QUERY = z.object({
  number: z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .transform(Number)
    .pipe(z.number().max(ROUND_NUMBER_MAX)),
})

export const SHOWN_BODY = z
  .object({
    session: SESSION_TOKEN,
    page: DRAWN_NAME,
    betIds: z.array(DRAWN_NAME).min(1).max(OWN_BETS_MAX),
  })
  .transform(({ session, ...shown }) => ({ session, shown }))

export const CASH_OUT_BODY = z.object({ session: SESSION_TOKEN, betId: DRAWN_NAME })
