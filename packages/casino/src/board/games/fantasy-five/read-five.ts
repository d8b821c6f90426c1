import { FIVE, faultOf, type Five } from './five.ts'
import { cricketersOf, type FantasyFixture } from './fixtures.ts'

/** The team in what a page sent, without anything else that came with it; null when it breaks a rule. */
export function readFive(value: unknown, fixture: FantasyFixture): Five | null {
  const team = fiveIn(value)
  return team === null || faultOf(cricketersOf(fixture), team) !== null ? null : team
}

function fiveIn(value: unknown): Five | null {
  if (typeof value !== 'object' || value === null) return null
  if (!('five' in value) || !('captain' in value) || !Array.isArray(value.five)) return null
  const five = value.five.filter((place) => Number.isInteger(place))
  const isRising = five.every((place, index) => index === 0 || place > five[index - 1])
  if (value.five.length !== FIVE || five.length !== FIVE || !isRising) return null
  return typeof value.captain === 'number' ? { five, captain: value.captain } : null
}
