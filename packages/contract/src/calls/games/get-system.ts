import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { getSystem as facts } from '../../facts/games.ts'
import { text } from '../../schemas.ts'

export const getSystem = call({
  ...facts,
  rows: ['API-13', 'ENT-11'],
  summary: 'Systems that offer games of a type.',
  query: z.object({ type: text(32) }),
  answer: z.object({ systems: z.array(z.string()), message: z.string() }),
  errors: [],
})
