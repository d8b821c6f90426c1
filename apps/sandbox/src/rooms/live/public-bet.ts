import type { RoomGame } from '@maidan/casino'
import type { Bet } from '../bets/bet.ts'
import { leftAtCenti } from '../bets/left-at.ts'
import { maskedName } from '../bets/masked-name.ts'
import { heightAtCenti } from '../cash-out/height-at.ts'
import type { PublicBet } from '../room-api.ts'
import type { Round } from '../rounds/round.ts'

/** How high a round's curve has come by now, in hundredths: up to its break once it is broken. */
export function reachedCenti(game: RoomGame, round: Round, nowMs: number): number {
  const isShown = round.phase === 'shown' || round.phase === 'over'
  if (isShown && game.curve !== undefined) return game.curve.brokenAtCenti(round.outcome)
  return heightAtCenti(game, round, nowMs) ?? 0
}

/** A bet as everybody in the room sees it, its curve having come so high. */
export function publicBet(game: RoomGame, bet: Bet, reached: number): PublicBet {
  return {
    name: maskedName(bet.username),
    spot: bet.spot,
    stakeMinor: String(bet.stakeMinor),
    currency: bet.currency,
    outAtCenti: leftAtCenti(game, bet, reached),
    winMinor: bet.winMinor === null ? null : String(bet.winMinor),
  }
}
