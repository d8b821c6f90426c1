import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { readInboxMessage as facts } from '../../facts/support.ts'
import { idText, success } from '../../schemas.ts'

export const readInboxMessage = call({
  ...facts,
  rows: ['API-46'],
  summary: 'Marks a message read.',
  params: z.object({ id: idText }),
  answer: success,
  errors: ['NOT_FOUND'],
})
