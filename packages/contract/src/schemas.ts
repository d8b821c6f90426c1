import { PARTNER_KEYS, PLAY_KINDS } from '@maidan/cashier/lists'
import * as z from 'zod/mini'

export const TEXT_LENGTH_MAX = 256
export const ID_LENGTH_MAX = 64

/** NUL and halves of a character are refused, because PostgreSQL cannot hold them. */
const HOLDABLE = /^[^\0\p{Cs}]*$/u

/** Text of a bounded length, trimmed. */
export const text = (lengthMax: number = TEXT_LENGTH_MAX) =>
  z.string().check(z.trim(), z.maxLength(lengthMax), z.regex(HOLDABLE))

/** A field of a form: one that is missing is empty, so that the flow answers with its own text. */
export const field = (lengthMax: number = TEXT_LENGTH_MAX) => z._default(text(lengthMax), '')

/** A password as it was typed, spaces and all; a missing one is empty. */
const PASSWORD_FIELD_LENGTH_MAX = 128
export const passwordField = z._default(
  z.string().check(z.maxLength(PASSWORD_FIELD_LENGTH_MAX)),
  '',
)

/** A number or its digits in a request, for amounts and ids; parsed exactly by the handler. */
export const numeric = z.union([
  z.string().check(z.trim(), z.maxLength(32), z.regex(HOLDABLE)),
  z.number(),
])

/** Decimal money in an answer: `"1234.50"`, never a float. */
export const money = z.string()

/** How much of a stake on a kind of play counts towards a turnover: `"10"` of a hundred. */
export const playWeight = z.object({ play: z.enum(PLAY_KINDS), percent: z.string() })

/** Sports bets at shorter decimal odds count nothing; left out where any odds count. */
export const leastOdds = z.optional(z.string())

/** While a bonus is kept, no more may be at stake at once; left out where it may be any amount. */
export const largestBet = z.optional(money)

/** An instant in an answer: ISO 8601, UTC. */
export const instant = z.string()

/** A flag that the documents carry as 0 or 1. */
export const flag = z.union([z.literal(0), z.literal(1)])

export const remoteId = z.string().check(z.maxLength(ID_LENGTH_MAX), z.regex(HOLDABLE))

/** A database id in a path, as its digits. */
export const idText = z.string().check(z.regex(/^[1-9]\d{0,17}$/))

/** A payment or bonus by the reference that players and staff share. */
export const referenceText = z.string().check(z.regex(/^[A-Z0-9]{6,32}$/))

export const partnerKey = z.enum(PARTNER_KEYS)

export const message = z.object({ message: z.string() })
export const success = z.object({ success: z.boolean(), message: z.string() })

export const remoteIdQuery = z.object({ remote_id: z.optional(remoteId) })
