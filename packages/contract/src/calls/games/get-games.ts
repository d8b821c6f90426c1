import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { getGames as facts } from '../../facts/games.ts'
import { instant, text } from '../../schemas.ts'

export const getGames = call({
  ...facts,
  rows: ['API-17', 'ENT-26'],
  summary: 'Games of a type, of one system or of all; in the recommended order.',
  query: z.object({ type: z.optional(text(32)), system: z.optional(text(64)) }),
  answer: z.object({
    games: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        /** Empty if the studio has none. */
        name_bn: z.string(),
        platform: z.string(),
        type: z.string(),
        picture: z.string(),
        rtp: z.string(),
        volatility: z.string(),
        is_new: z.boolean(),
        favourite: z.boolean(),
        added_at: instant,
      }),
    ),
  }),
  errors: [],
})
