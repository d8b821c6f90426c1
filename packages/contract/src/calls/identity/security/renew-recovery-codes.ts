import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { renewRecoveryCodes as facts } from '../../../facts/identity.ts'
import { passwordField } from '../../../schemas.ts'
import { recoveryCodes, secondFactorProof } from './security-schemas.ts'

export const renewRecoveryCodes = call({
  ...facts,
  rows: ['LAW-8'],
  summary: 'Gives new recovery codes; the former ones are void.',
  body: z.strictObject({ password: passwordField, ...secondFactorProof }),
  answer: recoveryCodes,
  errors: ['PASSWORD_WRONG', 'SECOND_FACTOR_WRONG', 'STATE_CHANGED', 'TOO_MANY_REQUESTS'],
})
