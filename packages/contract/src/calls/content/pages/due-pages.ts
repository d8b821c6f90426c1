import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { AGREED_PAGES } from '../../../content/page-keys.ts'
import { duePages as facts } from '../../../facts/content.ts'
import { instant } from '../../../schemas.ts'

export const duePages = call({
  ...facts,
  rows: ['AUTH-26'],
  summary: 'The pages whose published version the player has not agreed to yet.',
  answer: z.object({
    pages: z.array(
      z.object({
        key: z.enum(AGREED_PAGES),
        version: z.number(),
        published_at: instant,
        /** The newest version that the player agreed to; null if to none. */
        accepted_version: z.nullable(z.number()),
      }),
    ),
  }),
  errors: [],
})
