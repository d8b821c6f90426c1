import { PLAYER_SECTIONS } from '@maidan/contract'
import * as z from 'zod'
import { DAY_MS, id, ofPlayersDesk, ofSupport } from './terms-parts.ts'
import type { ApprovalTerms } from './terms-parts.ts'

const caseAccounts = z.object({ caseId: id, playerIds: z.array(id) })

/** What is asked about accounts of players. */
export const playerTerms = {
  /** A player who lost their authenticator and its recovery codes logs in without one. */
  'player.factor.reset': {
    ...ofSupport,
    lastsMs: 3 * DAY_MS,
    command: z.object({ playerId: id }),
  },
  /** What was blocked for a player is open again; `stop` is the audit line of its last block. */
  'player.open': {
    ...ofSupport,
    lastsMs: 3 * DAY_MS,
    command: z.object({
      playerId: id,
      section: z.enum(PLAYER_SECTIONS),
      stop: id.nullable(),
    }),
  },
  /** The accounts of a confirmed case are offered no bonus. */
  'bonus.stop': { ...ofPlayersDesk, lastsMs: 3 * DAY_MS, command: caseAccounts },
  /** Accounts that were offered none are offered bonuses again. */
  'bonus.offer': { ...ofPlayersDesk, lastsMs: 3 * DAY_MS, command: caseAccounts },
} as const satisfies Readonly<Record<string, ApprovalTerms>>
