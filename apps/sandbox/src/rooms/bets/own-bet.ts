import type { OwnBet } from '../room-api.ts'
import { isCalledOff } from '../rounds/off-reasons.ts'
import type { Bet } from './bet.ts'
import { recallUrl } from './recall-url.ts'

/** A bet as its player sees it. `outAtCenti`: at what height it has left a curve by now. */
export function ownBet(bet: Bet, outAtCenti: number | null, publicUrl: string): OwnBet {
  return {
    id: bet.id,
    betId: bet.betId,
    number: bet.number,
    spot: bet.spot,
    stakeMinor: String(bet.stakeMinor),
    currency: bet.currency,
    state: bet.state,
    isCalledOff: isCalledOff(bet.reason),
    isShown: bet.isShown,
    outAtCenti,
    winMinor: bet.winMinor === null ? null : String(bet.winMinor),
    placedAt: bet.placedAt.toISOString(),
    recallUrl: recallUrl(bet, publicUrl),
  }
}
