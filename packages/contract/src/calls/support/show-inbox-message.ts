import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { idText } from '../../schemas.ts'
import { inboxMessage } from './list-inbox.ts'

export const showInboxMessage = call({
  name: 'showInboxMessage',
  rows: ['API-45'],
  summary: 'One message in full.',
  method: 'GET',
  path: '/api/inbox/:id',
  auth: 'player',
  params: z.object({ id: idText }),
  answer: inboxMessage,
  errors: ['NOT_FOUND'],
})
