import type { RoomGame } from '@maidan/casino'
import type { Bet } from '../bets/bet.ts'
import type { Round } from '../rounds/round.ts'

type Decided = Pick<Round, 'outcome' | 'isCut'>

/**
 * What a bet is paid by the outcome of its round, the stake included; null: the stake goes back. It
 * does so where a curve was cut short and its player had no way to take it out any more.
 */
export function winOfBet(
  game: Pick<RoomGame, 'payMinor' | 'curve'>,
  { spot, stakeMinor, outAtCenti }: Pick<Bet, 'spot' | 'stakeMinor' | 'outAtCenti'>,
  { outcome, isCut }: Decided,
): bigint | null {
  const { curve } = game
  const isOut = curve !== undefined && outAtCenti !== null
  const winMinor = game.payMinor(stakeMinor, isOut ? curve.spotAt(outAtCenti) : spot, outcome)
  const isHeld = curve !== undefined && !isOut && curve.leavesAtCenti(spot) === null
  return isCut && isHeld && winMinor === 0n ? null : winMinor
}
