import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { removeSecondFactor as facts } from '../../../facts/identity.ts'
import { message, passwordField } from '../../../schemas.ts'
import { secondFactorProof } from './security-schemas.ts'

export const removeSecondFactor = call({
  ...facts,
  rows: ['LAW-8'],
  summary: 'Turns the second factor off.',
  body: z.strictObject({ password: passwordField, ...secondFactorProof }),
  answer: message,
  errors: ['PASSWORD_WRONG', 'SECOND_FACTOR_WRONG', 'STATE_CHANGED', 'TOO_MANY_REQUESTS'],
})
