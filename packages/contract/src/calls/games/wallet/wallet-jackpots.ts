import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { walletJackpots as facts } from '../../../facts/games.ts'
import { jackpotCode, minorDigits, walletCurrency, walletParams } from './wallet-schemas.ts'

export const walletJackpots = call({
  ...facts,
  rows: [],
  summary: "What the provider's jackpots hold now, in every currency.",
  params: walletParams,
  body: z.strictObject({}),
  answer: z.object({
    jackpots: z.array(
      z.object({ code: jackpotCode, currency: walletCurrency, amount: minorDigits }),
    ),
  }),
  errors: ['INVALID_SIGNATURE'],
})
