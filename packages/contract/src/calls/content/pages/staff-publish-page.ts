import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffPublishPage as facts } from '../../../facts/content.ts'
import { LANGUAGES } from '../../../lists.ts'
import { text } from '../../../schemas.ts'
import { pageKey, pageText, pageVersion, staffPageAnswer } from './page-schemas.ts'

export const staffPublishPage = call({
  ...facts,
  rows: ['LAW-28'],
  summary: 'Asks a second person to publish the next version of a page, in every language.',
  params: pageKey,
  body: z.strictObject({
    /** The version that was read before; refused if another has been published since. */
    version: pageVersion,
    texts: z.array(pageText).check(z.maxLength(LANGUAGES.length)),
    reason: text(300),
  }),
  answer: staffPageAnswer,
  errors: [
    'STAFF_ROLE_MISSING',
    'STAFF_REASON_MISSING',
    'NOT_FOUND',
    'STATE_CHANGED',
    'APPROVAL_WAITING',
  ],
})
