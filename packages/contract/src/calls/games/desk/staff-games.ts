import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffGames as facts } from '../../../facts/games.ts'
import { text } from '../../../schemas.ts'
import { pageAnswer, pageQuery } from '../../staff/staff-schemas.ts'
import { stopLine } from './game-stop-schemas.ts'

export const staffGames = call({
  ...facts,
  rows: ['SIL-026'],
  summary:
    'Every provider, and games in the order of the lobby; `search` looks in names and codes, `provider` takes its slug.',
  query: z.object({
    search: z.optional(text(64)),
    provider: z.optional(text(16)),
    /** Those alone that staff have stopped, themselves or with their provider. */
    stopped: z.optional(z.enum(['1'])),
    ...pageQuery,
  }),
  answer: z.object({
    providers: z.array(
      z.object({
        ...stopLine.shape,
        /** Its slug, and what people call it. */
        provider: z.string(),
        name: z.string(),
        /** Whether it is among the providers that the house is set up with. */
        offered: z.boolean(),
        /** Games that it offers, and of these those that players can open. */
        games: z.number(),
        open_games: z.number(),
      }),
    ),
    data: z.array(
      z.object({
        ...stopLine.shape,
        code: z.string(),
        name: z.string(),
        provider: z.string(),
        provider_name: z.string(),
        /** In per cent, as its provider says. */
        rtp: z.string(),
        /** Whether its provider offers it now. */
        offered: z.boolean(),
        /** Whether players can open it: offered, and stopped neither itself nor with its provider. */
        open: z.boolean(),
        /** Rounds of it that are not over. */
        open_rounds: z.number(),
      }),
    ),
    ...pageAnswer,
  }),
  errors: ['STAFF_ROLE_MISSING'],
})
