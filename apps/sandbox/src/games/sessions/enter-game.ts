import { openDemo } from '../demo/open-demo.ts'
import { isTicket } from '../demo/read-ticket.ts'
import type { Studio } from '../studio.ts'
import { enterOnce, type Way } from './enter-once.ts'
import { openSession, type OpenedSession } from './open-session.ts'
import { readBalance } from './read-balance.ts'

/**
 * Lets a page into its game by the operator's launch, or by its ticket for play money. Throws
 * GAME_NOT_FOUND, LAUNCH_REFUSED, PLAYER_BLOCKED, CURRENCY_NOT_OFFERED, SESSION_EXPIRED or
 * WALLET_UNAVAILABLE.
 */
export function enterGame(studio: Studio, way: Way): Promise<OpenedSession> {
  const open = isTicket(way.token) ? openDemo : openSession
  return enterOnce(studio.db, way, {
    open: (token) => open(studio, way, token),
    again: async (token, session) => {
      const balanceMinor = await readBalance(studio.wallet, session)
      return { token, session, balanceMinor }
    },
  })
}
