import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { setPlayLimit as facts } from '../../facts/protection.ts'
import { numeric, success } from '../../schemas.ts'
import { limitName } from './protection-schemas.ts'

export const setPlayLimit = call({
  ...facts,
  rows: ['LAW-29'],
  summary:
    'Sets a limit of the player: a tighter one holds at once, a looser one or none waits for a day and a second yes.',
  body: z.strictObject({ ...limitName, amount: z.nullable(numeric) }),
  answer: success,
  errors: ['AMOUNT_INVALID', 'TOO_MANY_REQUESTS'],
})
