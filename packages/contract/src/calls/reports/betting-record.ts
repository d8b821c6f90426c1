import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { bettingRecord as facts } from '../../facts/reports.ts'
import { instant, money } from '../../schemas.ts'

export const bettingRecord = call({
  ...facts,
  rows: ['API-39', 'ENT-24'],
  summary: 'Game rounds of the player, newest first.',
  answer: z.array(
    z.object({
      id: z.string(),
      platform: z.string(),
      game_type: z.string(),
      game_name: z.string(),
      bet_amount: money,
      /** Whether it was a free round: its bet is nothing, and its win is in the bonus that follows. */
      is_free: z.boolean(),
      winAmount: money,
      currency: z.string(),
      state: z.string(),
      recall_url: z.nullable(z.string()),
      created_at: instant,
    }),
  ),
  errors: [],
})
