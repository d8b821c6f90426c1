import type { KabaddiFixture } from './fixtures.ts'
import { afterRaid, chancesOf, raidingSide, RAIDS_PER_HALF, type Points } from './raid-all.ts'
import { RAIDS } from './raid.ts'
import { OPENING_RAIDS, openingRaid, worthOf, type OpeningRaid } from './result.ts'

/** A half as results tell it, with its ways of 100 for each raid: few enough for exact numbers. */
export type Half = Points & { opening: OpeningRaid | null; ways: number }

type Asked = { fixture: KabaddiFixture; worthMax: number; hasOpening: boolean }

/**
 * Every half of these teams in which no raid is worth more than so many points. The opening is told on
 * wish alone, since telling it makes five halves of one.
 */
export function everyHalf({ fixture, worthMax, hasOpening }: Asked): readonly Half[] {
  const raids = RAIDS.filter((raid) => worthOf(raid) <= worthMax)
  const chances = { first: chancesOf(fixture, 'first'), second: chancesOf(fixture, 'second') }
  let halves: readonly Half[] = [{ first: 0, second: 0, opening: null, ways: 1 }]
  for (let place = 0; place < RAIDS_PER_HALF; place += 1) {
    const side = raidingSide(place)
    const next = new Map<number, Half>()
    for (const half of halves) {
      for (const raid of raids) {
        const points = afterRaid(half, raid, side)
        const opening = hasOpening && place === 0 ? openingRaid(raid) : half.opening
        gather(next, { ...points, opening, ways: half.ways * chances[side][raid] })
      }
    }
    halves = [...next.values()]
  }
  return halves
}

function gather(halves: Map<number, Half>, half: Half): void {
  const key = keyOf(half)
  const known = halves.get(key)
  if (known === undefined) halves.set(key, half)
  else known.ways += half.ways
}

/** A number that two halves share only if they are alike: each factor is above all its values. */
function keyOf({ first, second, opening }: Half): number {
  const open = opening === null ? OPENING_RAIDS.length : OPENING_RAIDS.indexOf(opening)
  return (first * 100 + second) * 10 + open
}
