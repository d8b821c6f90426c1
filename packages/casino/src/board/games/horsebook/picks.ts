import { LANES } from './races.ts'

/** A lane (from 0) as a pick names it: its number on the saddle. */
export function lanePick(lane: number): string {
  return String(lane + 1)
}

/** Ranks of strength (from 0) as a pick names them: `r1-r3` is the strongest and the third. */
export function rankPick(ranks: readonly number[]): string {
  return ranks.map((rank) => `r${rank + 1}`).join('-')
}

/** The ranks (from 0) that a pick names; none when it names a lane or something else. */
export function ranksOfPick(pick: string): readonly number[] {
  const parts = pick.split('-')
  return parts.every((part) => /^r[1-8]$/.test(part))
    ? parts.map((part) => Number(part.slice(1)) - 1)
    : []
}

export const LANE_PICKS = upTo(LANES).map(lanePick)

/** The first `count` ranks two by two: in order, either order, and three in any order. */
export function orderedPairs(count: number): readonly string[] {
  return upTo(count).flatMap((first) =>
    upTo(count)
      .filter((second) => second !== first)
      .map((second) => rankPick([first, second])),
  )
}

export function pairs(count: number): readonly string[] {
  return upTo(count).flatMap((first) => upTo(first).map((second) => rankPick([second, first])))
}

export function trios(count: number): readonly string[] {
  return upTo(count).flatMap((last) =>
    upTo(last).flatMap((middle) => upTo(middle).map((first) => rankPick([first, middle, last]))),
  )
}

function upTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index)
}
