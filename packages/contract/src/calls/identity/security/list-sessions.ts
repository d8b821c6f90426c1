import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { listSessions as facts } from '../../../facts/identity.ts'
import { instant } from '../../../schemas.ts'
import { device } from './security-schemas.ts'

export const listSessions = call({
  ...facts,
  rows: ['LAW-8'],
  summary: 'The open sessions of the player, the latest first.',
  answer: z.object({
    data: z.array(
      z.object({
        id: z.number(),
        device,
        /** Shortened to its network. */
        address: z.string(),
        created_at: instant,
        last_seen_at: instant,
        /** Whether it is the one that asks. */
        own: z.boolean(),
      }),
    ),
  }),
  errors: [],
})
