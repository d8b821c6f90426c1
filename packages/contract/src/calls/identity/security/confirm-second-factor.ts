import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { confirmSecondFactor as facts } from '../../../facts/identity.ts'
import { recoveryCodes, totpCode } from './security-schemas.ts'

export const confirmSecondFactor = call({
  ...facts,
  rows: ['LAW-8'],
  summary:
    'Turns the second factor on with a code of the new authenticator; gives the recovery codes.',
  body: z.strictObject({ totp: totpCode }),
  answer: recoveryCodes,
  errors: ['SECOND_FACTOR_WRONG', 'STATE_CHANGED', 'TOO_MANY_REQUESTS'],
})
