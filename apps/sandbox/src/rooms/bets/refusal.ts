import { StudioError, type StudioErrorCode } from '../../games/errors/studio-error.ts'
import type { Bet } from './bet.ts'

/** Why there is no bet and where its stake is, as the error its press answers with; null: it counts. */
export function refusalOf(bet: Bet): StudioError | null {
  switch (bet.state) {
    case 'refused':
      return new StudioError(knownReasons[bet.reason ?? ''] ?? 'BET_REFUSED', balanceOf(bet))
    case 'returned':
      return new StudioError('BET_RETURNED', balanceOf(bet))
    case 'returning':
      return new StudioError('BET_RETURNING')
    case 'betting':
      return new StudioError('BET_IN_PROGRESS')
    case 'taken':
    case 'settling':
    case 'paid':
    case 'closed':
      return null
  }
}

/** The wallet's own reasons that a player can act on; any other is a plain refusal. */
const knownReasons: Readonly<Record<string, StudioErrorCode>> = {
  WALLET_NOT_ENOUGH_MONEY: 'NOT_ENOUGH_MONEY',
  PLAYER_BLOCKED: 'PLAYER_BLOCKED',
  SESSION_EXPIRED: 'SESSION_EXPIRED',
}

function balanceOf(bet: Bet): Record<string, string> {
  return bet.balanceMinor === null ? {} : { balanceMinor: String(bet.balanceMinor) }
}
