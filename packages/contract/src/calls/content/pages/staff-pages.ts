import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffPages as facts } from '../../../facts/content.ts'
import { instant } from '../../../schemas.ts'

export const staffPages = call({
  ...facts,
  rows: ['LAW-28'],
  summary: 'The pages of content: their published version, who published it and when.',
  answer: z.object({
    data: z.array(
      z.object({
        key: z.string(),
        title: z.string(),
        version: z.number(),
        published_by: z.nullable(z.string()),
        published_at: instant,
      }),
    ),
  }),
  errors: ['STAFF_ROLE_MISSING'],
})
