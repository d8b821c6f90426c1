import type { Five } from './five.ts'
import type { FantasyFixture } from './fixtures.ts'
import { ladderOf, type Rung } from './ladder.ts'
import { readFive } from './read-five.ts'
import { spreadOf } from './spread.ts'

/** What a stake stands on: a team, and the prizes that its player saw. */
export type FantasySpot = Five & { ladder: readonly Rung[] }

/** A team of a fixture with the prizes that its exact chances make. */
export function spotOf(fixture: FantasyFixture, { five, captain }: Five): FantasySpot {
  const team = { five, captain }
  return { ...team, ladder: ladderOf(spreadOf(fixture, team)) }
}

/** The team in what a page sent, null when it breaks a rule or was shown with other prizes. */
export function readSpot(value: unknown, fixture: FantasyFixture): FantasySpot | null {
  const team = readFive(value, fixture)
  if (team === null) return null
  const spot = spotOf(fixture, team)
  return isSeen(value, spot) ? spot : null
}

/** Whether the page sent these very prizes: nobody plays for others than they saw. */
function isSeen(value: unknown, { ladder }: FantasySpot): boolean {
  if (typeof value !== 'object' || value === null || !('ladder' in value)) return false
  if (!Array.isArray(value.ladder) || value.ladder.length !== ladder.length) return false
  const sent: readonly unknown[] = value.ladder
  return ladder.every(({ points, paysCenti }, index) => {
    const rung = sent[index]
    if (typeof rung !== 'object' || rung === null) return false
    if (!('points' in rung) || !('paysCenti' in rung)) return false
    return rung.points === points && rung.paysCenti === paysCenti
  })
}
