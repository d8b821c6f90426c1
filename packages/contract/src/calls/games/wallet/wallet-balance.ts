import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { walletBalance as facts } from '../../../facts/games.ts'
import {
  betOdds,
  minorDigits,
  walletCurrency,
  walletParams,
  walletSession,
} from './wallet-schemas.ts'

export const walletBalance = call({
  ...facts,
  rows: [],
  summary: 'Balance of the player of a game session.',
  params: walletParams,
  body: z.strictObject({ session: walletSession }),
  answer: z.object({
    balance: minorDigits,
    currency: walletCurrency,
    may_bet: z.optional(z.boolean()),
    bonus_odds_min: z.optional(betOdds),
  }),
  errors: ['INVALID_SIGNATURE', 'SESSION_EXPIRED'],
})
