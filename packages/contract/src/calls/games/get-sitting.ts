import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { PLAYER_CURRENCIES } from '../../lists.ts'
import { getSitting as facts } from '../../facts/games.ts'
import { instant } from '../../schemas.ts'

export const getSitting = call({
  ...facts,
  rows: [],
  summary:
    'How long the player has been at the games without a break of half an hour, and what those rounds have cost or brought. Bets on sports are left out: they wait for their matches.',
  answer: z.object({
    /** Null for a player who has not played of late. */
    began_at: z.nullable(instant),
    rounds: z.number(),
    bet: z.string(),
    win: z.string(),
    /** Wins less bets; a round that is open counts with its bet. */
    net: z.string(),
    currency: z.enum(PLAYER_CURRENCIES),
  }),
  errors: [],
})
