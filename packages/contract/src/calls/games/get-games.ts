import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { getGames as facts } from '../../facts/games.ts'
import { text } from '../../schemas.ts'
import { openGame } from './open-game.ts'

export const getGames = call({
  ...facts,
  rows: ['API-17', 'ENT-26'],
  summary: 'Games of a type, of one system or of all; in the recommended order.',
  query: z.object({ type: z.optional(text(32)), system: z.optional(text(64)) }),
  answer: z.object({
    games: z.array(openGame),
  }),
  errors: [],
})
