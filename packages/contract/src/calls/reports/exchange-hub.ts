import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { exchangeHub as facts } from '../../facts/reports.ts'
import { instant, money } from '../../schemas.ts'

export const exchangeHub = call({
  ...facts,
  rows: ['API-40', 'ENT-25'],
  summary: 'Exchange bets of the player, newest first.',
  answer: z.object({
    data: z.array(
      z.object({
        event_name: z.string(),
        bet_type: z.string(),
        stake: money,
        net_profit_loss: money,
        status: z.enum(['open', 'WON', 'LOST']),
        transaction_id: z.string(),
        market_name: z.string(),
        selection_name: z.string(),
        potential_profit: money,
        potential_liability: money,
        odds: z.string(),
        run: z.nullable(z.string()),
        created_at: instant,
      }),
    ),
  }),
  errors: [],
})
