import { pointsOf, RAIDS_PER_HALF, type KabaddiPlay, type Points } from './raid-all.ts'
import { RAID_POINTS, type Raid } from './raid.ts'

/** Fates of the first raid that can be bet on. */
export const OPENING_RAIDS = ['empty', 'point-1', 'points-2', 'tackle', 'super-tackle'] as const
export type OpeningRaid = (typeof OPENING_RAIDS)[number]

export type Leader = 'first' | 'tie' | 'second'

/** A lead, and a sum of points, above these are not told apart; the sum keeps being odd or even. */
export const LEAD_MAX = 7
export const TOTAL_MAX = 14

/** Most points that a raid can bring. */
export const WORTH_MAX = 3

/** What markets ask about a game. */
export type KabaddiResult = {
  opening: OpeningRaid
  half: Leader
  /** Points of the first team above those of the second, below 0 when it lost. */
  lead: number
  total: number
  /** Most points of one raid, for either side; fewer than one are told as one. */
  best: number
}

export function kabaddiResult({ raids }: KabaddiPlay): KabaddiResult {
  const half = pointsOf(raids.slice(0, RAIDS_PER_HALF))
  const { first, second } = pointsOf(raids)
  return {
    opening: openingRaid(raids[0] ?? 'empty'),
    half: leader(half),
    lead: capLead(first - second),
    total: capTotal(first + second),
    best: Math.max(1, ...raids.map(worthOf)),
  }
}

export function openingRaid(raid: Raid): OpeningRaid {
  if (raid === 'bonus' || raid === 'touch-1') return 'point-1'
  return raid === 'touch-2' || raid === 'touch-3' ? 'points-2' : raid
}

export function leader({ first, second }: Points): Leader {
  if (first === second) return 'tie'
  return first > second ? 'first' : 'second'
}

export function capLead(lead: number): number {
  return Math.max(-LEAD_MAX, Math.min(LEAD_MAX, lead))
}

export function capTotal(total: number): number {
  return total <= TOTAL_MAX ? total : TOTAL_MAX - (total % 2)
}

/** Points of a raid, whoever gets them. */
export function worthOf(raid: Raid): number {
  const { raiders, defenders } = RAID_POINTS[raid]
  return raiders + defenders
}
