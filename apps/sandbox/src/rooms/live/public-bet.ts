import type { RoomGame } from '@maidan/casino'
import type { Bet } from '../bets/bet.ts'
import { leftAtCenti } from '../bets/left-at.ts'
import { maskedName } from '../bets/masked-name.ts'
import { heightAtCenti } from '../cash-out/height-at.ts'
import type { PublicBet } from '../room-api.ts'
import { isShown, type Round } from '../rounds/round.ts'

/** How high a round's curve has come by now, in hundredths: up to its break once it is broken. */
export function reachedCenti(game: RoomGame, round: Round, nowMs: number): number {
  if (isShown(round) && game.curve !== undefined) return game.curve.brokenAtCenti(round.outcome)
  return heightAtCenti(game, round, nowMs) ?? 0
}

/**
 * Bets of a round as everybody in the room sees them now. Where bets play against each other, nobody may copy
 * what another's stands on: it is told with the outcome.
 */
export function publicBets(
  game: RoomGame,
  round: Round,
  bets: readonly Bet[],
  nowMs: number,
): readonly PublicBet[] {
  const reached = reachedCenti(game, round, nowMs)
  const isHidden = game.contest !== undefined && !isShown(round)
  return bets.map((bet) => ({
    name: maskedName(bet.username),
    spot: isHidden ? null : bet.spot,
    stakeMinor: String(bet.stakeMinor),
    currency: bet.currency,
    outAtCenti: leftAtCenti(game, bet, reached),
    winMinor: bet.winMinor === null ? null : String(bet.winMinor),
  }))
}
