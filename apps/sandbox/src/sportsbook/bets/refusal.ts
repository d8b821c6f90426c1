import { z } from 'zod'
import { StudioError, type StudioErrorCode } from '../../games/errors/studio-error.ts'
import type { Bet } from './bet.ts'

/** Why there is no bet and where its stake is, as the error that its press answers with. */
export function refusalOf(bet: Bet): StudioError {
  switch (bet.state) {
    case 'refused':
      return refused(bet)
    case 'returned':
      return new StudioError('BET_RETURNED', balanceOf(bet))
    case 'returning':
      return new StudioError('BET_RETURNING')
    case 'betting':
      return new StudioError('BET_IN_PROGRESS')
    case 'open':
    case 'settling':
    case 'paid':
    case 'closed':
      throw new Error(`bet ${bet.id} is ${bet.state}, not refused`)
  }
}

/** Reasons that a player can act on; any other is a plain refusal. */
const knownReasons: Readonly<Record<string, StudioErrorCode>> = {
  WALLET_NOT_ENOUGH_MONEY: 'NOT_ENOUGH_MONEY',
  PLAYER_BLOCKED: 'PLAYER_BLOCKED',
  SESSION_EXPIRED: 'SESSION_EXPIRED',
  ODDS_CHANGED: 'ODDS_CHANGED',
  SELECTION_CLOSED: 'SELECTION_CLOSED',
  FEED_SILENT: 'FEED_SILENT',
  STAKE_OUT_OF_LIMITS: 'STAKE_OUT_OF_LIMITS',
  PAYOUT_LIMIT: 'PAYOUT_LIMIT',
  COMBINED_ODDS_HIGH: 'COMBINED_ODDS_HIGH',
  FREE_BET_ODDS: 'FREE_BET_ODDS',
  FREE_GRANT_NOT_FOUND: 'GRANT_NOT_FOUND',
  FREE_GRANT_OVER: 'GRANT_OVER',
}

const BESIDE = z.record(z.string(), z.union([z.string(), z.number()]))

function refused(bet: Bet): StudioError {
  const [code = '', ...beside] = (bet.reason ?? '').split(' ')
  return new StudioError(knownReasons[code] ?? 'BET_REFUSED', {
    ...balanceOf(bet),
    ...(beside.length === 0 ? {} : BESIDE.parse(JSON.parse(beside.join(' ')))),
  })
}

function balanceOf(bet: Bet): Record<string, string> {
  return bet.balanceMinor === null ? {} : { balanceMinor: String(bet.balanceMinor) }
}
