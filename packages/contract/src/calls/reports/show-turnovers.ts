import { BONUS_ENDS } from '@maidan/cashier/lists'
import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { showTurnovers as facts } from '../../facts/reports.ts'
import { instant, largestBet, leastOdds, money, playWeight, remoteIdQuery } from '../../schemas.ts'

export const showTurnovers = call({
  ...facts,
  rows: ['API-10', 'ENT-23'],
  summary: 'Turnover requirements of the player and the bets that counted.',
  query: remoteIdQuery,
  answer: z.object({
    turnover: z.array(
      z.object({
        id: z.number(),
        status: z.enum(['active', 'complete']),
        required_turnover: money,
        remaining_turnover: money,
        created_at: instant,
        transaction: z.object({
          action: z.string(),
          promotion: z.nullable(z.object({ name: z.string(), turnover: z.string() })),
          payment_method: z.nullable(z.object({ name: z.string(), icon: z.string() })),
        }),
        bets_counted: z.number(),
        /** The bonus that is or was kept for it; left out where it was paid at once. */
        bonus: z.optional(money),
        /** The last moment in which it can be done. */
        expires_at: z.optional(instant),
        /** How the bonus ended; left out while it is kept. */
        end: z.optional(z.enum(BONUS_ENDS)),
        /** Kinds of play that do not count in full. */
        weights: z.array(playWeight),
        odds_min: leastOdds,
        /** How much of a bet on the exchange will count, whatever its odds; left out where it is over. */
        on_exchange: z.optional(z.string()),
        bet_max: largestBet,
        last_bets: z.array(
          z.object({
            game_name: z.string(),
            staked: money,
            /** How much of the stake counted: `"10"` of a hundred. */
            percent: z.string(),
            counted: money,
            /** The odds of a sports bet, where its provider told them. */
            odds: z.optional(z.string()),
            created_at: instant,
          }),
        ),
      }),
    ),
  }),
  errors: [],
})
