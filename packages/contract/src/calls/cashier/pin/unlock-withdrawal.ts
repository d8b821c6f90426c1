import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { unlockWithdrawal as facts } from '../../../facts/cashier.ts'
import { success } from '../../../schemas.ts'
import { pinField } from './withdrawal-pin-schemas.ts'

export const unlockWithdrawal = call({
  ...facts,
  rows: [],
  summary: 'Lets one withdrawal of this session pass, for five minutes.',
  body: z.strictObject({ pin: pinField }),
  answer: success,
  errors: ['NOT_FOUND', 'WITHDRAWAL_PIN_WRONG', 'WITHDRAWAL_PIN_LOCKED'],
})
