import { isOut, type Fate } from './fates.ts'
import { DUTIES, MATCH_OVERS, type Duty } from './overs.ts'
import type { FantasyMatch } from './play-match.ts'
import { SQUAD } from './squads.ts'

/** What a cricketer is given for what they do. A boundary's bonus comes on top of its runs. */
export const FANTASY_POINTS = { run: 1, four: 1, six: 2, dot: 1, wicket: 12, catch: 4 } as const

/** What a ball scores in runs. */
export const FATE_RUNS: Readonly<Record<Fate, number>> = {
  dot: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  six: 6,
  bowled: 0,
  behind: 0,
  caught: 0,
}

/** What a ball gives to whoever does a duty in its over. */
export function pointsFor(duty: Duty, fate: Fate): number {
  switch (duty) {
    case 'batter':
      return FATE_RUNS[fate] * FANTASY_POINTS.run + bonusOf(fate)
    case 'bowler':
      if (isOut(fate)) return FANTASY_POINTS.wicket
      return fate === 'dot' ? FANTASY_POINTS.dot : 0
    case 'keeper':
      return fate === 'behind' ? FANTASY_POINTS.catch : 0
    case 'catcher':
      return fate === 'caught' ? FANTASY_POINTS.catch : 0
  }
}

function bonusOf(fate: Fate): number {
  if (fate === 'four') return FANTASY_POINTS.four
  return fate === 'six' ? FANTASY_POINTS.six : 0
}

/** The points of each of the twelve, by place, when so many balls of a match have been bowled. */
export function pointsAfter(match: FantasyMatch, balls = Infinity): readonly number[] {
  const points = Array.from({ length: 2 * SQUAD }, () => 0)
  let left = balls
  for (const [index, over] of MATCH_OVERS.entries()) {
    const bowled = (match[index] ?? []).slice(0, Math.max(0, left))
    left -= bowled.length
    for (const duty of DUTIES) {
      let more = points[over[duty]] ?? 0
      for (const fate of bowled) more += pointsFor(duty, fate)
      points[over[duty]] = more
    }
  }
  return points
}
