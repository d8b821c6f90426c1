import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffPage as facts } from '../../../facts/content.ts'
import { numeric } from '../../../schemas.ts'
import { pageKey, staffPageAnswer } from './page-schemas.ts'

export const staffPage = call({
  ...facts,
  rows: ['LAW-28'],
  summary: 'A version of a page in every language, the published one unless another is asked.',
  params: pageKey,
  query: z.object({ version: z.optional(numeric) }),
  answer: staffPageAnswer,
  errors: ['STAFF_ROLE_MISSING', 'NOT_FOUND', 'PAGE_VERSION_UNKNOWN'],
})
