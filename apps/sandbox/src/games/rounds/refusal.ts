import { StudioError, type StudioErrorCode } from '../errors/studio-error.ts'
import type { Round } from './round.ts'

/** Why a round has no outcome and where its stake is, as the error its spin answers with. */
export function refusalOf(round: Round): StudioError {
  switch (round.state) {
    case 'refused':
      return walletRefusal(round)
    case 'returned':
      return new StudioError('BET_RETURNED', { roundId: round.id, ...balanceOf(round) })
    case 'returning':
      return new StudioError('BET_RETURNING', { roundId: round.id })
    case 'betting':
      return new StudioError('SPIN_IN_PROGRESS')
    case 'open':
    case 'played':
    case 'paid':
    case 'closed':
      throw new Error(`round ${round.id} has an outcome, not a refusal`)
  }
}

/** The wallet's own reasons that a player can act on; any other is a plain refusal. */
const knownReasons: Readonly<Record<string, StudioErrorCode>> = {
  WALLET_NOT_ENOUGH_MONEY: 'NOT_ENOUGH_MONEY',
  PLAYER_BLOCKED: 'PLAYER_BLOCKED',
  SESSION_EXPIRED: 'SESSION_EXPIRED',
  FREE_GRANT_OVER: 'GRANT_OVER',
  FREE_GRANT_NOT_FOUND: 'GRANT_NOT_FOUND',
}

/** The wallet's refusal of a stake, with the balance that it told. */
export function walletRefusal(stake: Pick<Round, 'reason' | 'balanceMinor'>): StudioError {
  return new StudioError(refusedCode(stake.reason), balanceOf(stake))
}

function refusedCode(reason: string | null): StudioErrorCode {
  return knownReasons[reason ?? ''] ?? 'BET_REFUSED'
}

function balanceOf({ balanceMinor }: Pick<Round, 'balanceMinor'>): Record<string, string> {
  return balanceMinor === null ? {} : { balanceMinor: String(balanceMinor) }
}
