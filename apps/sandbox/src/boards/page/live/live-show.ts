import type { Card } from '@maidan/casino'
import type { ReactNode } from 'react'
import type { DealHand, DealStep } from './deal/deal-steps.ts'
import type { RoadResult } from './roads/road-result.ts'

/** How the hands are dealt and told; a game of one hand names that one alone. */
export type HandsShow<Outcome> = {
  /** Cards that each hand has in every round; more may follow. */
  places: number
  handNames: Readonly<Partial<Record<DealHand, string>>>
  handsOf: (outcome: Outcome) => Readonly<Partial<Record<DealHand, readonly Card[]>>>
  stepsOf: (outcome: Outcome) => readonly DealStep[]
  resultOf: (outcome: Outcome) => RoadResult
  /** What the cards that are turned make; empty while they make nothing. */
  noteOf?: (turned: readonly Card[]) => string
  /** Who won. */
  resultText: (outcome: Outcome) => string
}

/** What can be bet on. */
export type FieldsShow<Side extends string> = {
  /** The class names of the game begin with this. */
  name: string
  /** In the order in which a keyboard reaches them. */
  sides: readonly Side[]
  paysText: (side: Side) => string
  emblemOf?: (side: Side) => ReactNode
}

/** How the last rounds are written down. */
export type RoadsShow = {
  winnerNames: Readonly<Record<RoadResult['winner'], string>>
  /** The letters of the beads. */
  marks: Readonly<Record<RoadResult['winner'], string>>
  /** How often each hand won. */
  countsText: (counts: Readonly<Record<'count' | RoadResult['winner'], number>>) => string
}

/** How a game of one or two hands shows itself on the live table, in the words of its player. */
export type LiveShow<Side extends string, Outcome> = HandsShow<Outcome> &
  FieldsShow<Side> &
  RoadsShow
