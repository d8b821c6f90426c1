import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffSetGameProvider as facts } from '../../../facts/games.ts'
import { text } from '../../../schemas.ts'
import { STOP_ERRORS, stopBody, stopState } from './game-stop-schemas.ts'

export const staffSetGameProvider = call({
  ...facts,
  rows: ['SIL-026', 'LAW-24'],
  summary:
    'Stops all games of a provider at once, or asks a second person to open them again; games that are stopped by themselves stay so.',
  params: z.object({ provider: text(16) }),
  body: stopBody,
  answer: stopState,
  errors: STOP_ERRORS,
})
