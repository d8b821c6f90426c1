import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { getTypes as facts } from '../../facts/reports.ts'

export const getTypes = call({
  ...facts,
  rows: ['API-16'],
  summary: 'Game types of the betting filter.',
  answer: z.object({ types: z.array(z.string()) }),
  errors: [],
})
