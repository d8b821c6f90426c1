import type { BaccaratResult } from './outcome.ts'
import type { BaccaratSide, BaccaratSpot } from './spot.ts'

/** What a won stake is paid on top of its return, in hundredths of it. */
export const BACCARAT_PAYS_CENTI: Readonly<Record<BaccaratSide, bigint>> = {
  banker: 95n,
  player: 100n,
  'player-pair': 1_100n,
  'banker-pair': 1_100n,
  tie: 800n,
}

/**
 * What a stake is paid, in minor units, its return included, rounded down. On a tie, a stake on the
 * player or the banker goes back whole.
 */
export function payMinor(stakeMinor: bigint, { on }: BaccaratSpot, result: BaccaratResult): bigint {
  if (isWon(on, result)) return (stakeMinor * (100n + BACCARAT_PAYS_CENTI[on])) / 100n
  const isSide = on === 'player' || on === 'banker'
  return isSide && result.winner === 'tie' ? stakeMinor : 0n
}

function isWon(on: BaccaratSide, { winner, isPlayerPair, isBankerPair }: BaccaratResult): boolean {
  switch (on) {
    case 'player':
    case 'banker':
    case 'tie':
      return on === winner
    case 'player-pair':
      return isPlayerPair
    case 'banker-pair':
      return isBankerPair
  }
}
