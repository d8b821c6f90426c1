import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fraction, percentText, plus, type Fraction } from '../../../chance/fraction.ts'
import { drawMessage } from '../../../fairness/draw-message.ts'
import { drawStream, type DrawStream } from '../../../fairness/draw-stream.ts'
import { betLevelsMinor } from '../../../slot/bet-levels.ts'
import { turnGame } from '../../turn-games.ts'
import {
  isMarbleWin,
  LINE_MAX,
  LINE_MIN,
  MARBLE_SIDES,
  marbleChance,
  marblePaysMilli,
  marbleReturn,
  winningPart,
  type MarbleSetup,
} from './line.ts'
import { MARBLE_TOLD_PARTS, MARBLE_USUAL, marbleRoll } from './marble-roll.ts'
import { chanceOfMarks, drawMark, MARKS } from './mark.ts'

const everySetup: readonly MarbleSetup[] = MARBLE_SIDES.flatMap((side) =>
  Array.from({ length: LINE_MAX - LINE_MIN + 1 }, (_, at) => ({ side, line: LINE_MIN + at })),
)

/** A round whose first four bytes are this number. */
const given = (value: number): DrawStream => ({ below: () => value, used: () => 4 })

/** The least of the four bytes' values at which the marble gets to a mark. */
const leastOf = (mark: number) => Math.ceil((mark * 2 ** 32) / MARKS)

const roll = (setup: MarbleSetup, mark: number) =>
  marbleRoll.play({ betMinor: 1_000n, setup, choices: [], draws: given(leastOf(mark)) })

test('is found by its code', () => {
  expect(turnGame('SHAPLA-DICE')).toBe(marbleRoll)
})

test.each([
  ['over', 5_050, 2_000, '49.49', '98.99'],
  ['under', 4_950, 2_000, '49.49', '98.99'],
  ['over', 9_800, 49_500, '1.99', '98.99'],
  ['under', 200, 49_500, '1.99', '98.99'],
  ['over', 200, 1_010, '97.99', '98.97'],
  ['under', 9_800, 1_010, '97.99', '98.97'],
  ['over', 2_500, 1_320, '74.99', '98.99'],
  ['under', 3_333, 2_970, '33.32', '98.98'],
] as const)('%s %i pays %i thousandths, wins %s %% and returns %s %%', (side, line, ...told) => {
  const setup = { side, line }
  expect(marblePaysMilli(setup)).toBe(told[0])
  expect(percentText(marbleChance(setup))).toBe(told[1])
  expect(percentText(marbleReturn(setup))).toBe(told[2])
})

test('every line on either side returns 98.88 to 98.991 per cent', () => {
  const returns = everySetup.map((setup) => perMillion(marbleReturn(setup)))
  expect(returns).toHaveLength(2 * 9_601)
  expect(Math.min(...returns)).toBeGreaterThanOrEqual(988_800)
  expect(Math.max(...returns)).toBeLessThanOrEqual(989_910)
})

test('the marks share out the whole chance, none more than one outcome above another', () => {
  const chances = Array.from({ length: MARKS }, (_, mark) => chanceOfMarks(mark, mark))
  expect(chanceOfMarks(0, MARKS - 1)).toEqual(fraction(1n, 1n))
  const outcomes = chances.map(
    ({ numerator, denominator }) => (numerator * 2n ** 32n) / denominator,
  )
  expect(new Set(outcomes)).toEqual(new Set([429_453n, 429_454n]))
  expect(outcomes.reduce((sum, one) => sum + one)).toBe(2n ** 32n)
})

test('both sides and the line between them are the whole scale', () => {
  for (const line of [LINE_MIN, 4_950, 5_050, 7_777, LINE_MAX]) {
    const sides = MARBLE_SIDES.map((side) => marbleChance({ side, line })).reduce(plus)
    expect(plus(sides, chanceOfMarks(line, line))).toEqual(fraction(1n, 1n))
  }
})

test('no stake of any currency is rounded on its way to a win', () => {
  for (const levels of Object.values(betLevelsMinor)) {
    expect(levels.filter((minor) => minor % 1_000n !== 0n)).toEqual([])
  }
})

describe('a round', () => {
  test('pays a marble beyond the line, and none on it or short of it', () => {
    const setup: MarbleSetup = { side: 'over', line: 5_050 }
    expect(roll(setup, 5_051)).toEqual({
      kind: 'ended',
      events: [{ type: 'rolled', mark: 5_051, multipleMilli: 2_000, winMinor: '2000' }],
      totalMinor: 2_000n,
    })
    expect(roll(setup, 5_050)).toEqual({
      kind: 'ended',
      events: [{ type: 'rolled', mark: 5_050, multipleMilli: 0, winMinor: '0' }],
      totalMinor: 0n,
    })
    expect(roll(setup, 0)).toMatchObject({ totalMinor: 0n })
    expect(roll(setup, 10_000)).toMatchObject({ totalMinor: 2_000n })
  })

  test('pays a marble short of the line where that is the side', () => {
    const setup: MarbleSetup = { side: 'under', line: 200 }
    expect(roll(setup, 199)).toMatchObject({ totalMinor: 49_500n })
    expect(roll(setup, 200)).toMatchObject({ totalMinor: 0n })
  })

  test('has no choices', () => {
    expect(marbleRoll.readChoice({ line: 300 })).toBeNull()
    const choices = [{}] as unknown as readonly never[]
    const draws = given(0)
    expect(marbleRoll.play({ betMinor: 1_000n, setup: MARBLE_USUAL, choices, draws })).toEqual({
      kind: 'illegal',
    })
  })
})

test.each([
  [{ side: 'over', line: 200 }, true],
  [{ side: 'under', line: 9_800 }, true],
  [{ side: 'over', line: 199 }, false],
  [{ side: 'under', line: 9_801 }, false],
  [{ side: 'over', line: 5_050.5 }, false],
  [{ side: 'over', line: '5050' }, false],
  [{ side: 'over', line: NaN }, false],
  [{ side: 'beside', line: 5_050 }, false],
  [{ side: 'over' }, false],
  [{ line: 5_050 }, false],
  [null, false],
  [7, false],
])('the setup in %j is one: %s', (value, isSetup) => {
  expect(marbleRoll.readSetup(value)).toEqual(isSetup ? value : null)
})

test('the facts tell the usual line first, and the largest pay of all', () => {
  const [usual] = marbleRoll.bets
  expect(usual?.key).toBe('over-5050')
  expect(usual?.exactReturn).toEqual(marbleReturn(MARBLE_USUAL))
  expect(usual?.hitRate).toEqual(marbleChance(MARBLE_USUAL))
  const most = Math.max(...everySetup.map(marblePaysMilli))
  expect(Math.max(...marbleRoll.bets.map((one) => one.largestMultiple))).toBe(
    Math.ceil(most / 1_000),
  )
  expect(marbleRoll.bets).toHaveLength(MARBLE_TOLD_PARTS.length * 2)
})

/** The dice as Stake writes them: bytes as digits after a point in base 256. */
function stakeDice(serverSeed: string, clientSeed: string, nonce: number): string {
  const block = createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:0`).digest()
  const float = [...block.subarray(0, 4)].reduce((sum, byte, at) => sum + byte / 256 ** (at + 1), 0)
  return (Math.floor(float * 10_001) / 100).toFixed(2)
}

test('a mark is what a verifier of the published formula finds for the same seeds', () => {
  const anySeed = fc.string({ minLength: 1, maxLength: 64 }).filter((text) => !text.includes(':'))
  const property = fc.property(anySeed, anySeed, fc.nat(1_000_000), (server, client, nonce) => {
    const message = drawMessage({ clientSeed: client, nonce, block: 0 })
    const block = createHmac('sha256', server).update(message).digest()
    const mark = drawMark(drawStream([block]))
    expect((mark / 100).toFixed(2)).toBe(stakeDice(server, client, nonce))
  })
  fc.assert(property)
  expect.hasAssertions()
})

test('any round pays its line or nothing, by the side on which the marble stops', () => {
  const anySetup = fc.constantFrom(...everySetup)
  const property = fc.property(anySetup, fc.nat(2 ** 32 - 1), (setup, value) => {
    const play = marbleRoll.play({ betMinor: 1_000n, setup, choices: [], draws: given(value) })
    if (play.kind !== 'ended') throw new Error('A round ends at once')
    const mark = play.events[0]?.mark ?? NaN
    expect(mark).toBeGreaterThanOrEqual(0)
    expect(mark).toBeLessThan(MARKS)
    const pays = BigInt(Math.floor(9_900_000 / winningPart(setup)))
    expect(play.totalMinor).toBe(isMarbleWin(setup, mark) ? pays : 0n)
  })
  fc.assert(property)
  expect.hasAssertions()
})

function perMillion({ numerator, denominator }: Fraction): number {
  return Number((numerator * 1_000_000n) / denominator)
}
