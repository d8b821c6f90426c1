import type { EventMarket } from '../../event/event-model.ts'
import { LANE_PICKS, lanePick, orderedPairs, pairs, rankPick, trios } from './picks.ts'
import type { RaceResult } from './race-result.ts'
import { LANES } from './races.ts'
import { DUELS } from './ranks.ts'

/** What the numbers of the first two come to when `sum` is neither under nor over. */
export const SUM_LINE = 9

/** Up to which rank, counted from 1, a winner is `strong`, and up to which `middle`. */
const STRONG_RANKS = 2
const MIDDLE_RANKS = 4

/** How many of the strongest are offered together; what is left would be lottery tickets. */
const FORECAST_RANKS = 4
const QUINELLA_RANKS = 5
const TRIO_RANKS = 5

const FAVOURITE_PLACES = ['first', 'second', 'third'] as const

/** Every market of a race, the usual one first. */
export const raceMarkets: readonly EventMarket<RaceResult>[] = [
  market('winner', 9_500, LANE_PICKS, ({ podium: [first] }) => [lanePick(first)]),
  market('place', 9_500, LANE_PICKS, ({ podium }) => podium.map(lanePick)),
  market('top-two', 9_400, LANE_PICKS, ({ podium }) => podium.slice(0, 2).map(lanePick)),
  ...DUELS.map(([stronger, other], index) =>
    market(`duel-${index + 1}`, 9_500, [rankPick([stronger]), rankPick([other])], ({ duels }) => [
      rankPick([duels[index] === true ? stronger : other]),
    ]),
  ),
  market('favourite', 9_300, [...FAVOURITE_PLACES, 'later'], ({ ranks }) => [
    FAVOURITE_PLACES[ranks.indexOf(0)] ?? 'later',
  ]),
  market('winner-class', 9_400, ['strong', 'middle', 'outsider'], ({ ranks: [first] }) => [
    classOf(first),
  ]),
  market('second', 9_300, LANE_PICKS, ({ podium: [, second] }) => [lanePick(second)]),
  market('forecast', 9_200, orderedPairs(FORECAST_RANKS), ({ ranks: [first, second] }) => [
    rankPick([first, second]),
  ]),
  market('quinella', 9_200, pairs(QUINELLA_RANKS), ({ ranks: [first, second] }) => [
    rankPick(inOrder([first, second])),
  ]),
  market('trio', 9_000, trios(TRIO_RANKS), ({ ranks }) => [rankPick(inOrder(ranks))]),
  market('odd-even', 9_500, ['odd', 'even'], ({ podium: [first] }) => [parityOf(first)]),
  market('low-high', 9_500, ['low', 'high'], ({ podium: [first] }) => [
    first < LANES / 2 ? 'low' : 'high',
  ]),
  market('sum', 9_300, ['under', 'exact', 'over'], ({ podium: [first, second] }) => [
    sideOf(first + 1 + second + 1),
  ]),
  market('odd-count', 9_300, ['0', '1', '2', '3'], ({ podium }) => [
    String(podium.filter((lane) => parityOf(lane) === 'odd').length),
  ]),
]

/**
 * A market of which every pick but those that a result names is lost. What a result names is
 * remembered, since pricing asks it of every pick.
 */
function market(
  key: string,
  returnBps: number,
  picks: readonly string[],
  namedBy: (result: RaceResult) => readonly string[],
): EventMarket<RaceResult> {
  const known = new WeakMap<RaceResult, readonly string[]>()
  const winnersOf = (result: RaceResult) => {
    const winners = known.get(result) ?? namedBy(result)
    known.set(result, winners)
    return winners
  }
  return {
    key,
    returnBps,
    picks,
    resultOf: (pick, result) => (winnersOf(result).includes(pick) ? 'won' : 'lost'),
  }
}

function inOrder(ranks: readonly number[]): readonly number[] {
  return ranks.toSorted((one, other) => one - other)
}

function classOf(rank: number): 'strong' | 'middle' | 'outsider' {
  if (rank < STRONG_RANKS) return 'strong'
  return rank < MIDDLE_RANKS ? 'middle' : 'outsider'
}

/** Of the number on the saddle, which is one more than the lane. */
function parityOf(lane: number): 'odd' | 'even' {
  return lane % 2 === 0 ? 'odd' : 'even'
}

function sideOf(sum: number): 'under' | 'exact' | 'over' {
  if (sum === SUM_LINE) return 'exact'
  return sum < SUM_LINE ? 'under' : 'over'
}
