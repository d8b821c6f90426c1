import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Card } from '../../../cards/card.ts'
import { everyDeal } from '../../../cards/every-deal.ts'
import type { Fraction } from '../../../chance/fraction.ts'
import { seededDraws } from '../../../slot/fixtures/seeded-draws.ts'
import { roundsOfRun } from '../../../testing/rounds-of-run.ts'
import type { TurnPlay } from '../../turn-game.ts'
import { casinoHoldem } from './casino-holdem.ts'
import type { HoldemEvent } from './events.ts'
import { countFlop } from './exact/count-flop.ts'
import { figuresOf, FLOP_CARDS, OWN_PAIRS } from './exact/figures-of.ts'
import counts from './exact/flop-counts.json' with { type: 'json' }
import { pairTable } from './exact/pair-table.ts'
import { DEALER_PAIRS, RUNOUTS, weighFlop } from './exact/weigh-flop.ts'
import { HOLDEM_CALLS, HOLDEM_RETURN_OF_STAKED } from './figures.ts'
import { HOLDEM_HABITS, type HoldemHabit } from './habits.ts'
import type { HoldemMove } from './moves.ts'
import { payHands } from './pay-hands.ts'
import { CALL_ANTES } from './pays.ts'

const FLOPS = [...everyDeal(FLOP_CARDS)].map(({ cards }) => cards)
const ROUNDS = roundsOfRun(400_000)
const RECOUNTED = roundsOfRun(25)
const PLAYED_OUT = roundsOfRun(5)

type KeptCount = ReturnType<typeof countFlop>
const KEPT = counts as unknown as readonly KeptCount[]

test('the kept counts of 1,755 flops add up to what the game says', () => {
  const [bet] = casinoHoldem.bets
  expect(KEPT).toHaveLength(1_755)
  expect(figuresOf(KEPT)).toEqual({
    exactReturn: bet?.exactReturn,
    hitRate: bet?.hitRate,
    returnOfStaked: HOLDEM_RETURN_OF_STAKED,
    calls: HOLDEM_CALLS,
    habits: HOLDEM_HABITS.map(({ exactReturn }) => exactReturn),
  })
})

test('best play loses the published 2.16 % of the ante', () => {
  expect(100 * (1 - valueOf(figuresOf(KEPT).exactReturn))).toBeCloseTo(2.16, 2)
})

describe('of the flops', () => {
  const anyFlop = fc.nat(FLOPS.length - 1)

  test(`${RECOUNTED} that are counted again come to what was kept`, () => {
    const recount = fc.property(anyFlop, (place) => {
      expect(countFlop(flopAt(place))).toEqual(KEPT[place])
    })
    fc.assert(recount, { numRuns: RECOUNTED, endOnFailure: true })
  })

  test('one with a pair, played against every sequel by the rules, comes to the quick count', () => {
    const play = fc.property(anyFlop, fc.nat(OWN_PAIRS - 1), (place, at) => {
      const weighed = weighFlop(flopAt(place))
      const { pair, ...sums } = weighed[at] ?? fail()
      expect(weighed).toHaveLength(OWN_PAIRS)
      expect(sums).toEqual(playedOut(pair, flopAt(place)))
    })
    fc.assert(play, { numRuns: PLAYED_OUT, endOnFailure: true })
  })
})

test.each([...HOLDEM_HABITS])(
  `${ROUNDS} rounds of the habit $name return what was counted, within four sigma`,
  ({ calls, exactReturn }) => {
    const draws = seededDraws(20_261_126)
    let [sum, squares] = [0, 0]
    for (let round = 0; round < ROUNDS; round += 1) {
      const left = 1 + wonAntes(draws.below(2 ** 31), calls)
      sum += left
      squares += left * left
    }
    const mean = sum / ROUNDS
    const sigma = Math.sqrt((squares / ROUNDS - mean * mean) / ROUNDS)
    expect(Math.abs(mean - valueOf(exactReturn))).toBeLessThan(4 * sigma)
  },
)

function flopAt(place: number): readonly Card[] {
  return FLOPS[place] ?? fail()
}

function fail(): never {
  throw new RangeError('There is no such flop or pair')
}

/** A call against each of the 1,081 turns and rivers and the 990 pairs of the dealer's, one by one. */
function playedOut(pair: readonly Card[], flop: readonly Card[]) {
  const { cards } = pairTable(flop)
  const left = cards.filter((card) => !pair.includes(card))
  let [antes, lost, sequels] = [0, 0, 0]
  for (const runout of pairsOf(left)) {
    const board = [...flop, ...runout]
    for (const dealer of pairsOf(left.filter((card) => !runout.includes(card)))) {
      const { result, ante, call } = payHands([...pair, ...board], [...dealer, ...board])
      antes += ante + call - 1 - CALL_ANTES
      lost += result === 'lost' ? 1 : 0
      sequels += 1
    }
  }
  expect(sequels).toBe(RUNOUTS * DEALER_PAIRS)
  return { antes, lost }
}

function pairsOf(cards: readonly Card[]): Card[][] {
  return cards.flatMap((first, place) => cards.slice(place + 1).map((second) => [first, second]))
}

/** What one round from its own seed wins or loses by a habit, in antes. */
function wonAntes(seed: number, calls: HoldemHabit['calls']): number {
  const play = (...moves: readonly HoldemMove[]) =>
    casinoHoldem.play({
      betMinor: 1n,
      setup: {},
      choices: moves.map((move) => ({ move })),
      draws: seededDraws(seed),
    })
  const [dealt] = eventsOf(play())
  if (dealt?.type !== 'dealt') throw new Error('A round begins with a deal')
  const move = calls(dealt.cards, dealt.flop) ? 'call' : 'fold'
  const ended = play(move)
  if (ended.kind !== 'ended') throw new Error('A move ends the round')
  return Number(ended.totalMinor) - (move === 'call' ? 1 + CALL_ANTES : 1)
}

function eventsOf(play: TurnPlay<HoldemEvent>): readonly HoldemEvent[] {
  return play.kind === 'illegal' ? [] : play.events
}

function valueOf({ numerator, denominator }: Fraction): number {
  return Number((numerator * 10n ** 12n) / denominator) / 10 ** 12
}
