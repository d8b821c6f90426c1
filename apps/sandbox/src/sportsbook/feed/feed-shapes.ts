import { z } from 'zod'

const SELECTIONS_MAX = 3
const MATCHES_MAX = 2_000
const PRICES_MAX = 10
const SETS_MAX = 5
const LINES_MAX = 200

const name = z.string().min(1).max(200)
const id = z.string().regex(/^[A-Za-z0-9._-]{1,64}$/)

/** What the book takes of the odds source's documents; the rest of them is left alone. */
export const MATCH_LIST = z
  .array(
    z.object({
      EventId: id,
      MarketId: id,
      Event: name,
      Event_bn: name,
      Sport: z.enum(['cricket', 'soccer', 'tennis']),
      Competition: name,
      Competition_bn: name,
      OpenDate: z.iso.datetime(),
      InPlay: z.boolean(),
      Status: z.enum(['OPEN', 'CLOSED']),
      Runners: z
        .array(
          z.object({
            SelectionId: z.number().int(),
            SelectionName: name,
            SelectionName_bn: name,
          }),
        )
        .min(2)
        .max(SELECTIONS_MAX),
    }),
  )
  .max(MATCHES_MAX)

export type ListedMatch = z.infer<typeof MATCH_LIST>[number]

const prices = z.array(z.object({ price: z.number().min(1).max(1_000) })).max(PRICES_MAX)

export const MARKET = z
  .array(
    z.object({
      marketId: id,
      inplay: z.boolean(),
      /** Rises with every moment of the match, in this record as in its score. */
      version: z.number().int(),
      status: z.enum(['OPEN', 'SUSPENDED', 'CLOSED']),
      /** When the source said so last, by its own clock. */
      updatedAt: z.iso.datetime(),
      ballRunning: z.boolean(),
      runners: z
        .array(
          z.object({
            SelectionId: z.number().int(),
            ex: z.object({ availableToBack: prices, availableToLay: prices }),
          }),
        )
        .max(SELECTIONS_MAX),
    }),
  )
  .length(1)

export type Market = z.infer<typeof MARKET>[number]

const pair = z.tuple([z.number().int(), z.number().int()])
const words = z.object({ en: z.string(), bn: z.string() })

const TALLY = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('soccer'),
    half: z.union([z.literal(1), z.literal(2)]),
    played: z.number().int().min(0).max(45),
    addedLeft: z.number().int().min(0).max(30).nullable(),
    goals: pair,
    reds: pair,
    halfTime: pair.nullable(),
  }),
  z.object({
    kind: z.literal('tennis'),
    setsToWin: z.number().int().min(2).max(3),
    sets: z.array(pair).max(SETS_MAX),
    games: pair,
    points: pair,
    server: z.union([z.literal(0), z.literal(1)]),
    isTieBreak: z.boolean(),
  }),
])

/** The score in numbers, as the source publishes it. */
export type Tally = z.infer<typeof TALLY>

export const SCORE = z.object({
  version: z.number().int(),
  ballRunning: z.boolean(),
  suspended: z.boolean(),
  says: words,
  board: z.object({
    lines: z
      .array(z.object({ name: words, score: z.string(), note: z.string(), isActive: z.boolean() }))
      .max(2),
    clock: words,
    summary: words,
  }),
  tally: TALLY.nullable(),
})

/** How a match stands: its board for the eye, its tally for the odds. */
export type MatchScore = z.infer<typeof SCORE>

const runs = z.union([z.number().int(), z.string()])

const LINE = z.object({
  id: id.regex(/^[^_]+$/),
  title: name,
  title_bn: name,
  yes: runs,
  no: runs,
  yes_rate: z.number().min(0),
  no_rate: z.number().min(0),
  claim: z.enum(['at_least', 'within', 'last_digit', 'even']),
  type: z.number().int(),
  from_runs: z.number().int().optional(),
  to_runs: z.number().int().optional(),
  digit: z.number().int().optional(),
  suspended: z.number().int(),
  ball_running: z.number().int(),
})

/** A line on runs, as the source offers it. */
export type FeedLine = z.infer<typeof LINE>

export const EVENT = z.object({
  data: z.object({
    items: z.record(
      id,
      z.object({
        fancy2: z
          .record(z.string(), LINE)
          .refine((lines) => Object.keys(lines).length <= LINES_MAX, 'too many lines'),
      }),
    ),
  }),
})

const RESULT_LINES_MAX = 5_000

export const RESULT = z.object({
  eventId: id,
  market: z
    .object({
      kind: z.enum(['won', 'tie', 'no_result']),
      SelectionId: z.number().int().optional(),
      decidedAt: z.iso.datetime(),
    })
    .nullable(),
  tally: TALLY.nullable(),
  periodsEndedAt: z.array(z.iso.datetime()).max(SETS_MAX),
  fancies: z
    .array(z.object({ id, score: z.number().int().nullable(), decidedAt: z.iso.datetime() }))
    .max(RESULT_LINES_MAX),
})

/** All that a match has decided so far. */
export type MatchFacts = z.infer<typeof RESULT>

/** Who won a match and when, or that nobody did. */
export type MatchResult = NonNullable<MatchFacts['market']>
