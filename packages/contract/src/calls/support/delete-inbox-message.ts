import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { deleteInboxMessage as facts } from '../../facts/support.ts'
import { idText, success } from '../../schemas.ts'

export const deleteInboxMessage = call({
  ...facts,
  rows: ['API-47'],
  summary: 'Deletes a message.',
  params: z.object({ id: idText }),
  answer: success,
  errors: ['NOT_FOUND'],
})
