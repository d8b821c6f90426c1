import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { convertVipcoin as facts } from '../../facts/bonuses.ts'
import { numeric, remoteId, success } from '../../schemas.ts'

export const convertVipcoin = call({
  ...facts,
  rows: ['API-43'],
  summary: 'Converts VIP points to cash. A GET that changes data, as the documents have it.',
  query: z.object({ remote_id: z.optional(remoteId), vip_coin: numeric }),
  answer: success,
  errors: ['ON_BREAK', 'POINTS_TOO_FEW', 'BONUSES_STOPPED'],
})
