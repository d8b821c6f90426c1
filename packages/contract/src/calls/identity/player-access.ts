import * as z from 'zod/mini'
import { PLAYER_SECTIONS } from '../../lists.ts'

/** What a player may enter, and the requests to open it again that wait for a second person. */
export const playerAccess = {
  exchange_blocked: z.boolean(),
  games_blocked: z.boolean(),
  status: z.string(),
  open_requests: z.record(z.enum(PLAYER_SECTIONS), z.nullable(z.number())),
}
