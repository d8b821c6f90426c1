import { expect, test } from 'vitest'
import type { Card } from '../../../cards/card.ts'
import { seededDraws } from '../../../slot/fixtures/seeded-draws.ts'
import { offersAt } from './guess.ts'
import { figuresOf, planKey, TIDE_PLANS, type TidePlan } from './plans.ts'
import { tideCards, type TideChoice, type TideEvent } from './tide-cards.ts'
import { roundsOfRun } from '../../../testing/rounds-of-run.ts'

const ROUNDS = roundsOfRun(60_000)
const BET_MINOR = 1_000n

test.each(TIDE_PLANS.filter(({ stop }) => stop <= 3).map((plan) => [planKey(plan), plan] as const))(
  'the plan %s returns its exact figure, within four sigma',
  (_, plan) => {
    let sum = 0
    let squares = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      const timesBet = Number(played(plan, 20_261_128 + round)) / Number(BET_MINOR)
      sum += timesBet
      squares += timesBet * timesBet
    }
    const mean = sum / ROUNDS
    const sigma = Math.sqrt((squares / ROUNDS - mean * mean) / ROUNDS)
    const { numerator, denominator } = figuresOf(plan).exactReturn
    const exact = Number((numerator * 1_000_000_000n) / denominator) / 1e9
    expect(Math.abs(mean - exact)).toBeLessThan(4 * sigma)
  },
)

/** What a round pays that follows a plan, choice by choice as the page would send them. */
function played({ side, stop }: TidePlan, seed: number): bigint {
  const choices: TideChoice[] = []
  const row: number[] = []
  const play = () =>
    tideCards.play({ betMinor: BET_MINOR, setup: {}, choices, draws: seededDraws(seed) })
  let now = play()
  while (now.kind === 'open') {
    const [up, down] = offersAt(lastCard(now.events), row)
    if (up === undefined || down === undefined) throw new Error('A card leaves two guesses')
    const offer = (side === 'likely') === up.ranks >= down.ranks ? up : down
    if (row.length === stop) choices.push({ take: true })
    else {
      choices.push({ guess: offer.guess })
      row.push(offer.ranks)
    }
    now = play()
  }
  if (now.kind === 'illegal') throw new Error('A plan makes open guesses alone')
  return now.totalMinor
}

function lastCard(events: readonly TideEvent[]): Card {
  const card = events.flatMap((event) => (event.type === 'taken' ? [] : [event.card])).at(-1)
  if (card === undefined) throw new Error('A round begins with a card')
  return card
}
