import { jackpotOf } from '@maidan/casino'
import { offeredGame } from '../catalog/offered-game.ts'
import type { Session } from '../sessions/session.ts'
import { isDemo } from '../demo/demo-session.ts'
import type { JackpotView } from '../studio-api.ts'
import type { Studio } from '../studio.ts'
import { jackpotTitle } from './jackpot-titles.ts'

/** The jackpot of a session's game as its page shows it; null without one, and in play money. */
export function jackpotView(
  { meters }: Pick<Studio, 'meters'>,
  { game, currency, language, walletSession }: Session,
): JackpotView | null {
  const jackpot = jackpotOf(game)
  const smallest = offeredGame(game).betLevels[currency]?.[0]
  if (jackpot === undefined || smallest === undefined || isDemo(walletSession)) return null
  const heldMinor = meters.heldMinor(jackpot.code, currency)
  return {
    title: jackpotTitle(jackpot, language),
    amountMinor: heldMinor === null ? null : String(heldMinor),
    shareBps: jackpot.shareBps,
    smallestBets: jackpot.smallestBets,
    smallestBetMinor: String(smallest),
  }
}
