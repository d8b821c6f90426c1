import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { minorDigits, walletCurrency, walletParams, walletSession } from './wallet-schemas.ts'

export const walletBalance = call({
  name: 'walletBalance',
  rows: [],
  summary: 'Balance of the player of a game session.',
  method: 'POST',
  path: '/api/wallet/:provider/balance',
  auth: 'partner',
  params: walletParams,
  body: z.strictObject({ session: walletSession }),
  answer: z.object({ balance: minorDigits, currency: walletCurrency }),
  errors: ['INVALID_SIGNATURE', 'SESSION_EXPIRED'],
})
