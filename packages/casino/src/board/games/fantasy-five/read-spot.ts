import { FIVE, faultOf, type Five } from './five.ts'
import { cricketersOf, type FantasyFixture } from './fixtures.ts'
import { ladderOf, type Rung } from './ladder.ts'
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
  const team = readFive(value)
  if (team === null || faultOf(cricketersOf(fixture), team) !== null) return null
  const spot = spotOf(fixture, team)
  return isSeen(value, spot) ? spot : null
}

function readFive(value: unknown): Five | null {
  if (typeof value !== 'object' || value === null) return null
  if (!('five' in value) || !('captain' in value) || !Array.isArray(value.five)) return null
  const five = value.five.filter((place) => Number.isInteger(place))
  const isRising = five.every((place, index) => index === 0 || place > five[index - 1])
  if (value.five.length !== FIVE || five.length !== FIVE || !isRising) return null
  return typeof value.captain === 'number' ? { five, captain: value.captain } : null
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
