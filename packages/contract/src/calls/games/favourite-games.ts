import * as z from 'zod/mini'
import { call } from '../../call.ts'

export const favouriteGames = call({
  name: 'favouriteGames',
  rows: ['GAME-05'],
  summary: 'Codes of the player\u2019s favourite games, the latest first.',
  method: 'GET',
  path: '/api/favourite-games',
  auth: 'player',
  answer: z.object({ codes: z.array(z.string()) }),
  errors: [],
})
