import type { Card } from '../../../cards/card.ts'
import type { Shoe } from '../../../cards/open-shoe.ts'
import { bankerDraws, cardPoints, handPoints, playerDraws } from './draw-rules.ts'

/** Decks in the shoe of a round. */
export const DECKS = 8

/** Two or three cards each, in the order in which they came. */
export type BaccaratOutcome = { player: readonly Card[]; banker: readonly Card[] }

export type BaccaratWinner = 'player' | 'banker' | 'tie'

/** All of an outcome that bets ask about; a pair is one of the first two cards. */
export type BaccaratResult = {
  winner: BaccaratWinner
  isPlayerPair: boolean
  isBankerPair: boolean
}

/** Deals a round: two cards each in turn, the player first, then a third by the rules. */
export function dealBaccarat(shoe: Shoe): BaccaratOutcome {
  const [player1, banker1] = [shoe.draw(), shoe.draw()]
  const player = [player1, shoe.draw()]
  const banker = [banker1, shoe.draw()]
  const points = { player: handPoints(player), banker: handPoints(banker) }
  const third = playerDraws(points.player, points.banker) ? shoe.draw() : null
  if (third !== null) player.push(third)
  const counted = third === null ? null : cardPoints(third)
  if (bankerDraws(points.banker, points.player, counted)) banker.push(shoe.draw())
  return { player, banker }
}

export function baccaratResult({ player, banker }: BaccaratOutcome): BaccaratResult {
  return {
    winner: winnerOf(handPoints(player), handPoints(banker)),
    isPlayerPair: player[0]?.rank === player[1]?.rank,
    isBankerPair: banker[0]?.rank === banker[1]?.rank,
  }
}

/** The side with more points. */
export function winnerOf(player: number, banker: number): BaccaratWinner {
  if (player === banker) return 'tie'
  return player > banker ? 'player' : 'banker'
}
