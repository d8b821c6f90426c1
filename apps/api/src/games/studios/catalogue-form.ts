import * as z from 'zod'
import { textShape } from '../../platform/texts/text-shape.ts'

/** Games of one studio at most. */
export const GAMES_MAX = 5_000
const PROVIDERS_MAX = 100
const BET_LEVELS_MAX = 100
/** No game pays more of a bet; a catalogue that says so is not believed. */
const MULTIPLE_MAX = 100_000

const code = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)
const platform = z.string().regex(/^[A-Z0-9]{2,16}$/)
/** A bet of a game in minor units. */
const level = z.string().regex(/^[1-9]\d{0,14}$/)
const shown = z.string().trim().min(1).max(128)
/** What comes back, or hits, of a hundred: never more. */
const percent = z.string().regex(/^(100(\.0{1,6})?|\d{1,2}(\.\d{1,6})?)$/)

/** Jackpots of one studio at most, and of each bet the most that one takes, in hundredths of a percent. */
const JACKPOTS_MAX = 50
const SHARE_BPS_MAX = 500
/** What the house may keep of a contest's stakes at most, in hundredths of a percent. */
const CONTEST_FEE_BPS_MAX = 2_500
const FEATURES_MAX = 32
const ROUND_WAITS_MINUTES_MAX = 7 * 24 * 60

/** What we take of the studio's catalogue; the rest of its answer is left alone. */
export const catalogue = z.object({
  providers: z.array(z.object({ code: platform, name: shown })).max(PROVIDERS_MAX),
  games: z
    .array(
      z.object({
        code,
        ...textShape('title', shown),
        platform,
        type: z.string().regex(/^[a-z]{2,32}$/),
        rtp: percent,
        hit_frequency: percent.optional(),
        volatility: z.string().max(32),
        features: z.array(z.string().max(32)).max(FEATURES_MAX).default([]),
        round_waits_minutes: z.number().int().min(1).max(ROUND_WAITS_MINUTES_MAX).optional(),
        has_demo: z.boolean().default(false),
        closable: z.boolean().default(false),
        contest: z.object({ fee_bps: z.number().int().min(0).max(CONTEST_FEE_BPS_MAX) }).optional(),
        max_multiple: z.number().int().min(1).max(MULTIPLE_MAX).optional(),
        bet_levels: z
          .record(z.string().regex(/^[A-Z]{3,4}$/), z.array(level).max(BET_LEVELS_MAX))
          .default({}),
      }),
    )
    .min(1)
    .max(GAMES_MAX),
  jackpots: z
    .array(
      z.object({
        code,
        ...textShape('title', shown),
        platform,
        share_bps: z.number().int().min(1).max(SHARE_BPS_MAX),
        games: z.array(code).min(1).max(GAMES_MAX),
      }),
    )
    .max(JACKPOTS_MAX)
    .default([]),
})

export type Catalogue = z.output<typeof catalogue>
