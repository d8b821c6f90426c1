import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { getPage as facts } from '../../../facts/content.ts'
import { instant } from '../../../schemas.ts'
import { pageKey, pageLanguage } from './page-schemas.ts'

export const getPage = call({
  ...facts,
  rows: ['AUTH-26', 'NAV-76'],
  summary: 'The published version of a page in the language asked, else in the first one.',
  params: pageKey,
  query: z.object({ language: z.optional(pageLanguage) }),
  answer: z.object({
    key: z.string(),
    version: z.number(),
    published_at: instant,
    title: z.string(),
    /** Plain text with headings, lists and links of the site; never markup. */
    body: z.string(),
  }),
  errors: ['NOT_FOUND'],
})
