import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { endSession as facts } from '../../../facts/identity.ts'
import { idText, message } from '../../../schemas.ts'

export const endSession = call({
  ...facts,
  rows: ['LAW-8'],
  summary: 'Ends one session of the player.',
  params: z.object({ id: idText }),
  answer: message,
  errors: ['NOT_FOUND'],
})
