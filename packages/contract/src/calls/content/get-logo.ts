import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { getLogo as facts } from '../../facts/content.ts'

export const getLogo = call({
  ...facts,
  rows: ['API-01', 'ENT-10'],
  summary: 'Logo set; the first item counts.',
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
