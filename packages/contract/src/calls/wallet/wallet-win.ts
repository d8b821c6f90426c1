import * as z from 'zod/mini'
import { call } from '../../call.ts'
import {
  minorDigits,
  movementAnswer,
  partnerId,
  walletCurrency,
  walletParams,
  walletSession,
} from './wallet-schemas.ts'

export const walletWin = call({
  name: 'walletWin',
  rows: [],
  summary: 'Pays a win of a bet; zero is recorded too. Never refused for an expired session.',
  method: 'POST',
  path: '/api/wallet/:provider/win',
  auth: 'partner',
  params: walletParams,
  body: z.strictObject({
    session: walletSession,
    transaction_id: partnerId,
    round_id: partnerId,
    bet_transaction_id: partnerId,
    amount: minorDigits,
    currency: walletCurrency,
  }),
  answer: movementAnswer,
  errors: [
    'INVALID_SIGNATURE',
    'TRANSACTION_CONFLICT',
    'ROUND_NOT_FOUND',
    'BET_NOT_FOUND',
    'BET_ROLLED_BACK',
  ],
})
