import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { favouriteGame as facts } from '../../facts/games.ts'
import { text } from '../../schemas.ts'

export const favouriteGame = call({
  ...facts,
  rows: ['GAME-05'],
  summary: 'Marks or unmarks a game as one of the player\u2019s favourites.',
  body: z.strictObject({ code: text(64), favourite: z.boolean() }),
  answer: z.object({ codes: z.array(z.string()) }),
  errors: ['GAME_NOT_FOUND'],
})
