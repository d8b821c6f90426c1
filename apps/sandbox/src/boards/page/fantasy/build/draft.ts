import {
  creditsOf,
  FANTASY_BUDGET,
  FIVE,
  SIDE_MAX,
  SQUAD,
  type Cricketer,
  type Five,
} from '@maidan/casino'

/** A team as far as it has been built. */
export type Draft = { five: readonly number[]; captain: number | null }

export const EMPTY_DRAFT: Draft = { five: [], captain: null }

/** Why somebody cannot be added. */
export type Hindrance = 'full' | 'side' | 'budget'

/** Why the cricketer at a place cannot be added to a draft; null: they can. */
export function hindranceOf(
  all: readonly Cricketer[],
  { five }: Draft,
  place: number,
): Hindrance | null {
  if (five.length >= FIVE) return 'full'
  const isFirst = place < SQUAD
  if (five.filter((other) => other < SQUAD === isFirst).length >= SIDE_MAX) return 'side'
  return creditsOf(all, [...five, place]) > FANTASY_BUDGET ? 'budget' : null
}

/** The draft with somebody added, or taken out if they were in it. */
export function toggled({ five, captain }: Draft, place: number): Draft {
  if (five.includes(place)) {
    return {
      five: five.filter((other) => other !== place),
      captain: captain === place ? null : captain,
    }
  }
  return { five: [...five, place].toSorted((one, other) => one - other), captain }
}

/** One of these fives with one of its own as captain, by two chances from 0 to 1. */
export function quickPick(
  fives: readonly (readonly number[])[],
  random: () => number,
): Five | null {
  const five = fives[Math.floor(random() * fives.length)]
  const captain = five?.[Math.floor(random() * five.length)]
  return five === undefined || captain === undefined ? null : { five, captain }
}

/** Whether two drafts are the same team. */
export function isSame(one: Draft, other: Draft): boolean {
  return one.captain === other.captain && one.five.join() === other.five.join()
}
