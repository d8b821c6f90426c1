import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { gameRun as facts } from '../../facts/games.ts'
import { remoteId, text } from '../../schemas.ts'

export const gameRun = call({
  ...facts,
  rows: ['API-20', 'ENT-13'],
  summary:
    'Launches a game, for money or to try it; `userId` is the `remote_id` of the player who asks.',
  body: z.strictObject({
    userId: remoteId,
    externalURL: text(2048),
    isMobileLogin: z.union([z.boolean(), z.number(), text(8)]),
    gameCode: text(64),
    gameType: text(64),
    platform: text(64),
    /** Play money of the studio's own, which no wallet hears of. */
    mode: z.optional(z.enum(['real', 'demo'])),
  }),
  answer: z.object({
    url: z.string(),
    message: z.string(),
    /** The page says `maidan:here` to the site as soon as its own code runs. */
    greets: z.optional(z.boolean()),
  }),
  errors: [
    'ON_BREAK',
    'GAME_NOT_FOUND',
    'GAME_WITHDRAWN',
    'GAME_HAS_NO_DEMO',
    'GAME_PROVIDER_DOWN',
    'SECTION_BLOCKED',
    'ACCOUNT_BLOCKED',
  ],
})
