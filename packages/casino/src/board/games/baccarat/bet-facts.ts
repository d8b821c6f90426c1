import type { BetFacts } from '../../board-facts.ts'
import { sideFacts, type Weighed } from '../../sides/side-facts.ts'
import { DECKS, type BaccaratResult, type BaccaratWinner } from './outcome.ts'
import { payMinor } from './pay-minor.ts'
import { BACCARAT_SPOTS, type BaccaratSide } from './spot.ts'

/**
 * In how many of the ways in which six cards can follow each other out of the shoe each side wins;
 * where fewer are dealt, those left over count in every order. Written down, since a phone would
 * wait for it; a test counts them.
 */
export const WAYS: Readonly<Record<BaccaratWinner, bigint>> = {
  player: 2_230_518_282_592_256n,
  banker: 2_292_252_566_437_888n,
  tie: 475_627_426_473_216n,
}

/** Exact figures of every bet. */
export function betFacts(): readonly BetFacts[] {
  return BACCARAT_SPOTS.map((on) =>
    sideFacts(on, resultsFor(on), (stakeMinor, result) => payMinor(stakeMinor, { on }, result)),
  )
}

/** What matters to a bet: who wins, or whether the first two cards of a hand are a pair. */
function resultsFor(on: BaccaratSide): readonly Weighed<BaccaratResult>[] {
  if (on === 'player-pair' || on === 'banker-pair') return PAIR_OR_NOT
  return WINNERS.map((winner) => ({
    result: { winner, isPlayerPair: false, isBankerPair: false },
    ways: WAYS[winner],
  }))
}

const WINNERS = ['player', 'banker', 'tie'] as const satisfies readonly BaccaratWinner[]

const OF_A_RANK = 4 * DECKS
const CARDS = 13 * OF_A_RANK

/** Whatever a hand's first card is, this many of those left are of its rank. */
const PAIR_OR_NOT: readonly Weighed<BaccaratResult>[] = [
  {
    result: { winner: 'tie', isPlayerPair: true, isBankerPair: true },
    ways: BigInt(OF_A_RANK - 1),
  },
  {
    result: { winner: 'tie', isPlayerPair: false, isBankerPair: false },
    ways: BigInt(CARDS - OF_A_RANK),
  },
]
