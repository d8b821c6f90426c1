import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffSetGame as facts } from '../../../facts/games.ts'
import { text } from '../../../schemas.ts'
import { STOP_ERRORS, stopBody, stopState } from './game-stop-schemas.ts'

export const staffSetGame = call({
  ...facts,
  rows: ['SIL-026', 'LAW-24'],
  summary:
    'Stops a game at once, or asks a second person to open it again. A stopped game takes no bet; what is won in rounds that are not over is paid.',
  params: z.object({ code: text(64) }),
  body: stopBody,
  answer: stopState,
  errors: STOP_ERRORS,
})
