import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffChangeFront as facts } from '../../../facts/front.ts'
import { LANGUAGES } from '../../../lists.ts'
import { text } from '../../../schemas.ts'
import { frontPlace, frontText, frontVersion } from './front-schemas.ts'

export const staffChangeFront = call({
  ...facts,
  rows: ['SIL-026', 'LAW-24'],
  summary: 'Asks a second person for a notice or slide of the front page, or for a change of one.',
  body: z.strictObject({
    place: frontPlace,
    /** `"0"` for a new one. */
    id: z.string().check(z.regex(/^\d{1,18}$/)),
    version: frontVersion,
    texts: z.array(frontText).check(z.maxLength(LANGUAGES.length)),
    /** Of a slide of the carousel alone; what it has may stay. */
    picture: text(),
    link: text(),
    /** Empty: from when it is agreed to, and until somebody ends it. */
    starts_at: text(),
    ends_at: text(),
    reason: text(300),
  }),
  answer: z.object({ approval_id: z.number() }),
  errors: [
    'STAFF_ROLE_MISSING',
    'STAFF_REASON_MISSING',
    'FRONT_WORDS_MISSING',
    'FRONT_WORDS_LONG',
    'FRONT_WORDS_PLAIN',
    'FRONT_LINK',
    'FRONT_PICTURE',
    'FRONT_DATES',
    'FRONT_FULL',
    'APPROVAL_WAITING',
    'STATE_CHANGED',
    'NOT_FOUND',
  ],
})
