import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { walletEndRound as facts } from '../../../facts/games.ts'
import {
  movementAnswer,
  partnerId,
  ROUND_DETAIL_LENGTH_MAX,
  walletParams,
  walletSession,
} from './wallet-schemas.ts'

export const walletEndRound = call({
  ...facts,
  rows: [],
  summary: 'Closes a round with what is needed to recall it.',
  params: walletParams,
  body: z.strictObject({
    session: walletSession,
    round_id: partnerId,
    transaction_id: partnerId,
    detail: z.string().check(z.maxLength(ROUND_DETAIL_LENGTH_MAX), z.regex(/^[^\0]*$/)),
  }),
  answer: movementAnswer,
  errors: ['INVALID_SIGNATURE', 'SESSION_EXPIRED', 'TRANSACTION_CONFLICT', 'ROUND_NOT_FOUND'],
})
