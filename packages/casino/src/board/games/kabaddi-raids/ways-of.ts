import type { ResultWays } from '../../event/event-model.ts'
import { everyHalf, type Half } from './every-half.ts'
import type { KabaddiFixture } from './fixtures.ts'
import {
  capLead,
  capTotal,
  LEAD_MAX,
  leader,
  OPENING_RAIDS,
  TOTAL_MAX,
  WORTH_MAX,
  type KabaddiResult,
} from './result.ts'

const LEADERS = ['first', 'tie', 'second'] as const
const PARTS = OPENING_RAIDS.length * LEADERS.length
const TOTALS = TOTAL_MAX + 1
const LEADS = 2 * LEAD_MAX + 1

/** Ways of games, at the place that tells all of their results but the best raid. */
type Tally = bigint[]

/**
 * Every result of a game with its ways. The games whose best raid is worth so much are those without a
 * better one, less those without one as good.
 */
export function waysOf(fixture: KabaddiFixture): readonly ResultWays<KabaddiResult>[] {
  const results: ResultWays<KabaddiResult>[] = []
  let lesser: Tally = []
  for (let best = 1; best <= WORTH_MAX; best += 1) {
    const tally = tallyGames(fixture, best)
    for (const [place, all] of tally.entries()) {
      const ways = all - (lesser[place] ?? 0n)
      if (ways > 0n) results.push({ result: { ...told(place), best }, ways })
    }
    lesser = tally
  }
  return results
}

/** Each first half with each second one, when no raid is worth more than this. */
function tallyGames(fixture: KabaddiFixture, worthMax: number): Tally {
  const ones = everyHalf({ fixture, worthMax, hasOpening: true })
  const others = everyHalf({ fixture, worthMax, hasOpening: false }).map(sums)
  const tally: Tally = Array.from({ length: LEADS * TOTALS * PARTS }, () => 0n)
  for (const half of ones) {
    const part = partOf(half)
    const one = sums(half)
    for (const other of others) {
      const lead = capLead(one.lead + other.lead) + LEAD_MAX
      const place = (lead * TOTALS + capTotal(one.total + other.total)) * PARTS + part
      tally[place] = (tally[place] ?? 0n) + one.ways * other.ways
    }
  }
  return tally
}

function sums({ first, second, ways }: Half) {
  return { lead: first - second, total: first + second, ways: BigInt(ways) }
}

/** What a first half decides by itself: its first raid, and who leads after it. */
function partOf({ first, second, opening }: Half): number {
  if (opening === null) throw new Error('A first half has its first raid')
  return (
    OPENING_RAIDS.indexOf(opening) * LEADERS.length + LEADERS.indexOf(leader({ first, second }))
  )
}

/** What a place of a tally tells. */
function told(place: number): Omit<KabaddiResult, 'best'> {
  const part = place % PARTS
  const points = (place - part) / PARTS
  return {
    opening: OPENING_RAIDS[Math.floor(part / LEADERS.length)] ?? 'empty',
    half: LEADERS[part % LEADERS.length] ?? 'tie',
    lead: Math.floor(points / TOTALS) - LEAD_MAX,
    total: points % TOTALS,
  }
}
