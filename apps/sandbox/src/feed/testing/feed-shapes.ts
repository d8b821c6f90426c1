import * as z from 'zod'

const eventId = z.string().regex(/^\d{8}$/)
const marketId = z.string().regex(/^1\.\d{7,9}$/)
const iso = z.iso.datetime()
const flag = z.union([z.literal(0), z.literal(1)])
const runs = z.union([z.int(), z.string().min(1)])
const words = z.strictObject({ en: z.string(), bn: z.string() })
const priceSize = z.strictObject({
  price: z.number().min(1.01).max(1000),
  size: z.int().positive(),
})

/** Every answer of the partner, exactly: a field more or less fails. */
export const matchOddsShape = z.tuple([
  z.strictObject({
    lastEvent: z.nullable(z.strictObject({ kind: z.string(), version: z.number() })),
    marketId,
    eventId,
    inplay: z.boolean(),
    status: z.enum(['OPEN', 'SUSPENDED', 'CLOSED']),
    ballRunning: z.boolean(),
    version: z.int().nonnegative(),
    updatedAt: iso,
    runners: z
      .array(
        z.strictObject({
          SelectionId: z.int().positive(),
          SelectionName: z.string().min(1),
          SelectionName_bn: z.string().min(1),
          status: z.enum(['ACTIVE', 'WINNER', 'LOSER', 'REMOVED']),
          ex: z.strictObject({
            availableToBack: z.array(priceSize).max(3),
            availableToLay: z.array(priceSize).max(3),
          }),
        }),
      )
      .min(2)
      .max(3),
  }),
])

const fancy = z.strictObject({
  id: z.string().min(1),
  title: z.string().min(1),
  title_bn: z.string().min(1),
  no: runs,
  no_rate: z.number().nonnegative(),
  yes: runs,
  yes_rate: z.number().nonnegative(),
  suspended: flag,
  ball_running: flag,
  type: z.union([z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(6)]),
  claim: z.enum(['at_least', 'within', 'last_digit', 'even']),
  from_runs: z.int().optional(),
  to_runs: z.int().optional(),
  digit: z.int().min(0).max(9).optional(),
  min: z.int().positive(),
  max: z.int().positive(),
})

const bookmaker = z.strictObject({
  runner: z.string().min(1),
  runner_bn: z.string().min(1),
  SelectionId: z.int(),
  backPrice: z.int().nonnegative(),
  layPrice: z.int().nonnegative(),
  suspended: flag,
  ball_running: flag,
  min: z.int().positive(),
  max: z.int().positive(),
})

export const eventShape = z.strictObject({
  data: z.strictObject({
    items: z.record(
      eventId,
      z.strictObject({
        fancy2: z.record(z.string(), fancy),
        bookmaker: z.record(z.string(), bookmaker),
      }),
    ),
  }),
})

const winner = z.union([
  z.object({
    kind: z.literal('won'),
    SelectionId: z.int(),
    SelectionName: z.string(),
    SelectionName_bn: z.string(),
  }),
  z.object({ kind: z.enum(['tie', 'no_result']) }),
])

export const listShape = z
  .array(
    z.strictObject({
      EventId: eventId,
      MarketId: marketId,
      Event: z.string(),
      Event_bn: z.string(),
      Sport: z.enum(['cricket', 'soccer', 'tennis']),
      Fancy: z.boolean(),
      Bookmaker: z.boolean(),
      Competition: z.string(),
      Competition_bn: z.string(),
      OpenDate: iso,
      InPlay: z.boolean(),
      Status: z.enum(['OPEN', 'CLOSED']),
      Runners: z.array(
        z.strictObject({
          SelectionId: z.int(),
          SelectionName: z.string(),
          SelectionName_bn: z.string(),
        }),
      ),
      Winner: winner.optional(),
    }),
  )
  .max(200)

const fancyResult = z.strictObject({
  id: z.string(),
  title: z.string(),
  title_bn: z.string(),
  type: z.int(),
  score: z.int().nullable(),
  decidedAt: iso,
})

export const resultEntryShape = z.strictObject({
  sequence: z.int().positive(),
  eventId,
  marketId,
  decidedAt: iso,
  market: winner.nullable(),
  fancies: z.array(fancyResult),
})

export const resultsShape = z.strictObject({
  items: z.array(resultEntryShape).max(500),
  next: z.int(),
  more: z.boolean(),
  from: z.int(),
})

const pair = z.tuple([z.int(), z.int()])
const tally = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('soccer'),
      half: z.union([z.literal(1), z.literal(2)]),
      played: z.int(),
      addedLeft: z.int().nullable(),
      goals: pair,
      reds: pair,
      halfTime: pair.nullable(),
    }),
    z.strictObject({
      kind: z.literal('tennis'),
      setsToWin: z.int(),
      sets: z.array(pair),
      games: pair,
      points: pair,
      server: z.union([z.literal(0), z.literal(1)]),
      isTieBreak: z.boolean(),
    }),
  ])
  .nullable()

export const eventResultShape = z.strictObject({
  eventId,
  marketId,
  market: z.intersection(winner, z.object({ decidedAt: iso })).nullable(),
  fancies: z.array(fancyResult),
  tally,
  periodsEndedAt: z.array(iso),
})

export const scoreShape = z.strictObject({
  eventId,
  marketId,
  sport: z.enum(['cricket', 'soccer', 'tennis']),
  competition: words,
  names: z.tuple([words, words]),
  phase: z.enum(['upcoming', 'in_play', 'finished']),
  startsAt: iso,
  momentAt: iso,
  version: z.int(),
  board: z.strictObject({
    lines: z.array(
      z.strictObject({
        name: words,
        score: z.string(),
        note: z.string(),
        isActive: z.boolean(),
      }),
    ),
    clock: words,
    summary: words,
    recent: z.array(z.string()),
  }),
  says: words,
  scene: z.looseObject({ kind: z.enum(['waiting', 'cricket', 'soccer', 'tennis']) }),
  tally,
  ballRunning: z.boolean(),
  suspended: z.boolean(),
  outcome: z.looseObject({ kind: z.enum(['playing', 'won', 'tie', 'no_result']) }),
})
