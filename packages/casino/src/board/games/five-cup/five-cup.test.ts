import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { percentText } from '../../../chance/fraction.ts'
import { contestFee } from '../../../contest/largest-fee.ts'
import { prizeTable } from '../../../contest/prize-table.ts'
import { sharePool } from '../../../contest/share-pool.ts'
import { seededDraws } from '../../../slot/fixtures/seeded-draws.ts'
import { fantasyFive } from '../fantasy-five/fantasy-five.ts'
import { everyFive } from '../fantasy-five/five.ts'
import { cricketersOf, FANTASY_FIXTURES, SERIES } from '../fantasy-five/fixtures.ts'
import { spotOf } from '../fantasy-five/read-spot.ts'
import { CUP_ENTRIES_MAX, fiveCup } from './five-cup.ts'

const TEAM = { five: [0, 2, 5, 9, 11], captain: 9 }

/** Some teams of a fixture, each with every captain of its five. */
const teamsOf = FANTASY_FIXTURES.map((fixture) =>
  everyFive(cricketersOf(fixture))
    .filter((_, index) => index % 20 === 0)
    .flatMap((five) => five.map((captain) => ({ five, captain }))),
)

describe('what a page sends', () => {
  test('is a team of the round and nothing beside it', () => {
    expect(fiveCup.readSpot({ ...TEAM, ladder: [], name: 'x' }, 0)).toEqual(TEAM)
  })

  test('is held against the fixture of its own round', () => {
    const [fixture] = FANTASY_FIXTURES
    const fives = fixture === undefined ? [] : everyFive(cricketersOf(fixture))
    const teams = fives.map((five) => ({ five, captain: five[0] }))
    const elsewhere = teams.filter((team) => fiveCup.readSpot(team, SERIES) === null)
    expect(elsewhere.length).toBeGreaterThan(0)
    expect(elsewhere.every((team) => fiveCup.readSpot(team, SERIES - 1) !== null)).toBe(true)
  })

  test.each<[string, unknown]>([
    ['nothing', null],
    ['a captain from outside', { ...TEAM, captain: 1 }],
    ['another order', { ...TEAM, five: TEAM.five.toReversed() }],
    ['four of a side', { five: [0, 1, 2, 5, 11], captain: 0 }],
  ])('is refused: %s', (_name, value) => {
    expect(fiveCup.readSpot(value, 0)).toBeNull()
  })
})

test('a round is that of Fantasy Five, and an entry scores what its ladder would go by', () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.nat(44), fc.nat(1_000), (seed, number, pick) => {
      const outcome = fiveCup.draw(seededDraws(seed + 1), number)
      expect(outcome).toEqual(fantasyFive.draw(seededDraws(seed + 1), number))
      const teams = teamsOf[outcome.fixture] ?? []
      const team = teams[pick % teams.length] ?? TEAM
      const points = fiveCup.contest.pointsOf(team, outcome)
      const fixture = FANTASY_FIXTURES[outcome.fixture]
      if (fixture === undefined) throw new Error('no fixture')
      // A ladder whose only rung is just reached, or just missed, tells the points without adding them up here.
      const atRung = (least: number) =>
        fantasyFive.payMinor(
          100n,
          { ...spotOf(fixture, team), ladder: [{ points: least, paysCenti: 200 }] },
          outcome,
        )
      expect([atRung(points), atRung(points + 1)]).toEqual([200n, 0n])
    }),
    { numRuns: 40 },
  )
})

test('contests of teams give back nine tenths of what is paid in, to the last minor unit', () => {
  const entry = fc.record({ player: fc.constantFrom('alice', 'bob', 'carol'), team: fc.nat(1_000) })
  const [teams = []] = teamsOf
  fc.assert(
    fc.property(
      fc.nat(10_000),
      fc.constantFrom(...(fiveCup.betLevelsMinor.BDT ?? [])),
      fc.array(entry, { minLength: 2, maxLength: 40 }),
      (seed, entryMinor, entries) => {
        const outcome = fiveCup.draw(seededDraws(seed + 1), 0)
        const { contest } = fiveCup
        const scored = entries.map(({ player, team }, at) => ({
          id: String(at),
          player,
          points: contest.pointsOf(teams[team % teams.length] ?? TEAM, outcome),
        }))
        const shared = sharePool({ entries: scored, entryMinor, feeBps: contest.feeBps })
        const isHeld = new Set(entries.map(({ player }) => player)).size > 1
        expect(shared.state).toBe(isHeld ? 'shared' : 'called-off')
        if (shared.state === 'called-off') return
        const paid = shared.placed.reduce((sum, { prizeMinor }) => sum + prizeMinor, 0n)
        expect(paid * 10n).toBe(entryMinor * BigInt(entries.length) * 9n)
      },
    ),
    { numRuns: 60 },
  )
})

describe('what is said of it', () => {
  const [facts] = fiveCup.bets

  test('are its return, the third that is paid, and the largest first prize', () => {
    expect(fiveCup.bets).toHaveLength(1)
    expect(facts && percentText(facts.exactReturn)).toBe('90.00')
    expect(facts && percentText(facts.hitRate)).toBe('33.33')
    expect(facts?.largestMultiple).toBe(34)
  })

  test('no contest of any size or entry fee pays its first place more', () => {
    const levels = Object.values(fiveCup.betLevelsMinor).flat()
    let largest = 0
    for (const entryMinor of levels) {
      for (let entries = 2; entries <= CUP_ENTRIES_MAX; entries += 1) {
        const stakedMinor = BigInt(entries) * entryMinor
        const poolMinor = stakedMinor - contestFee({ stakedMinor, feeBps: fiveCup.contest.feeBps })
        const [first = 0n] = prizeTable({ entries, entryMinor, poolMinor })
        largest = Math.max(largest, Number(first) / Number(entryMinor))
      }
    }
    expect(levels).toHaveLength(12)
    expect(Math.ceil(largest)).toBe(facts?.largestMultiple)
  })

  test('a stake that nobody plays against goes back whole', () => {
    expect(fiveCup.payMinor(1_234n, TEAM, fiveCup.draw(seededDraws(3), 0))).toBe(1_234n)
  })
})
