import { RANKS, SUITS, type Card } from '../card.ts'
import { HAND_CARDS } from './name-five.ts'
import { POKER_NAMES, type PokerName } from './names.ts'

/**
 * Cards of one suit, or ranks of any, as bits: the lowest is the two, bit 12 the ace. Of two sets of
 * equally many ranks the better one is the larger number.
 */
export type RankSet = number

const ACE = RANKS.length - 1
const SET_COUNT = 1 << RANKS.length
/** A straight is known by its lowest card, here with the ace below the two as well: ten to ace is last. */
const HIGHEST_ROW = 1 << (RANKS.length - HAND_CARDS + 1)

/** The place of a rank's bit: the two is 0, the ace 12. */
export function rankBit({ rank }: Pick<Card, 'rank'>): RankSet {
  return 1 << ((rank + ACE - 1) % RANKS.length)
}

/**
 * How strong the best five of five to seven cards are: the stronger hand is the larger number, equal
 * hands are equal numbers. The name stands above, then the ranks that make it, then those beside it.
 */
export function rankCards(cards: readonly Card[]): number {
  const [clubs, diamonds, hearts, spades] = SUITS.map((suit) =>
    cards.reduce((set, card) => (card.suit === suit ? set | rankBit(card) : set), 0),
  )
  return rankSuits(clubs ?? 0, diamonds ?? 0, hearts ?? 0, spades ?? 0)
}

/** The name of a hand by its strength. */
export function nameOfStrength(strength: number): PokerName {
  return POKER_NAMES[POKER_NAMES.length - 1 - (strength >>> NAME_SHIFT)] ?? 'high-card'
}

/** The strength of a hand of that name with nothing in it but the ranks that make it. */
export function strengthOf(name: PokerName, makes: RankSet, beside: RankSet = 0): number {
  return PLACES[name] + (makes << RANKS.length) + beside
}

const NAME_SHIFT = 2 * RANKS.length

const PLACES = Object.fromEntries(
  POKER_NAMES.toReversed().map((name, place) => [name, place << NAME_SHIFT]),
) as Readonly<Record<PokerName, number>>

/** The same as `rankCards` by the ranks of each suit, quick enough to count every hand there is. */
export function rankSuits(c: RankSet, d: RankSet, h: RankSet, s: RankSet): number {
  const any = c | d | h | s
  const oneSuit = flushOf(c) | flushOf(d) | flushOf(h) | flushOf(s)
  if (oneSuit !== 0) return rankOneSuit(oneSuit)
  const twice = (c & d) | (h & s) | ((c | d) & (h | s))
  const row = rowOf(any)
  // Five ranks in a row leave no place among seven cards for a full house or four alike.
  if (row !== 0) return strengthOf('straight', row)
  if (twice === 0) return strengthOf('high-card', highest(any, HAND_CARDS))
  const thrice = (c & d & (h | s)) | (h & s & (c | d))
  return thrice === 0 ? rankPairs(any, twice) : rankAlike(any, twice, thrice, c & d & h & s)
}

/** Five cards of one suit leave no place among seven for a full house or four alike. */
function rankOneSuit(oneSuit: RankSet): number {
  const row = rowOf(oneSuit)
  if (row === 0) return strengthOf('flush', highest(oneSuit, HAND_CARDS))
  return strengthOf(row === HIGHEST_ROW ? 'royal-flush' : 'straight-flush', row)
}

function rankPairs(any: RankSet, twice: RankSet): number {
  const pairs = highest(twice, 2)
  const isOne = (pairs & (pairs - 1)) === 0
  if (isOne) return strengthOf('pair', pairs, highest(any & ~pairs, 3))
  return strengthOf('two-pairs', pairs, highest(any & ~pairs, 1))
}

function rankAlike(any: RankSet, twice: RankSet, thrice: RankSet, four: RankSet): number {
  if (four !== 0) return strengthOf('four', four, highest(any & ~four, 1))
  const three = highest(thrice, 1)
  const pair = highest(twice & ~three, 1)
  if (pair !== 0) return strengthOf('full-house', three, pair)
  return strengthOf('three', three, highest(any & ~three, 2))
}

const SIZES = Uint8Array.from({ length: SET_COUNT }, (_, set) => {
  let size = 0
  for (let rest = set; rest > 0; rest &= rest - 1) size += 1
  return size
})

function flushOf(suit: RankSet): RankSet {
  return (SIZES[suit] ?? 0) >= HAND_CARDS ? suit : 0
}

/** The lowest card of the best straight as a bit, the ace below the two as bit 0; 0 where there is none. */
function rowOf(set: RankSet): number {
  const both = (set << 1) | (set >>> ACE)
  const pairs = both & (both >>> 1)
  return highest(pairs & (pairs >>> 2) & (both >>> 4), 1)
}

/** The highest ranks of a set, so many of them at most. */
function highest(set: RankSet, count: number): RankSet {
  let kept = set
  for (let size = SIZES[set] ?? 0; size > count; size -= 1) kept &= kept - 1
  return kept
}
