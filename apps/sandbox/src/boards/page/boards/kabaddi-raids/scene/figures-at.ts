import type { KabaddiSide, Raid } from '@maidan/casino'
import type { RaidMoment } from '../show/raid-moments.ts'
import { RAID_MS } from '../show/raid-moments.ts'
import type { Spot } from './mat.ts'

/** Players of a side on the mat; the one in the middle raids. */
export const PLAYERS = 7
const RAIDER = 3

/** Moments of a raid: over the middle line, at the defenders, and off again. */
const CROSSES_MS = 380
const MEETS_MS = 1_140

/** Where a player is, how far they have fallen, and how clearly they are still in the game. */
export type Figure = { spot: Spot; turn: number; clear: number }

/** Places of the side that raids to the right; the other side's are mirrored. */
export function home(index: number): Spot {
  const share = index / (PLAYERS - 1)
  return { x: 74 - 34 * Math.sin(share * Math.PI), across: 8 + 84 * share }
}

/** Every player of a side so long after a raid has begun, the raid none before the first one. */
export function figuresAt(
  side: KabaddiSide,
  moment: RaidMoment | null,
  atMs: number,
): readonly Figure[] {
  return Array.from({ length: PLAYERS }, (_, index) => {
    const figure = figureOf({ isRaiding: moment?.side === side, index, moment, atMs })
    return side === 'first' ? figure : mirrored(figure)
  })
}

type Asked = { isRaiding: boolean; index: number; moment: RaidMoment | null; atMs: number }

/** As if their own half were on the left. */
function figureOf({ isRaiding, index, moment, atMs }: Asked): Figure {
  const standing = { spot: home(index), turn: 0, clear: 1 }
  if (moment === null) return standing
  if (isRaiding) return index === RAIDER ? raiderAt(moment, atMs) : standing
  const met = meetingSpot(moment)
  const own = { x: 360 - met.x, across: met.across }
  const at = defend(index, own, moment, atMs)
  return { spot: at, turn: 0, clear: isTouched(index, moment) ? faded(atMs) : 1 }
}

function mirrored({ spot, turn, clear }: Figure): Figure {
  return { spot: { x: 360 - spot.x, across: spot.across }, turn: -turn, clear }
}

/** Which defender the raid goes to; it says nothing about its fate. */
function aimOf({ index }: RaidMoment): number {
  return [1, 5, 2, 4][Math.floor(index / 2) % 4] ?? 2
}

/** How near a raid comes to the defenders, before the middle line of their half is 180. */
const REACH: Readonly<Record<Raid, number>> = {
  empty: 246,
  bonus: 276,
  'touch-1': 272,
  'touch-2': 274,
  'touch-3': 276,
  tackle: 268,
  'super-tackle': 268,
}

function meetingSpot(moment: RaidMoment): Spot {
  const { across } = home(aimOf(moment))
  // The bonus line is crossed beside the chain, not through it.
  return {
    x: REACH[moment.raid],
    across: moment.raid === 'bonus' ? (across < 50 ? 2 : 97) : across,
  }
}

function raiderAt(moment: RaidMoment, atMs: number): Figure {
  const from = home(RAIDER)
  const line: Spot = { x: 186, across: from.across }
  const met = meetingSpot(moment)
  if (atMs < CROSSES_MS) return { spot: between(from, line, atMs / CROSSES_MS), turn: 8, clear: 1 }
  if (atMs < MEETS_MS) {
    const share = (atMs - CROSSES_MS) / (MEETS_MS - CROSSES_MS)
    const way = between(line, met, share * share)
    const weave = 13 * Math.sin(share * Math.PI * 3) * (1 - share)
    return { spot: { x: way.x, across: way.across + weave }, turn: 10, clear: 1 }
  }
  if (isCaught(moment.raid)) {
    const fall = Math.min(1, (atMs - MEETS_MS) / 220)
    return { spot: met, turn: 80 * fall, clear: faded(atMs) }
  }
  const back = Math.min(1, (atMs - MEETS_MS - 60) / (RAID_MS - MEETS_MS - 160))
  return { spot: between(met, from, Math.max(0, back)), turn: -8, clear: 1 }
}

/** Defenders sway with the raid; at its end some close in on a raider who is caught. */
function defend(index: number, met: Spot, moment: RaidMoment, atMs: number): Spot {
  const own = home(index)
  const aim = aimOf(moment)
  const sway = 4 * Math.sin(Math.min(atMs, MEETS_MS) / 170 + index * 0.5)
  const standing = { x: own.x + Math.max(0, sway), across: own.across + sway / 2 }
  if (!isCaught(moment.raid) || Math.abs(index - aim) > 1) return standing
  const share = Math.min(1, Math.max(0, (atMs - MEETS_MS + 190) / 300))
  const grip = { x: met.x - 9 + Math.abs(index - aim) * 6, across: met.across + (index - aim) * 9 }
  return between(standing, grip, share)
}

function isTouched(index: number, moment: RaidMoment): boolean {
  const touched = touchedBy(moment.raid)
  const nearest = Array.from({ length: PLAYERS }, (_, other) => other).toSorted(
    (one, other) => Math.abs(one - aimOf(moment)) - Math.abs(other - aimOf(moment)) || one - other,
  )
  return nearest.slice(0, touched).includes(index)
}

function touchedBy(raid: Raid): number {
  if (raid === 'touch-1') return 1
  if (raid === 'touch-2') return 2
  return raid === 'touch-3' ? 3 : 0
}

function isCaught(raid: Raid): boolean {
  return raid === 'tackle' || raid === 'super-tackle'
}

/** Who is out is seen less and less, until the next raid. */
function faded(atMs: number): number {
  return 1 - 0.75 * Math.min(1, Math.max(0, (atMs - MEETS_MS - 150) / 450))
}

function between(from: Spot, to: Spot, share: number): Spot {
  return {
    x: from.x + (to.x - from.x) * share,
    across: from.across + (to.across - from.across) * share,
  }
}
