import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fraction, percentText, type Fraction } from '../../../chance/fraction.ts'
import { drawMessage } from '../../../fairness/draw-message.ts'
import { drawStream, type DrawStream } from '../../../fairness/draw-stream.ts'
import { betLevelsMinor } from '../../../slot/bet-levels.ts'
import { turnGame } from '../../turn-games.ts'
import { atashbaji, BAJI_TOLD_CENTI, BAJI_USUAL } from './atashbaji.ts'
import { bajiChance, bajiReturn, drawHeightCenti, heightCenti, outcomesReaching } from './height.ts'
import { TARGET_MAX_CENTI, TARGET_MIN_CENTI } from './target.ts'

const anyTarget = fc.integer({ min: TARGET_MIN_CENTI, max: TARGET_MAX_CENTI })
const anyOutcome = fc.nat(2 ** 32 - 1)

/** A round whose first four bytes are this number. */
const given = (value: number): DrawStream => ({ below: () => value, used: () => 4 })

const launch = (targetCenti: number, value: number) =>
  atashbaji.play({ betMinor: 1_000n, setup: { targetCenti }, choices: [], draws: given(value) })

const isAtMost = (a: Fraction, b: Fraction) =>
  a.numerator * b.denominator <= b.numerator * a.denominator

test('is found by its code', () => {
  expect(turnGame('SHAPLA-LIMBO')).toBe(atashbaji)
})

test.each([
  [0n, 425_201_762_304n],
  [1n, 212_600_881_152n],
  [42_519n, 10_000_041n],
  [2_126_008_810n, 200n],
  [2_126_008_811n, 199n],
  [4_209_918_437n, 101n],
  [4_209_918_438n, 100n],
  [4_294_967_295n, 100n],
])('the outcome %i bursts at %i hundredths', (outcome, centi) => {
  expect(heightCenti(outcome)).toBe(centi)
})

test.each([
  [101, 4_209_918_438n, '98.01', '98.99'],
  [150, 2_834_678_415n, '65.99', '98.99'],
  [200, 2_126_008_811n, '49.49', '98.99'],
  [1_000, 425_201_762n, '9.89', '98.99'],
  [100_000, 4_252_017n, '0.09', '98.99'],
  [10_000_000, 42_520n, '0.00', '98.99'],
] as const)(
  '%i hundredths are reached by %i outcomes: %s %%, back come %s %%',
  (target, ...told) => {
    expect(outcomesReaching(target)).toBe(told[0])
    expect(percentText(bajiChance(target))).toBe(told[1])
    expect(percentText(bajiReturn(target))).toBe(told[2])
  },
)

test('every target returns 98.997 to 99 per cent', () => {
  const property = fc.property(anyTarget, (target) => {
    expect(isAtMost(bajiReturn(target), fraction(99n, 100n))).toBe(true)
    expect(isAtMost(fraction(98_997n, 100_000n), bajiReturn(target))).toBe(true)
  })
  fc.assert(property, { numRuns: 2_000 })
  expect.hasAssertions()
})

test('a target is reached by the outcomes that are counted for it, and by no other', () => {
  const property = fc.property(anyTarget, (target) => {
    const count = outcomesReaching(target)
    expect(heightCenti(count - 1n)).toBeGreaterThanOrEqual(BigInt(target))
    expect(heightCenti(count)).toBeLessThan(BigInt(target))
  })
  fc.assert(property)
  expect.hasAssertions()
})

test('a later outcome never bursts higher', () => {
  const property = fc.property(anyOutcome, anyOutcome, (one, other) => {
    const [less, more] = [BigInt(Math.min(one, other)), BigInt(Math.max(one, other))]
    expect(heightCenti(less)).toBeGreaterThanOrEqual(heightCenti(more))
  })
  fc.assert(property)
  expect.hasAssertions()
})

describe('a round', () => {
  test('pays the target where the rocket gets as high, however much higher it gets', () => {
    expect(launch(200, 2_126_008_810)).toEqual({
      kind: 'ended',
      events: [{ type: 'burst', heightCenti: 200, multipleCenti: 200, winMinor: '2000' }],
      totalMinor: 2_000n,
    })
    expect(launch(200, 0)).toMatchObject({ totalMinor: 2_000n })
    expect(launch(TARGET_MAX_CENTI, 0)).toMatchObject({ totalMinor: 100_000_000n })
  })

  test('pays nothing where it bursts a hundredth too low', () => {
    expect(launch(200, 2_126_008_811)).toEqual({
      kind: 'ended',
      events: [{ type: 'burst', heightCenti: 199, multipleCenti: 0, winMinor: '0' }],
      totalMinor: 0n,
    })
    expect(launch(TARGET_MIN_CENTI, 4_294_967_295)).toMatchObject({ totalMinor: 0n })
  })

  test('has no choices', () => {
    expect(atashbaji.readChoice({ targetCenti: 300 })).toBeNull()
    const choices = [{}] as unknown as readonly never[]
    const draws = given(0)
    expect(atashbaji.play({ betMinor: 1_000n, setup: BAJI_USUAL, choices, draws })).toEqual({
      kind: 'illegal',
    })
  })
})

test.each([
  [{ targetCenti: 101 }, true],
  [{ targetCenti: 10_000_000 }, true],
  [{ targetCenti: 100 }, false],
  [{ targetCenti: 10_000_001 }, false],
  [{ targetCenti: 200.5 }, false],
  [{ targetCenti: '200' }, false],
  [{ targetCenti: NaN }, false],
  [{ targetCenti: Infinity }, false],
  [{ target: 200 }, false],
  [{}, false],
  [null, false],
  [200, false],
])('the setup in %j is one: %s', (value, isSetup) => {
  expect(atashbaji.readSetup(value)).toEqual(isSetup ? value : null)
})

test('the facts tell the usual target first, and the largest pay of all', () => {
  const [usual] = atashbaji.bets
  expect(usual?.key).toBe('at200')
  expect(usual?.exactReturn).toEqual(bajiReturn(BAJI_USUAL.targetCenti))
  expect(usual?.hitRate).toEqual(bajiChance(BAJI_USUAL.targetCenti))
  expect(Math.max(...atashbaji.bets.map((one) => one.largestMultiple))).toBe(100_000)
  expect(new Set(BAJI_TOLD_CENTI).size).toBe(atashbaji.bets.length)
})

test('no stake of any currency is rounded on its way to a win', () => {
  for (const levels of Object.values(betLevelsMinor))
    expect(levels.filter((minor) => minor % 100n !== 0n)).toEqual([])
})

/** The height as players of crash games work it out, from the first eight hexadecimal digits. */
function publishedHeight(serverSeed: string, clientSeed: string, nonce: number): string {
  const hex = createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:0`).digest('hex')
  const hundredths = (99n * 0x1_0000_0000n) / (BigInt(`0x${hex.slice(0, 8)}`) + 1n)
  const whole = hundredths > 100n ? hundredths : 100n
  return `${whole / 100n}.${String(whole % 100n).padStart(2, '0')}`
}

test.each([
  [0, 291],
  [1, 156],
])('nonce %i of known seeds bursts at %i hundredths', (nonce, told) => {
  const message = drawMessage({ clientSeed: 'rahim', nonce, block: 0 })
  const block = createHmac('sha256', 'a'.repeat(64)).update(message).digest()
  expect(drawHeightCenti(drawStream([block]))).toBe(told)
})

test('a height is what a verifier of the published formula finds for the same seeds', () => {
  const anySeed = fc.string({ minLength: 1, maxLength: 64 }).filter((text) => !text.includes(':'))
  const property = fc.property(anySeed, anySeed, fc.nat(1_000_000), (server, client, nonce) => {
    const message = drawMessage({ clientSeed: client, nonce, block: 0 })
    const block = createHmac('sha256', server).update(message).digest()
    const height = drawHeightCenti(drawStream([block]))
    expect((height / 100).toFixed(2)).toBe(publishedHeight(server, client, nonce))
  })
  fc.assert(property)
  expect.hasAssertions()
})

test('no stake at any target wins more than the game is listed with', () => {
  const most = BigInt(Math.max(...atashbaji.bets.map((one) => one.largestMultiple)))
  const anyStake = fc.constantFrom(...Object.values(betLevelsMinor).flat())
  const property = fc.property(anyStake, anyTarget, anyOutcome, (betMinor, targetCenti, value) => {
    const setup = { targetCenti }
    const play = atashbaji.play({ betMinor, setup, choices: [], draws: given(value) })
    if (play.kind !== 'ended') throw new Error('A round ends at once')
    const isWon = BigInt(value) < outcomesReaching(targetCenti)
    expect(play.totalMinor).toBe(isWon ? (betMinor * BigInt(targetCenti)) / 100n : 0n)
    expect(play.totalMinor).toBeLessThanOrEqual(betMinor * most)
  })
  fc.assert(property)
  expect.hasAssertions()
})
