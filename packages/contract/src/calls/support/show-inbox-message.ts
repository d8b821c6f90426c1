import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { showInboxMessage as facts } from '../../facts/support.ts'
import { idText } from '../../schemas.ts'
import { inboxMessage } from './list-inbox.ts'

export const showInboxMessage = call({
  ...facts,
  rows: ['API-45'],
  summary: 'One message in full.',
  params: z.object({ id: idText }),
  answer: inboxMessage,
  errors: ['NOT_FOUND'],
})
