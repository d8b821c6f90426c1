import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { idText, success } from '../../schemas.ts'

export const deleteInboxMessage = call({
  name: 'deleteInboxMessage',
  rows: ['API-47'],
  summary: 'Deletes a message.',
  method: 'DELETE',
  path: '/api/inbox/:id',
  auth: 'player',
  params: z.object({ id: idText }),
  answer: success,
  errors: ['NOT_FOUND'],
})
