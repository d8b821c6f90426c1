import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { FRONT_PIECES_MAX } from '../../../content/front-page.ts'
import { staffOrderFront as facts } from '../../../facts/front.ts'
import { text } from '../../../schemas.ts'
import { frontPlace } from './front-schemas.ts'

/** A house may have more from before there was a limit. */
const IDS_MAX = 10 * FRONT_PIECES_MAX

const ids = z.array(z.int().check(z.minimum(1))).check(z.maxLength(IDS_MAX))

export const staffOrderFront = call({
  ...facts,
  rows: ['LAW-28'],
  summary: 'Puts the pieces of a place that run or are to come into another order, at once.',
  params: z.object({ place: frontPlace }),
  body: z.strictObject({
    /** The order that was seen; refused if it has changed since. */
    before: ids,
    ids,
    reason: text(300),
  }),
  answer: z.object({ ids: z.array(z.number()) }),
  errors: ['STAFF_ROLE_MISSING', 'STAFF_REASON_MISSING', 'STATE_CHANGED'],
})
