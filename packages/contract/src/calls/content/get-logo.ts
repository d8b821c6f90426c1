import * as z from 'zod/mini'
import { call } from '../../call.ts'

export const getLogo = call({
  name: 'getLogo',
  rows: ['API-01', 'ENT-10'],
  summary: 'Logo set; the first item counts.',
  method: 'GET',
  path: '/api/logo',
  auth: 'none',
  answer: z.array(
    z.object({
      logo: z.string(),
      mobile_logo: z.string(),
      loader_logo: z.string(),
      favicon: z.string(),
    }),
  ),
  errors: [],
})
