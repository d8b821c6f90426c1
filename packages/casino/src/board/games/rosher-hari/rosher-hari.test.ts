import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawMessage } from '../../../fairness/draw-message.ts'
import { drawStream, type DrawStream } from '../../../fairness/draw-stream.ts'
import { betLevelsMinor } from '../../../slot/bet-levels.ts'
import { seededDraws } from '../../../slot/fixtures/seeded-draws.ts'
import { turnGame } from '../../turn-games.ts'
import { drawTree } from './draw-tree.ts'
import {
  HARI_FOOTHOLDS,
  HARI_LEVELS,
  hariChance,
  hariMultipleCenti,
  hariReturn,
  hariRows,
  type HariLevel,
} from './levels.ts'
import { HARI_USUAL, rosherHari, type HariChoice, type HariSetup } from './rosher-hari.ts'

/** Every row names its first foothold: the rotten one, or the only one that holds. */
const first: DrawStream = { below: () => 0, used: () => 0 }

const climb = (level: HariLevel, choices: readonly HariChoice[], draws = first) =>
  rosherHari.play({ betMinor: 1_000n, setup: { level }, choices, draws })

const steps = (...footholds: readonly number[]): HariChoice[] => footholds.map((step) => ({ step }))

const anyLevel = fc.constantFrom(...HARI_LEVELS)
const anySeed = fc.integer({ min: 1, max: 2 ** 31 })
const anySteps = fc.array(fc.nat(3), { minLength: 9, maxLength: 9 })

test('is found by its code', () => {
  expect(turnGame('SHAPLA-TOWER')).toBe(rosherHari)
})

describe('a round', () => {
  test('raises what can be taken with every row, and pays it when it is taken', () => {
    expect(climb('easy', steps(1, 3))).toEqual({
      kind: 'open',
      events: [
        { type: 'held', foothold: 1, multipleCenti: '132', winMinor: '1320' },
        { type: 'held', foothold: 3, multipleCenti: '176', winMinor: '1760' },
      ],
    })
    expect(climb('easy', [...steps(1, 3), { take: true }])).toMatchObject({
      kind: 'ended',
      totalMinor: 1_760n,
    })
  })

  test('ends with nothing at a rotten foothold, and says then what every row was', () => {
    expect(climb('medium', steps(2, 0))).toEqual({
      kind: 'ended',
      events: [
        { type: 'held', foothold: 2, multipleCenti: '148', winMinor: '1480' },
        { type: 'fell', foothold: 0, holding: Array.from({ length: 9 }, () => [1, 2]) },
      ],
      totalMinor: 0n,
    })
  })

  test('gives the stake back that is taken before the first row, as never played', () => {
    expect(climb('hard', [{ take: true }])).toMatchObject({
      kind: 'ended',
      totalMinor: 1_000n,
      unplayedMinor: 1_000n,
    })
    const after = climb('hard', [...steps(0), { take: true }])
    expect(after).not.toHaveProperty('unplayedMinor')
  })

  test.each([
    ['easy', [1, 2, 3, 1, 2, 3, 1, 2, 3], 13_180n],
    ['expert', [0, 0, 0, 0, 0, 0, 0, 0, 0], 19_486_170n],
    ['master', [0, 0, 0, 0, 0, 0, 0, 0], 64_880_640n],
  ] as const)('on a tree that is %s pays by itself at the top', (level, footholds, totalMinor) => {
    const play = climb(level, steps(...footholds))
    expect(play).toMatchObject({ kind: 'ended', totalMinor })
    if (play.kind !== 'ended') return
    expect(play.events.map(({ type }) => type)).toEqual([...footholds.map(() => 'held'), 'taken'])
    expect(climb(level, [...steps(...footholds), { take: true }])).toEqual({ kind: 'illegal' })
  })

  test.each([
    ['a foothold that the tree has not', 'hard', steps(2)],
    ['a foothold that the tree has not, further up', 'expert', steps(0, 3)],
    ['a step after a fall', 'easy', steps(0, 1)],
    ['a step after taking', 'easy', [{ take: true } as const, { step: 1 }]],
    ['taking after a fall', 'easy', [{ step: 0 }, { take: true } as const]],
  ] as const)('does not take %s', (_, level, choices) => {
    expect(climb(level, choices)).toEqual({ kind: 'illegal' })
  })

  test('of a player who stays away is taken as it stands', () => {
    const choice = rosherHari.choiceOfAbsent({ setup: HARI_USUAL, choices: [], events: [] })
    expect(choice).toEqual({ take: true })
  })
})

test.each(HARI_LEVELS)('the setup %s is one', (level) => {
  expect(rosherHari.readSetup({ level })).toEqual({ level })
})

test.each([
  [{ level: 'legend' }],
  [{ level: 'toString' }],
  [{ level: 0 }],
  [{ level: ['easy'] }],
  [{}],
  [null],
  ['easy'],
])('%j is no setup', (value) => {
  expect(rosherHari.readSetup(value)).toBeNull()
})

test.each([
  [{ step: 0 }, { step: 0 }],
  [{ step: 3 }, { step: 3 }],
  [{ step: -1 }, null],
  [{ step: 1.5 }, null],
  [{ step: '1' }, null],
  [{ step: NaN }, null],
  [{ take: true }, { take: true }],
  [{ take: 1 }, null],
  [{ step: 1, take: true }, null],
  [{}, null],
  [null, null],
  [2, null],
])('the choice in %j is %j', (value, choice) => {
  expect(rosherHari.readChoice(value)).toEqual(choice)
})

describe('any round', () => {
  test('tells no foothold but those stood on before its end, and begins as with fewer choices', () => {
    const property = fc.property(anyLevel, anySteps, anySeed, (level, wanted, seed) => {
      const { all } = HARI_FOOTHOLDS[level]
      const choices = steps(...wanted.map((step) => step % all))
      for (let count = 0; count < choices.length; count += 1) {
        const play = climb(level, choices.slice(0, count), seededDraws(seed))
        const next = climb(level, choices.slice(0, count + 1), seededDraws(seed))
        if (play.kind !== 'open') return
        expect(JSON.stringify(play.events)).not.toContain('holding')
        if (next.kind === 'illegal') throw new Error('An open round takes any foothold')
        expect(next.events.slice(0, count)).toEqual(play.events)
      }
    })
    fc.assert(property, { numRuns: 100 })
    expect.hasAssertions()
  })

  test('pays what its rows say for any stake, and never more than its row is listed with', () => {
    const anyStake = fc.constantFrom(...Object.values(betLevelsMinor).flat())
    const anyRows = fc.nat(9)
    const property = fc.property(
      anyStake,
      anyLevel,
      anyRows,
      anySeed,
      (betMinor, level, wanted, seed) => {
        const tree = drawTree(seededDraws(seed), level)
        const rows = Math.min(wanted, tree.length)
        const safe = steps(...tree.slice(0, rows).map(([one]) => one ?? 0))
        const choices: HariChoice[] = rows === tree.length ? safe : [...safe, { take: true }]
        const setup: HariSetup = { level }
        const play = rosherHari.play({ betMinor, setup, choices, draws: seededDraws(seed) })
        if (play.kind !== 'ended') throw new Error('What is taken has ended')
        expect(play.totalMinor).toBe((betMinor * hariMultipleCenti(level, rows)) / 100n)
        const facts = rosherHari.bets.find(({ key }) => key === `${level}-${rows}`)
        const most = rows === 0 ? 1 : facts?.largestMultiple
        expect(play.totalMinor).toBeLessThanOrEqual(betMinor * BigInt(most ?? 0))
      },
    )
    fc.assert(property)
    expect.hasAssertions()
  })
})

test('the facts tell every row of every level, the usual level first, and the largest pay of all', () => {
  const keys = HARI_LEVELS.flatMap((level) =>
    Array.from({ length: hariRows(level) }, (_, index) => `${level}-${index + 1}`),
  )
  expect(rosherHari.bets.map(({ key }) => key)).toEqual(keys)
  expect(rosherHari.bets[0]).toEqual({
    key: `${HARI_USUAL.level}-1`,
    exactReturn: hariReturn('easy', 1),
    hitRate: hariChance('easy', 1),
    largestMultiple: 2,
  })
  expect(Math.max(...rosherHari.bets.map((one) => one.largestMultiple))).toBe(64_881)
})

/** A row's footholds as someone works them out with a calculator: four bytes a row, most significant first. */
function rowsByHand(serverSeed: string, clientSeed: string, nonce: number, level: HariLevel) {
  const bytes = [0, 1].map((block) =>
    createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${block}`).digest('hex'),
  )
  const numbers = (bytes.join('').match(/.{8}/g) ?? []).map((hex) => Number.parseInt(hex, 16))
  // The few values at the end that would make low footholds likelier are passed over.
  const fair = (all: number) => numbers.filter((one) => one < 2 ** 32 - (2 ** 32 % all))
  const odd = (all: number, rows: number) =>
    fair(all)
      .slice(0, rows)
      .map((one) => one % all)
  switch (level) {
    case 'easy':
      return odd(4, 9).map((rotten) => [0, 1, 2, 3].filter((one) => one !== rotten))
    case 'medium':
      return odd(3, 9).map((rotten) => [0, 1, 2].filter((one) => one !== rotten))
    case 'hard':
      return odd(2, 9).map((good) => [good])
    case 'expert':
      return odd(3, 9).map((good) => [good])
    case 'master':
      return odd(4, 8).map((good) => [good])
  }
}

function treeOf(serverSeed: string, clientSeed: string, nonce: number, level: HariLevel) {
  const blocks = [0, 1].map((block) => {
    const message = drawMessage({ clientSeed, nonce, block })
    return createHmac('sha256', serverSeed).update(message).digest()
  })
  return drawTree(drawStream(blocks), level)
}

test('the tree of known seeds has the rotten footholds that its HMAC names', () => {
  const rotten = treeOf('a'.repeat(64), 'rahim', 0, 'easy').map((holding) =>
    [0, 1, 2, 3].findIndex((one) => !holding.includes(one)),
  )
  expect(rotten).toEqual([0, 0, 1, 3, 3, 3, 3, 0, 2])
})

test('a tree is what someone finds by hand for the same seeds', () => {
  const anyText = fc.string({ minLength: 1, maxLength: 64 }).filter((text) => !text.includes(':'))
  const anyNonce = fc.nat(1_000_000)
  const property = fc.property(
    anyText,
    anyText,
    anyNonce,
    anyLevel,
    (server, client, nonce, level) => {
      expect(treeOf(server, client, nonce, level)).toEqual(rowsByHand(server, client, nonce, level))
    },
  )
  fc.assert(property)
  expect.hasAssertions()
})
