import { z } from 'zod'

const SELECTIONS_MAX = 3
const MATCHES_MAX = 2_000
const PRICES_MAX = 10

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
      status: z.enum(['OPEN', 'SUSPENDED', 'CLOSED']),
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

export const RESULT = z.object({
  eventId: id,
  market: z
    .object({
      kind: z.enum(['won', 'tie', 'no_result']),
      SelectionId: z.number().int().optional(),
      decidedAt: z.iso.datetime(),
    })
    .nullable(),
})

/** Who won a match and when, or that nobody did. */
export type MatchResult = NonNullable<z.infer<typeof RESULT>['market']>
