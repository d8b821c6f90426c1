import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { setWithdrawalPin as facts } from '../../../facts/cashier.ts'
import { passwordField, success } from '../../../schemas.ts'
import { pinField } from './withdrawal-pin-schemas.ts'

export const setWithdrawalPin = call({
  ...facts,
  rows: [],
  summary: 'Sets the PIN that withdrawals ask for, or another one, on the password.',
  body: z.strictObject({ password: passwordField, pin: pinField }),
  answer: success,
  errors: ['WITHDRAWAL_PIN_EASY', 'WITHDRAWAL_PIN_LOCKED', 'PASSWORD_WRONG', 'TOO_MANY_REQUESTS'],
})
