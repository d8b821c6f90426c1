import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { login as facts } from '../../facts/identity.ts'
import { field, passwordField } from '../../schemas.ts'
import { secondFactorProof } from './security/security-schemas.ts'

export const login = call({
  ...facts,
  rows: ['API-18', 'ENT-02'],
  summary:
    'Opens a player session; one with a second factor is asked for its code, and sends all again with it.',
  body: z.strictObject({ username: field(64), password: passwordField, ...secondFactorProof }),
  answer: z.object({
    token: z.string(),
    remote_id: z.string(),
    username: z.string(),
    exchange: z.array(z.object({ token: z.string() })),
    message: z.string(),
  }),
  errors: [
    'INVALID_CREDENTIALS',
    'ACCOUNT_BLOCKED',
    'SECOND_FACTOR_NEEDED',
    'SECOND_FACTOR_WRONG',
    'TOO_MANY_REQUESTS',
  ],
})
