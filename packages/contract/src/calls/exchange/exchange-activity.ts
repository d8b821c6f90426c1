import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { exchangeActivity as facts } from '../../facts/exchange.ts'
import { instant } from '../../schemas.ts'
import { betSide } from './exchange-schemas.ts'

export const exchangeActivity = call({
  ...facts,
  rows: ['EXCH-19', 'SIL-126'],
  summary: 'The last logins and bets of the player, newest first.',
  answer: z.object({
    activity: z.array(
      z.object({
        kind: z.enum(['login', 'bet']),
        at: instant,
        /** Of a bet; null of a login. */
        side: z.nullable(betSide),
        /** The address and browser of a login, or the market and selection of a bet. */
        title: z.string(),
        detail: z.string(),
      }),
    ),
  }),
  errors: [],
})
