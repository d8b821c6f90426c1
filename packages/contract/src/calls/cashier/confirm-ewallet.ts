import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { confirmEwallet as facts } from '../../facts/cashier.ts'
import { success, text } from '../../schemas.ts'

export const confirmEwallet = call({
  ...facts,
  rows: ['API-34', 'ENT-34', 'CASH-30', 'CASH-35'],
  summary: 'Names the wallet transaction of an e-wallet deposit.',
  body: z.strictObject({ trx_id: text(64), trxid: text(32), number: text(20) }),
  answer: success,
  errors: ['TRX_ID_INVALID', 'TRX_ID_USED', 'NOT_FOUND'],
})
