import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { getCatalogue as facts } from '../../facts/games.ts'

export const getCatalogue = call({
  ...facts,
  rows: ['HOME-25', 'NAV-50'],
  summary:
    'What there is to play now: each type that has open games, and the systems that have them.',
  answer: z.object({
    types: z.array(z.object({ type: z.string(), systems: z.array(z.string()) })),
  }),
  errors: [],
})
