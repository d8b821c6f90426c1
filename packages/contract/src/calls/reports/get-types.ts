import * as z from 'zod/mini'
import { call } from '../../call.ts'

export const getTypes = call({
  name: 'getTypes',
  rows: ['API-16'],
  summary: 'Game types of the betting filter.',
  method: 'GET',
  path: '/api/get-type',
  auth: 'player',
  answer: z.object({ types: z.array(z.string()) }),
  errors: [],
})
