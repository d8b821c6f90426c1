import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffPrepareSweep as facts } from '../../../facts/usdt.ts'
import { text } from '../../../schemas.ts'
import { sweep } from './sweep-schemas.ts'

export const staffPrepareSweep = call({
  ...facts,
  rows: ['SIL-026', 'LAW-28'],
  summary:
    'Writes down which addresses are to be swept: all that hold so much and are in no sweep. Moves nothing: it is signed elsewhere.',
  body: z.strictObject({ least: text(32) }),
  answer: sweep,
  errors: [
    'STAFF_ROLE_MISSING',
    'AMOUNT_INVALID',
    'SWEEP_NOWHERE',
    'SWEEP_EMPTY',
    'SWEEP_COST_UNKNOWN',
  ],
})
