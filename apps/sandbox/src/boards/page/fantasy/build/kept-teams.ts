import { cricketersOf, faultOf, type FantasyFixture, type Five } from '@maidan/casino'

/** Teams that this browser keeps for two sides: the one staked last, and one that was saved. */
export type KeptKind = 'last' | 'saved'

type Kept = Partial<Record<string, unknown>>

const keyOf = (kind: KeptKind) => `maidan-fantasy-five-${kind}`

/** The kept team of a fixture; null when there is none, or it can no longer be played. */
export function keptTeam(kind: KeptKind, fixture: FantasyFixture): Five | null {
  const team = readTeam(readAll(kind)[nameOf(fixture)])
  return team !== null && faultOf(cricketersOf(fixture), team) === null ? team : null
}

/** Keeps a team for its fixture, in place of the one before. */
export function keepTeam(kind: KeptKind, fixture: FantasyFixture, { five, captain }: Five): void {
  const all = { ...readAll(kind), [nameOf(fixture)]: { five, captain } }
  try {
    localStorage.setItem(keyOf(kind), JSON.stringify(all))
  } catch {
    // Storage may be closed to framed pages; the team then lasts as long as the page.
  }
}

function nameOf({ first, second }: FantasyFixture): string {
  return `${first} ${second}`
}

function readAll(kind: KeptKind): Kept {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(kind)) ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

function readTeam(value: unknown): Five | null {
  if (typeof value !== 'object' || value === null) return null
  if (!('five' in value) || !('captain' in value) || !Array.isArray(value.five)) return null
  const sent: readonly unknown[] = value.five
  const five = sent.filter((place) => typeof place === 'number')
  if (typeof value.captain !== 'number' || five.length !== sent.length) return null
  return { five, captain: value.captain }
}
