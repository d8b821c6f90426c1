import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { favouriteGames as facts } from '../../facts/games.ts'

export const favouriteGames = call({
  ...facts,
  rows: ['GAME-05'],
  summary: 'Codes of the player\u2019s favourite games, the latest first.',
  answer: z.object({ codes: z.array(z.string()) }),
  errors: [],
})
