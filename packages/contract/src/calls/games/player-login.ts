import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { remoteId } from '../../schemas.ts'

export const playerLogin = call({
  name: 'playerLogin',
  rows: ['API-21'],
  summary: 'Opens a session at the sports partner.',
  method: 'POST',
  path: '/api/player-login',
  auth: 'player',
  body: z.strictObject({ user_id: remoteId }),
  answer: z.object({ access_token: z.string(), url: z.string() }),
  errors: ['SECTION_BLOCKED', 'GAME_PROVIDER_DOWN'],
})
