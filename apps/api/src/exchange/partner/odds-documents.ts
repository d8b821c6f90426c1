import * as z from 'zod'
import { textShape } from '../../platform/texts/text-shape.ts'

/** The odds provider's documents as far as we read them; what we do not know passes by. */

const flag = z
  .union([z.boolean(), z.number(), z.string()])
  .transform((value) => Number(value) === 1)
const price = z.object({ price: z.coerce.number(), size: z.coerce.number() })
const selection = z.object({
  SelectionId: z.coerce.number().int(),
  ...textShape('SelectionName', z.string()),
})

export const matchOddsDocument = z.object({
  marketId: z.string(),
  eventId: z.string(),
  inplay: z.boolean(),
  status: z.enum(['OPEN', 'SUSPENDED', 'CLOSED']).default('OPEN'),
  ballRunning: z.boolean().default(false),
  version: z.number().default(0),
  updatedAt: z.iso.datetime().optional(),
  /** What happened last that moved the chances, and at which version; null: nothing yet. */
  lastEvent: z
    .object({
      kind: z.enum(['wicket', 'boundary', 'goal', 'card', 'penalty']),
      version: z.number(),
    })
    .nullable()
    .optional(),
  runners: z.array(
    selection.extend({
      status: z.string().default('ACTIVE'),
      ex: z.object({ availableToBack: z.array(price), availableToLay: z.array(price) }),
    }),
  ),
})

const fancyEntry = z.object({
  ...textShape('title', z.string()),
  no: z.union([z.number(), z.string()]),
  no_rate: z.coerce.number(),
  yes: z.union([z.number(), z.string()]),
  yes_rate: z.coerce.number(),
  suspended: flag,
  ball_running: flag,
  type: z.coerce.number().int().min(2).max(6).default(2),
  claim: z.enum(['at_least', 'within', 'last_digit', 'even']).default('at_least'),
  from_runs: z.number().optional(),
  to_runs: z.number().optional(),
  digit: z.number().optional(),
  min: z.coerce.number().default(100),
  max: z.coerce.number().default(25_000),
})

const bookmakerEntry = z.object({
  ...textShape('runner', z.string()),
  backPrice: z.coerce.number(),
  layPrice: z.coerce.number(),
  suspended: flag,
  ball_running: flag,
  min: z.coerce.number().default(100),
  max: z.coerce.number().default(100_000),
})

const eventEntry = z.object({
  fancy2: z.record(z.string(), fancyEntry).default({}),
  bookmaker: z.record(z.string(), bookmakerEntry).default({}),
})

export const eventDocument = z.object({
  data: z.object({ items: z.record(z.string(), eventEntry) }),
})

export const listDocument = z.array(
  z.object({
    EventId: z.coerce.string(),
    MarketId: z.coerce.string(),
    ...textShape('Event', z.string()),
    ...textShape('Competition', z.string().default('')),
    OpenDate: z.iso.datetime(),
    InPlay: z.boolean().default(false),
    Status: z.string().default('OPEN'),
    Runners: z.array(selection).default([]),
  }),
)

const winner = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('won'), SelectionId: z.coerce.number().int() }),
  z.object({ kind: z.literal('tie') }),
  z.object({ kind: z.literal('no_result') }),
])

export const resultsDocument = z.object({
  next: z.number(),
  more: z.boolean().default(false),
  items: z.array(
    z.object({
      sequence: z.number(),
      eventId: z.string(),
      marketId: z.string(),
      decidedAt: z.iso.datetime(),
      market: winner.nullable(),
      fancies: z.array(z.object({ id: z.string(), score: z.number().int().nullable() })),
    }),
  ),
})

export type MatchOddsDocument = z.output<typeof matchOddsDocument>
export type EventEntry = z.output<typeof eventEntry>
export type FancyEntry = z.output<typeof fancyEntry>
export type BookmakerEntry = z.output<typeof bookmakerEntry>
export type ListDocument = z.output<typeof listDocument>
export type ResultsDocument = z.output<typeof resultsDocument>

/** The partner lives, and has told everything until this message. */
export const heartbeatDocument = z.object({ at: z.iso.datetime(), lastId: z.string() })
