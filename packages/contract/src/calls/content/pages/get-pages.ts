import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { getPages as facts } from '../../../facts/content.ts'
import { instant } from '../../../schemas.ts'
import { pageLanguage } from './page-schemas.ts'

export const getPages = call({
  ...facts,
  rows: ['AUTH-26', 'NAV-76'],
  summary: 'The pages of content with their published versions, titled in the language asked.',
  query: z.object({ language: z.optional(pageLanguage) }),
  answer: z.object({
    pages: z.array(
      z.object({
        key: z.string(),
        title: z.string(),
        version: z.number(),
        published_at: instant,
      }),
    ),
  }),
  errors: [],
})
