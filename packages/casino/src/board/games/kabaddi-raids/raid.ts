/**
 * What comes of a raid: nothing; the bonus line crossed; one, two or three defenders touched; the
 * raider tackled, or tackled for two by a chain of three defenders.
 */
export const RAIDS = [
  'empty',
  'bonus',
  'touch-1',
  'touch-2',
  'touch-3',
  'tackle',
  'super-tackle',
] as const

export type Raid = (typeof RAIDS)[number]

/** Points of a raid: those of the raider's side, and those of the defenders'. */
export const RAID_POINTS: Readonly<Record<Raid, { raiders: number; defenders: number }>> = {
  empty: { raiders: 0, defenders: 0 },
  bonus: { raiders: 1, defenders: 0 },
  'touch-1': { raiders: 1, defenders: 0 },
  'touch-2': { raiders: 2, defenders: 0 },
  'touch-3': { raiders: 3, defenders: 0 },
  tackle: { raiders: 0, defenders: 1 },
  'super-tackle': { raiders: 0, defenders: 2 },
}

/** A raid is drawn as one of so many equal chances. */
export const RAID_CHANCES = 100

/** Chances of each raid when raiders and defenders are equally strong. */
export const EVEN_RAID: Readonly<Record<Raid, number>> = {
  empty: 30,
  bonus: 8,
  'touch-1': 26,
  'touch-2': 8,
  'touch-3': 2,
  tackle: 22,
  'super-tackle': 4,
}

/** What each point of raiding above defending adds to them; together nothing. */
const PER_POINT: Readonly<Record<Raid, number>> = {
  empty: -1,
  bonus: 0,
  'touch-1': 2,
  'touch-2': 1,
  'touch-3': 0,
  tackle: -2,
  'super-tackle': 0,
}

/** Chances of a raid, of `RAID_CHANCES`, when one team raids and the other defends. */
export function raidChances(raiding: number, defending: number): Readonly<Record<Raid, number>> {
  const of = (raid: Raid) => EVEN_RAID[raid] + (raiding - defending) * PER_POINT[raid]
  return {
    empty: of('empty'),
    bonus: of('bonus'),
    'touch-1': of('touch-1'),
    'touch-2': of('touch-2'),
    'touch-3': of('touch-3'),
    tackle: of('tackle'),
    'super-tackle': of('super-tackle'),
  }
}
