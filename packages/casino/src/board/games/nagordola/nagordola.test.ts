import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fraction, percentText } from '../../../chance/fraction.ts'
import { drawMessage } from '../../../fairness/draw-message.ts'
import { drawStream, type DrawStream } from '../../../fairness/draw-stream.ts'
import { betLevelsMinor } from '../../../slot/bet-levels.ts'
import { turnGame } from '../../turn-games.ts'
import { DOLA_USUAL, nagordola, type DolaSetup } from './nagordola.ts'
import {
  DOLA_RISKS,
  DOLA_SEATS,
  dolaChance,
  dolaHitRate,
  dolaMultiplesTenths,
  dolaPaysTenths,
  dolaReturn,
} from './pays.ts'
import { drawSeat, seatChance } from './seat.ts'

const setups = DOLA_SEATS.flatMap((seats) => DOLA_RISKS.map((risk) => ({ seats, risk })))

/** A round whose first four bytes are this number. */
const given = (value: number): DrawStream => ({ below: () => value, used: () => 4 })

const turn = (setup: DolaSetup, value: number) =>
  nagordola.play({ betMinor: 1_000n, setup, choices: [], draws: given(value) })

test('is found by its code', () => {
  expect(turnGame('SHAPLA-WHEEL')).toBe(nagordola)
})

describe('a wheel', () => {
  test.each(setups)('of $seats seats at $risk risk pays 0.99 for every seat', ({ seats, risk }) => {
    const pays = dolaPaysTenths(seats, risk)
    expect(pays).toHaveLength(seats)
    expect(pays.reduce((sum, tenths) => sum + tenths, 0) * 10).toBe(99 * seats)
  })

  test.each(setups)(
    'of $seats seats at $risk risk returns 99 %, to a hundred-thousandth of a per cent',
    (setup) => {
      const { numerator, denominator } = dolaReturn(setup.seats, setup.risk)
      const off = numerator * 100n - 99n * denominator
      expect((off < 0n ? -off : off) * 100_000n).toBeLessThan(denominator)
    },
  )

  test.each([
    [10, 'low', [0, 12, 15]],
    [50, 'low', [0, 12, 15]],
    [10, 'medium', [0, 15, 19, 20, 30]],
    [20, 'medium', [0, 15, 18, 20, 30]],
    [30, 'medium', [0, 15, 17, 20, 30, 40]],
    [40, 'medium', [0, 15, 16, 20, 30]],
    [50, 'medium', [0, 15, 20, 30, 50]],
    [10, 'high', [0, 99]],
    [50, 'high', [0, 495]],
  ] as const)('of %i seats at %s risk has the pays %j', (seats, risk, told) => {
    expect(dolaMultiplesTenths(seats, risk)).toEqual(told)
  })

  test.each([
    [10, 'low', '99.00', '80.00'],
    [20, 'medium', '98.99', '50.00'],
    [50, 'high', '98.99', '1.99'],
  ] as const)('of %i seats at %s risk returns and pays in %j per cent', (seats, risk, ...told) => {
    expect([percentText(dolaReturn(seats, risk)), percentText(dolaHitRate(seats, risk))]).toEqual(
      told,
    )
  })

  test.each(setups)('of $seats seats at $risk risk shares out all outcomes', ({ seats, risk }) => {
    const { numerator, denominator } = dolaMultiplesTenths(seats, risk)
      .map((tenths) => dolaChance(seats, risk, tenths))
      .reduce((a, b) =>
        fraction(
          a.numerator * b.denominator + b.numerator * a.denominator,
          a.denominator * b.denominator,
        ),
      )
    expect(numerator).toBe(denominator)
  })
})

test('a seat stops at the arrow in as many outcomes as are counted for it', () => {
  const anySeats = fc.constantFrom(...DOLA_SEATS)
  const property = fc.property(anySeats, fc.nat(49), (seats, any) => {
    const seat = any % seats
    const first = Math.ceil((seat * 2 ** 32) / seats)
    const next = Math.ceil(((seat + 1) * 2 ** 32) / seats)
    expect(drawSeat(given(first), seats)).toBe(seat)
    expect(drawSeat(given(next - 1), seats)).toBe(seat)
    expect(seatChance(seats, seat)).toEqual(fraction(BigInt(next - first), 2n ** 32n))
  })
  fc.assert(property)
  expect.hasAssertions()
})

describe('a round', () => {
  test('pays what the seat at the arrow says', () => {
    expect(turn({ seats: 10, risk: 'low' }, 0)).toEqual({
      kind: 'ended',
      events: [{ type: 'stopped', seat: 0, tenths: 15, winMinor: '1500' }],
      totalMinor: 1_500n,
    })
    expect(turn({ seats: 50, risk: 'high' }, 2 ** 32 - 1)).toMatchObject({ totalMinor: 49_500n })
  })

  test('pays nothing at a seat that says so', () => {
    expect(turn({ seats: 50, risk: 'high' }, 0)).toEqual({
      kind: 'ended',
      events: [{ type: 'stopped', seat: 0, tenths: 0, winMinor: '0' }],
      totalMinor: 0n,
    })
  })

  test('has no choices', () => {
    expect(nagordola.readChoice({ seat: 3 })).toBeNull()
    const choices = [{}] as unknown as readonly never[]
    const round = { betMinor: 1_000n, setup: DOLA_USUAL, choices, draws: given(0) }
    expect(nagordola.play(round)).toEqual({ kind: 'illegal' })
  })
})

test.each([
  [{ seats: 10, risk: 'low' }, true],
  [{ seats: 50, risk: 'high' }, true],
  [{ seats: 11, risk: 'low' }, false],
  [{ seats: 0, risk: 'low' }, false],
  [{ seats: '10', risk: 'low' }, false],
  [{ seats: NaN, risk: 'low' }, false],
  [{ seats: 10, risk: 'none' }, false],
  [{ seats: 10 }, false],
  [{ risk: 'low' }, false],
  [{}, false],
  [null, false],
  [10, false],
])('the setup in %j is one: %s', (value, isSetup) => {
  expect(nagordola.readSetup(value)).toEqual(isSetup ? value : null)
})

test('the facts tell every wheel once, the usual one first, and the largest pay of all', () => {
  expect(nagordola.bets[0]?.key).toBe('medium-20')
  expect(new Set(nagordola.bets.map(({ key }) => key)).size).toBe(setups.length)
  expect(Math.max(...nagordola.bets.map((one) => one.largestMultiple))).toBe(50)
})

test('no stake at any wheel is rounded on its way to a win, or wins more than is listed', () => {
  const anyStake = fc.constantFrom(...Object.values(betLevelsMinor).flat())
  const anySetup = fc.constantFrom(...setups)
  const property = fc.property(
    anyStake,
    anySetup,
    fc.nat(2 ** 32 - 1),
    (betMinor, setup, value) => {
      const play = nagordola.play({ betMinor, setup, choices: [], draws: given(value) })
      if (play.kind !== 'ended') throw new Error('A round ends at once')
      const [event] = play.events
      expect(play.totalMinor * 10n).toBe(betMinor * BigInt(event?.tenths ?? -1))
      expect(play.totalMinor).toBeLessThanOrEqual(betMinor * 50n)
      expect(event?.winMinor).toBe(String(play.totalMinor))
    },
  )
  fc.assert(property)
  expect.hasAssertions()
})

/** The seat as players of such wheels work it out, byte by byte, with nothing of ours. */
function publishedSeat(serverSeed: string, clientSeed: string, nonce: number, seats: number) {
  const digest = createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:0`).digest()
  const share = [0, 1, 2, 3].reduce((sum, at) => sum + (digest[at] ?? 0) / 256 ** (at + 1), 0)
  return Math.floor(share * seats)
}

test('a seat is what a verifier of the published formula finds for the same seeds', () => {
  const anySeed = fc.string({ minLength: 1, maxLength: 64 }).filter((text) => !text.includes(':'))
  const anySeats = fc.constantFrom(...DOLA_SEATS)
  const anyNonce = fc.nat(1_000_000)
  const property = fc.property(
    anySeed,
    anySeed,
    anyNonce,
    anySeats,
    (server, client, nonce, seats) => {
      const message = drawMessage({ clientSeed: client, nonce, block: 0 })
      const block = createHmac('sha256', server).update(message).digest()
      expect(drawSeat(drawStream([block]), seats)).toBe(publishedSeat(server, client, nonce, seats))
    },
  )
  fc.assert(property)
  expect.hasAssertions()
})

test.each([
  [0, 3],
  [1, 6],
])('nonce %i of known seeds stops seat %i of ten', (nonce, told) => {
  const message = drawMessage({ clientSeed: 'rahim', nonce, block: 0 })
  const block = createHmac('sha256', 'a'.repeat(64)).update(message).digest()
  expect(drawSeat(drawStream([block]), 10)).toBe(told)
})
