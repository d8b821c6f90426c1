import { SQUAD, type Cricketer, type Role } from './squads.ts'

/** Five of the twelve of a fixture, by their places, smallest first, and whose points count double. */
export type Five = { five: readonly number[]; captain: number }

export const FIVE = 5
export const FANTASY_BUDGET = 55
export const SIDE_MAX = 3

/** Roles of which a team has one at least. */
export const NEEDED_ROLES = ['batter', 'keeper', 'bowler'] as const satisfies readonly Role[]

/** Why a team cannot be played; the first rule that it breaks. */
export type FiveFault =
  | 'count'
  | 'side'
  | 'budget'
  | `no-${(typeof NEEDED_ROLES)[number]}`
  | 'captain'

type Picks = { five: readonly number[]; captain: number | null }

/** The first rule that a team breaks, null when it can be played. */
export function faultOf(all: readonly Cricketer[], { five, captain }: Picks): FiveFault | null {
  const picked = five.map((place) => all[place])
  const members = picked.filter((cricketer) => cricketer !== undefined)
  if (creditsOf(all, five) > FANTASY_BUDGET) return 'budget'
  const fromFirst = five.filter((place) => place < SQUAD).length
  if (Math.max(fromFirst, five.length - fromFirst) > SIDE_MAX) return 'side'
  if (new Set(five).size !== FIVE || members.length !== FIVE || five.length !== FIVE) return 'count'
  const missing = NEEDED_ROLES.find((role) => members.every((one) => one.role !== role))
  if (missing !== undefined) return `no-${missing}`
  return captain !== null && five.includes(captain) ? null : 'captain'
}

/** What these cricketers cost together. */
export function creditsOf(all: readonly Cricketer[], five: readonly number[]): number {
  return five.reduce((sum, place) => sum + (all[place]?.credits ?? 0), 0)
}

/** Every five of twelve that can be played, without a captain. */
export function everyFive(all: readonly Cricketer[]): readonly (readonly number[])[] {
  const grow = (before: readonly number[], from: number): readonly (readonly number[])[] => {
    if (before.length === FIVE) return [before]
    return [...all.keys()].slice(from).flatMap((place) => grow([...before, place], place + 1))
  }
  return grow([], 0).filter((five) => faultOf(all, { five, captain: five[0] ?? null }) === null)
}

/** What a team has scored: the points of its five, the captain's twice. */
export function fivePoints(points: readonly number[], { five, captain }: Five): number {
  const sum = five.reduce((total, place) => total + (points[place] ?? 0), 0)
  return sum + (points[captain] ?? 0)
}
