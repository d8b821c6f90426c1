import { jackpotOf, type Jackpot } from '@maidan/casino'
import { offeredGame } from '../catalog/offered-game.ts'
import { isDemo } from '../demo/demo-session.ts'
import type { Round } from '../rounds/round.ts'

type Played = Pick<Round, 'game' | 'betMinor' | 'currency' | 'player' | 'grantId'>

export type JackpotBet = { jackpot: Jackpot; betMinor: bigint; smallestBetMinor: bigint }

/** The bet of a round on the jackpot of its game; null where nothing was paid that could feed one. */
export function jackpotBet({
  game,
  betMinor,
  currency,
  player,
  grantId,
}: Played): JackpotBet | null {
  const jackpot = jackpotOf(game)
  if (jackpot === undefined || grantId !== null || isDemo(player)) return null
  const smallestBetMinor = offeredGame(game).betLevels[currency]?.[0]
  if (smallestBetMinor === undefined) throw new Error(`${game} is not offered in ${currency}`)
  return { jackpot, betMinor, smallestBetMinor }
}
