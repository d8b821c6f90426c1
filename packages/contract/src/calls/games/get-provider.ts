import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { getProvider as facts } from '../../facts/games.ts'

export const getProvider = call({
  ...facts,
  rows: ['API-14', 'API-15', 'ENT-12'],
  summary:
    'Providers of the given systems (a JSON list), or, without `system` and with a token, all providers for the records.',
  query: z.object({ system: z.optional(z.string().check(z.maxLength(2048))) }),
  answer: z.object({
    data: z.array(
      z.object({ platform: z.string(), name: z.string(), icon: z.string(), games: z.number() }),
    ),
    message: z.string(),
  }),
  errors: ['NOT_LOGGED_IN'],
})
