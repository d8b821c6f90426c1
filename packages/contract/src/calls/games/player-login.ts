import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { playerLogin as facts } from '../../facts/games.ts'
import { remoteId } from '../../schemas.ts'

export const playerLogin = call({
  ...facts,
  rows: ['API-21'],
  summary:
    'Opens a session at the sports partner; `user_id` is the `remote_id` of the player who asks.',
  body: z.strictObject({ user_id: remoteId }),
  answer: z.object({ access_token: z.string(), url: z.string() }),
  errors: [
    'ON_BREAK',
    'GAME_NOT_FOUND',
    'GAME_WITHDRAWN',
    'GAME_PROVIDER_DOWN',
    'SECTION_BLOCKED',
    'ACCOUNT_BLOCKED',
  ],
})
