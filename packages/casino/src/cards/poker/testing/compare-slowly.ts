import type { Card } from '../../card.ts'
import { everyFive } from '../best-five.ts'
import { nameFive } from '../name-five.ts'
import { POKER_NAMES } from '../names.ts'

/**
 * Compares two sets of five to seven cards as somebody at the table does: every five of them is named and
 * its ranks laid out, and the best five of each are held against each other. Above 0 where the first wins.
 */
export function compareSlowly(one: readonly Card[], other: readonly Card[]): number {
  return against(bestOf(one), bestOf(other))
}

function bestOf(cards: readonly Card[]): readonly number[] {
  return everyFive(cards)
    .map(laidOut)
    .reduce((best, five) => (against(five, best) > 0 ? five : best))
}

/** The name as a number, then the ranks: those that come most often first, of them the highest first. */
function laidOut(five: readonly Card[]): readonly number[] {
  const name = nameFive(five)
  const ranks = five.map(({ rank }) => (rank === 1 ? 14 : rank)).toSorted((a, b) => b - a)
  const isWheel = isRow(name) && ranks[0] === 14 && ranks[1] === 5
  const times = (rank: number): number => ranks.filter((other) => other === rank).length
  const laid = isWheel ? [5, 4, 3, 2, 1] : ranks.toSorted((a, b) => times(b) - times(a) || b - a)
  return [-POKER_NAMES.indexOf(name), ...laid]
}

function isRow(name: string): boolean {
  return name === 'straight' || name === 'straight-flush'
}

function against(one: readonly number[], other: readonly number[]): number {
  const place = one.findIndex((value, at) => value !== other[at])
  return place < 0 ? 0 : (one[place] ?? 0) - (other[place] ?? 0)
}
