import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { getLobby as facts } from '../../facts/games.ts'
import { openGame } from './open-game.ts'

const games = z.array(openGame)

export const getLobby = call({
  ...facts,
  rows: ['HOME-25'],
  summary:
    'Games for the lobby: most played by the rounds of the last seven days, new ones, and those that the player opened last.',
  answer: z.object({ popular: games, newest: games, recent: games }),
  errors: [],
})
