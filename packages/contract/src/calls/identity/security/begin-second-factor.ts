import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { beginSecondFactor as facts } from '../../../facts/identity.ts'
import { passwordField } from '../../../schemas.ts'

export const beginSecondFactor = call({
  ...facts,
  rows: ['LAW-8'],
  summary: 'Shows a new authenticator, which counts once it is confirmed.',
  body: z.strictObject({ password: passwordField }),
  answer: z.object({ secret: z.string(), uri: z.string() }),
  errors: ['PASSWORD_WRONG', 'SECOND_FACTOR_ON', 'TOO_MANY_REQUESTS'],
})
