import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { walletCloseContest as facts } from '../../../facts/games.ts'
import { minorDigits, partnerId, walletCurrency, walletParams } from './wallet-schemas.ts'

export const walletCloseContest = call({
  ...facts,
  rows: [],
  summary: 'Closes a contest in a currency: what is left in it is the fee of the house.',
  params: walletParams,
  body: z.strictObject({ contest: partnerId, currency: walletCurrency }),
  answer: z.object({
    contest: z.string(),
    currency: walletCurrency,
    /** The stakes that stood, what was won of them, and what was left. */
    staked: minorDigits,
    won: minorDigits,
    fee: minorDigits,
  }),
  errors: ['INVALID_SIGNATURE', 'CONTEST_NOT_FOUND', 'CONTEST_NOT_DECIDED', 'CONTEST_NOT_PAID_OUT'],
})
