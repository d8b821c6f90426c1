import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { getJackpots as facts } from '../../facts/games.ts'
import { PLAYER_CURRENCIES } from '../../lists.ts'
import { instant, money } from '../../schemas.ts'
import { openGame } from './open-game.ts'

export const getJackpots = call({
  ...facts,
  rows: [],
  summary: "What the jackpots hold now, in the player's currency, and the games that win them.",
  answer: z.object({
    jackpots: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        /** Empty if the provider has none. */
        name_bn: z.string(),
        currency: z.enum(PLAYER_CURRENCIES),
        amount: money,
        /** Percent of each bet that goes into it: `1.00`. */
        share: z.string(),
        games: z.array(openGame),
        /** The newest win of it; null before the first. */
        last: z.nullable(z.object({ amount: money, won_at: instant })),
      }),
    ),
  }),
  errors: [],
})
