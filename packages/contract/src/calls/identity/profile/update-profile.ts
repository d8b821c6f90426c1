import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { updateProfile as facts } from '../../../facts/identity.ts'
import { remoteId, text } from '../../../schemas.ts'

export const updateProfile = call({
  ...facts,
  rows: ['API-29'],
  summary: 'Saves the birth date, once.',
  body: z.strictObject({ remote_id: remoteId, dofb: text(10) }),
  answer: z.object({ dofb: z.string(), message: z.string() }),
  errors: ['BIRTHDAY_LOCKED', 'BIRTHDAY_INVALID', 'UNDER_AGE'],
})
