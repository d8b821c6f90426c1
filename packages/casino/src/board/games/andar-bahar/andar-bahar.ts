import type { Card } from '../../../cards/card.ts'
import { openShoe } from '../../../cards/open-shoe.ts'
import { betLevelsMinor } from '../../../slot/bet-levels.ts'
import type { TurnGame, TurnPlay, TurnRound } from '../../turn-game.ts'
import { andarBaharBets } from './bet-facts.ts'
import {
  ANDAR_BAHAR_PAYS_CENTI,
  ANDAR_BAHAR_SPOTS,
  sideOf,
  winsAt,
  type AndarBaharSpot,
  type Side,
} from './spots.ts'

export type AndarBaharSetup = { spot: AndarBaharSpot }

/**
 * - `joker`: the card whose rank is looked for.
 * - `dealt`: all cards after it, andar and bahar in turn; the last is the match.
 * - `ended`: where it fell, after how many cards, and what the stake is paid.
 */
export type AndarBaharEvent =
  | { type: 'joker'; card: Card }
  | { type: 'dealt'; cards: readonly Card[] }
  | { type: 'ended'; side: Side; count: number; totalMinor: string }

/** A joker is turned; cards fall inside and outside in turn until its rank comes again. */
export const andarBahar: TurnGame<AndarBaharSetup, never, AndarBaharEvent> = {
  code: 'BAGH-ANDARBAHAR',
  title: 'Andar Bahar',
  platform: 'BAGH',
  type: 'table',
  volatility: 'low',
  betLevelsMinor,
  bets: andarBaharBets,
  readSetup,
  readChoice: () => null,
  play,
  choiceOfAbsent: () => {
    throw new RangeError('A round of Andar Bahar ends at once and waits for nobody')
  },
}

function play({
  betMinor,
  setup: { spot },
  choices,
  draws,
}: TurnRound<AndarBaharSetup, never>): TurnPlay<AndarBaharEvent> {
  if (choices.length > 0) return { kind: 'illegal' }
  const shoe = openShoe(draws)
  const joker = shoe.draw()
  const cards: Card[] = []
  while (cards.at(-1)?.rank !== joker.rank) cards.push(shoe.draw())
  const count = cards.length
  const isWon = winsAt(spot, count)
  const totalMinor = isWon ? (betMinor * BigInt(ANDAR_BAHAR_PAYS_CENTI[spot])) / 100n : 0n
  return {
    kind: 'ended',
    events: [
      { type: 'joker', card: joker },
      { type: 'dealt', cards },
      { type: 'ended', side: sideOf(count), count, totalMinor: totalMinor.toString() },
    ],
    totalMinor,
  }
}

function readSetup(value: unknown): AndarBaharSetup | null {
  if (typeof value !== 'object' || value === null || !('spot' in value)) return null
  const spot = ANDAR_BAHAR_SPOTS.find((known) => known === value.spot)
  return spot === undefined ? null : { spot }
}
