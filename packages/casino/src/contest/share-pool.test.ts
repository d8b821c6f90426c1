import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { prizeTable } from './prize-table.ts'
import { sharePool, type Contest } from './share-pool.ts'

const entry = fc.record({
  player: fc.constantFrom('alice', 'bob', 'carol', 'dina'),
  points: fc.integer({ min: 0, max: 9 }),
})

const contest: fc.Arbitrary<Contest> = fc.record({
  entries: fc
    .array(entry, { maxLength: 40 })
    .map((all) => all.map((one, at) => ({ ...one, id: `e${at}` }))),
  entryMinor: fc.bigInt({ min: 1n, max: 300n }),
  feeBps: fc.integer({ min: 0, max: 2_500 }),
})

/** Contests that take place. */
const held = contest.filter(({ entries }) => new Set(entries.map((one) => one.player)).size > 1)

function shared(of: Contest) {
  const result = sharePool(of)
  if (result.state !== 'shared') throw new Error('it was called off')
  return result
}

/** So many times one thing fits into another, by counting. */
function fits(amount: number, into: number): number {
  let count = 0
  while ((count + 1) * amount <= into) count += 1
  return count
}

/** What the places get, coin by coin: the first one has all, and gives each of the others what is theirs. */
function slowTable({ entries, entryMinor, feeBps }: Contest): number[] {
  const entryCoins = Number(entryMinor)
  const staked = entries.length * entryCoins
  const pool = staked - fits(10_000, staked * feeBps)
  const paid = entries.length < 3 ? 1 : entries.length < 6 ? 2 : fits(3, entries.length)
  const own = entries.length < 6 ? 0 : entryCoins
  const partsOf = (place: number) =>
    entries.length < 6 ? ([70, 30][place] ?? 0) : Math.floor(1e9 / (place + 1))
  const parts = Array.from({ length: paid }, (_, at) => partsOf(at)).reduce(
    (sum, part) => sum + part,
    0,
  )
  const rest = pool - paid * own
  const others = Array.from(
    { length: paid - 1 },
    (_, at) => own + fits(parts, rest * partsOf(at + 1)),
  )
  return [pool - others.reduce((sum, coins) => sum + coins, 0), ...others]
}

/** Each place's coins are dealt round and round to everybody who shares it. */
function slowPrizes(of: Contest): Map<string, number> {
  const table = slowTable(of)
  const won = new Map(of.entries.map(({ id }) => [id, 0]))
  for (const { points } of of.entries) {
    const tied = of.entries.filter((one) => one.points === points)
    if (tied.some(({ id }) => won.get(id) !== 0)) continue
    const before = of.entries.filter((one) => one.points > points).length
    let coins = 0
    for (let place = before; place < before + tied.length; place += 1) coins += table[place] ?? 0
    for (let at = 0; coins > 0; at = (at + 1) % tied.length, coins -= 1) {
      const id = tied[at]?.id ?? ''
      won.set(id, (won.get(id) ?? 0) + 1)
    }
  }
  return won
}

describe('a pool that is shared', () => {
  test('goes to the places as a slow count of coins says', () => {
    fc.assert(
      fc.property(held, (of) => {
        const prizes = shared(of).placed.map(
          ({ id, prizeMinor }) => [id, Number(prizeMinor)] as const,
        )
        expect(new Map(prizes)).toEqual(slowPrizes(of))
      }),
    )
  })

  test('returns one less the fee, to the last minor unit, with the fee rounded down', () => {
    fc.assert(
      fc.property(held, (of) => {
        const { poolMinor, feeMinor, placed } = shared(of)
        const stakedMinor = of.entryMinor * BigInt(of.entries.length)
        expect(placed.reduce((sum, { prizeMinor }) => sum + prizeMinor, 0n)).toBe(poolMinor)
        expect(poolMinor + feeMinor).toBe(stakedMinor)
        const above = stakedMinor * BigInt(of.feeBps) - feeMinor * 10_000n
        expect(above >= 0n && above < 10_000n).toBe(true)
      }),
    )
  })

  test('gives more points no less, and equal points the same but for one minor unit, the earlier first', () => {
    fc.assert(
      fc.property(held, (of) => {
        const { placed } = shared(of)
        const at = (id: string) => of.entries.findIndex((one) => one.id === id)
        for (const [index, one] of placed.slice(1).entries()) {
          const better = placed[index] ?? one
          const tied = better.place === one.place
          expect(tied).toBe(of.entries[at(better.id)]?.points === of.entries[at(one.id)]?.points)
          const gapMinor = better.prizeMinor - one.prizeMinor
          expect(gapMinor >= 0n && (!tied || gapMinor <= 1n)).toBe(true)
          expect(!tied || at(better.id) < at(one.id)).toBe(true)
        }
      }),
    )
  })
})

test('from six entries on, every paid place has at least its entry back, up to the largest fee', () => {
  for (let entries = 6; entries <= 200; entries += 1) {
    const entryMinor = 1_000n
    const poolMinor = (BigInt(entries) * entryMinor * 3n) / 4n
    const prizes = prizeTable({ entries, entryMinor, poolMinor })
    expect(prizes).toHaveLength(Math.floor(entries / 3))
    expect(
      prizes.every((prize, at) => prize >= entryMinor && prize <= (prizes[at - 1] ?? prize)),
    ).toBe(true)
  }
})

test.each([
  [2, ['1800']],
  [3, ['1890', '810']],
  [6, ['3267', '2133']],
  [9, ['3783', '2390', '1927']],
  [12, ['4265', '2632', '2087', '1816']],
])('%i entries of 1000 with a fee of 10 %% pay %j', (entries, prizes) => {
  const poolMinor = BigInt(entries) * 900n
  expect(prizeTable({ entries, entryMinor: 1_000n, poolMinor }).map(String)).toEqual(prizes)
})

test('one player alone, with however many entries, plays no contest', () => {
  const alone = [1, 2, 3].map((points) => ({ id: `e${points}`, player: 'alice', points }))
  for (const entries of [[], alone])
    expect(sharePool({ entries, entryMinor: 100n, feeBps: 0 })).toEqual({ state: 'called-off' })
  expect(() => prizeTable({ entries: 1, entryMinor: 100n, poolMinor: 100n })).toThrow(RangeError)
  expect(() => prizeTable({ entries: 6, entryMinor: 100n, poolMinor: 100n })).toThrow(RangeError)
})
