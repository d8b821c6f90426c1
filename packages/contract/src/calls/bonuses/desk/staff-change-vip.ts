import { PLAY_KINDS, VIP_LEVELS_MAX } from '@maidan/cashier/lists'
import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffChangeVip as facts } from '../../../facts/bonuses.ts'
import { LANGUAGES } from '../../../lists.ts'
import { numeric, text } from '../../../schemas.ts'
import { vipName } from './vip-schemas.ts'

export const staffChangeVip = call({
  ...facts,
  rows: ['SIL-052', 'LAW-24'],
  summary: 'Asks a second person for other levels, or for another weight of what earns points.',
  body: z.strictObject({
    /** From the first, which begins at 0, upwards; none takes all of them away. */
    levels: z
      .array(
        z.strictObject({
          names: z.array(vipName).check(z.maxLength(LANGUAGES.length)),
          from: numeric,
          earns: numeric,
        }),
      )
      .check(z.maxLength(VIP_LEVELS_MAX)),
    /** How much of a stake earns points; a kind that is not named earns in full. */
    weights: z
      .array(z.strictObject({ play: z.enum(PLAY_KINDS), percent: numeric }))
      .check(z.maxLength(PLAY_KINDS.length)),
    /** As it was read, so that nobody writes over what another one has just changed. */
    changed_at: z.nullable(text()),
    reason: text(300),
  }),
  answer: z.object({ approval_id: z.number() }),
  errors: [
    'STAFF_ROLE_MISSING',
    'STAFF_REASON_MISSING',
    'PROMOTION_WORDS_MISSING',
    'VIP_LEVELS_ORDER',
    'VIP_POINTS_TOO_DEAR',
    'NUMBER_OUT_OF_RANGE',
    'APPROVAL_WAITING',
    'STATE_CHANGED',
  ],
})
