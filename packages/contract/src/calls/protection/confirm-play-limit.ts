import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { confirmPlayLimit as facts } from '../../facts/protection.ts'
import { success } from '../../schemas.ts'
import { limitName } from './protection-schemas.ts'

export const confirmPlayLimit = call({
  ...facts,
  rows: ['LAW-29'],
  summary: 'The second yes to a looser limit, after its day.',
  body: z.strictObject(limitName),
  answer: success,
  errors: ['LIMIT_NOT_YET', 'STATE_CHANGED', 'TOO_MANY_REQUESTS'],
})
