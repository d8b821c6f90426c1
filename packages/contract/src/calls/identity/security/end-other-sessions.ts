import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { endOtherSessions as facts } from '../../../facts/identity.ts'

export const endOtherSessions = call({
  ...facts,
  rows: ['LAW-8'],
  summary: 'Ends every session of the player but the one that asks.',
  answer: z.object({ ended: z.number() }),
  errors: [],
})
