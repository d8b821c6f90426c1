import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { removeWithdrawalPin as facts } from '../../../facts/cashier.ts'
import { success } from '../../../schemas.ts'
import { pinField } from './withdrawal-pin-schemas.ts'

export const removeWithdrawalPin = call({
  ...facts,
  rows: [],
  summary: 'Takes the withdrawal PIN away for who knows it.',
  body: z.strictObject({ pin: pinField }),
  answer: success,
  errors: ['NOT_FOUND', 'WITHDRAWAL_PIN_WRONG', 'WITHDRAWAL_PIN_LOCKED'],
})
