import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { idText, success } from '../../schemas.ts'

export const readInboxMessage = call({
  name: 'readInboxMessage',
  rows: ['API-46'],
  summary: 'Marks a message read.',
  method: 'PATCH',
  path: '/api/inbox/:id/read',
  auth: 'player',
  params: z.object({ id: idText }),
  answer: success,
  errors: ['NOT_FOUND'],
})
