import type { OwnBet } from '../../../../rooms/room-api.ts'
import type { AskedBet } from './own-stakes.ts'

/**
 * What of the balance goes to bets that were sent and have no answer yet, minor units. The studio may list
 * such a bet before its own answer comes: once it was decided there, the balance that it told is one after it.
 */
export function stakeOnItsWay(
  asked: readonly AskedBet[],
  own: readonly Pick<OwnBet, 'betId' | 'state'>[],
): bigint {
  const decided = new Set(own.filter(({ state }) => state !== 'betting').map(({ betId }) => betId))
  return asked
    .filter(({ betId }) => !decided.has(betId))
    .reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n)
}
