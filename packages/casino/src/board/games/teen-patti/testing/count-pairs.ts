import { DECK, type Card } from '../../../../cards/card.ts'
import { rankHand, TEEN_PATTI_KINDS } from '../hand.ts'

/** A hand by the places of its cards in the deck. */
type Held = { kind: number; strength: number; places: readonly [number, number, number] }

/**
 * Pairs of hands without a card in common, by the kinds of the first and the second, and of these,
 * by their kind, those that are equally strong. Hands apart are counted by inclusion and exclusion.
 */
export function countPairs(): { pairs: readonly (readonly number[])[]; equal: readonly number[] } {
  const hands = everyHand()
  return { pairs: kindPairs(hands), equal: equalPairs(hands) }
}

function everyHand(): readonly Held[] {
  const hands: Held[] = []
  DECK.forEach((third, c) => {
    DECK.slice(0, c).forEach((second, b) => {
      DECK.slice(0, b).forEach((first, a) => hands.push(held([first, second, third], [a, b, c])))
    })
  })
  return hands
}

function held(cards: readonly [Card, Card, Card], places: Held['places']): Held {
  const { kind, strength } = rankHand(cards)
  return { kind: TEEN_PATTI_KINDS.indexOf(kind), strength, places }
}

/** Of the hands of one kind, how many hold a card, and how many hold two of them together. */
type Holders = { all: number; one: number[]; two: number[] }

function kindPairs(hands: readonly Held[]): readonly (readonly number[])[] {
  const holders = TEEN_PATTI_KINDS.map((_, kind) => holdersOf(hands, kind))
  const pairs = TEEN_PATTI_KINDS.map(() => TEEN_PATTI_KINDS.map(() => 0))
  for (const hand of hands) {
    const ofA = pairs[hand.kind] ?? []
    holders.forEach((of, kind) => {
      ofA[kind] = (ofA[kind] ?? 0) + apartFrom(hand, of, kind === hand.kind)
    })
  }
  return pairs
}

function holdersOf(hands: readonly Held[], kind: number): Holders {
  const one = DECK.map(() => 0)
  const two = DECK.flatMap(() => DECK.map(() => 0))
  const ofKind = hands.filter((hand) => hand.kind === kind)
  for (const { places } of ofKind) {
    for (const place of places) one[place] = (one[place] ?? 0) + 1
    for (const index of twosOf(places)) two[index] = (two[index] ?? 0) + 1
  }
  return { all: ofKind.length, one, two }
}

function twosOf([a, b, c]: Held['places']): readonly number[] {
  const size = DECK.length
  return [a * size + b, a * size + c, b * size + c]
}

/** Hands that share no card with this one: all, less those with one of its cards, and so on. */
function apartFrom({ places }: Held, { all, one, two }: Holders, hasItself: boolean): number {
  let count = all - (hasItself ? 1 : 0)
  for (const place of places) count -= one[place] ?? 0
  for (const index of twosOf(places)) count += two[index] ?? 0
  return count
}

function equalPairs(hands: readonly Held[]): readonly number[] {
  const pairs = TEEN_PATTI_KINDS.map(() => 0)
  for (const alike of byStrength(hands)) {
    for (const a of alike) {
      for (const b of alike) if (isApart(a, b)) pairs[a.kind] = (pairs[a.kind] ?? 0) + 1
    }
  }
  return pairs
}

function byStrength(hands: readonly Held[]): Iterable<readonly Held[]> {
  const groups = new Map<number, Held[]>()
  for (const hand of hands) {
    const group = groups.get(hand.strength)
    if (group === undefined) groups.set(hand.strength, [hand])
    else group.push(hand)
  }
  return groups.values()
}

function isApart(a: Held, b: Held): boolean {
  const [first, second, third] = b.places
  return a.places.every((place) => place !== first && place !== second && place !== third)
}
