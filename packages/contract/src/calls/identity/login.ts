import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { login as facts } from '../../facts/identity.ts'
import { field, passwordField } from '../../schemas.ts'

export const login = call({
  ...facts,
  rows: ['API-18', 'ENT-02'],
  summary: 'Opens a player session.',
  body: z.strictObject({ username: field(64), password: passwordField }),
  answer: z.object({
    token: z.string(),
    remote_id: z.string(),
    username: z.string(),
    exchange: z.array(z.object({ token: z.string() })),
    message: z.string(),
  }),
  errors: ['INVALID_CREDENTIALS', 'ACCOUNT_BLOCKED', 'TOO_MANY_REQUESTS'],
})
