import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fraction, percentText } from '../../../chance/fraction.ts'
import { drawStream } from '../../../fairness/draw-stream.ts'
import { seededDraws } from '../../../slot/fixtures/seeded-draws.ts'
import { andarBahar } from './andar-bahar.ts'
import { ANDAR_BAHAR_SPOTS, DEALT_MAX, SPANS, winsAt, type AndarBaharSpot } from './spots.ts'

const bets = andarBahar.bets.map(({ key, exactReturn, hitRate, largestMultiple }) => [
  key,
  percentText(hitRate),
  percentText(exactReturn),
  largestMultiple,
])

test('each spot has its chance, its return and its largest win', () => {
  expect(bets).toEqual([
    ['andar', '51.50', '97.85', 2],
    ['bahar', '48.49', '96.99', 2],
    ['1-5', '27.10', '94.87', 4],
    ['6-10', '21.70', '95.50', 5],
    ['11-15', '16.90', '94.65', 6],
    ['16-25', '21.80', '95.92', 5],
    ['26-30', '6.09', '94.52', 16],
    ['31-35', '3.69', '94.28', 26],
    ['36-40', '1.89', '94.83', 50],
    ['41-49', '0.79', '95.07', 120],
  ])
})

test('the chances equal counting every place that the three matching cards can have', () => {
  const places = Array.from({ length: 51 }, (_, index) => index + 1)
  const firsts = places.flatMap((first) =>
    places
      .filter((second) => second > first)
      .flatMap((second) => places.filter((third) => third > second).map(() => first)),
  )
  for (const { key, hitRate } of andarBahar.bets) {
    const won = firsts.filter((first) => winsAt(key as AndarBaharSpot, first)).length
    expect([key, hitRate]).toEqual([key, fraction(BigInt(won), BigInt(firsts.length))])
  }
})

test('every number of cards is in one span and on one side', () => {
  for (let count = 1; count <= DEALT_MAX; count += 1) {
    expect(SPANS.filter((span) => winsAt(span, count))).toHaveLength(1)
    expect(winsAt('andar', count)).toBe(!winsAt('bahar', count))
  }
})

describe('a round', () => {
  const block = fc.uint8Array({ minLength: 1_024, maxLength: 1_024 })
  const anySpot = fc.constantFrom(...ANDAR_BAHAR_SPOTS)

  test('deals different cards until the first of the joker’s rank, and pays the spot it meets', () => {
    fc.assert(
      fc.property(block, anySpot, (bytes, spot) => {
        const play = () =>
          andarBahar.play({
            betMinor: 1_000n,
            setup: { spot },
            choices: [],
            draws: drawStream([bytes]),
          })
        const played = play()
        expect(play()).toEqual(played)
        if (played.kind !== 'ended') throw new Error('It ends at once')
        const [joker, dealt, ended] = played.events
        if (joker?.type !== 'joker' || dealt?.type !== 'dealt' || ended?.type !== 'ended') {
          throw new Error('A joker, cards, an end')
        }
        const all = [joker.card, ...dealt.cards].map(({ rank, suit }) => `${rank} ${suit}`)
        expect(new Set(all).size).toBe(all.length)
        const places = dealt.cards.map(({ rank }) => rank)
        expect(places.indexOf(joker.card.rank)).toBe(places.length - 1)
        expect(ended).toMatchObject({
          count: places.length,
          side: places.length % 2 === 1 ? 'andar' : 'bahar',
          totalMinor: played.totalMinor.toString(),
        })
        expect(played.totalMinor > 0n).toBe(winsAt(spot, places.length))
      }),
    )
  })

  test('never pays above the largest win of its spot', () => {
    fc.assert(
      fc.property(block, anySpot, fc.bigInt(1n, 10n ** 12n), (bytes, spot, betMinor) => {
        const draws = drawStream([bytes])
        const played = andarBahar.play({ betMinor, setup: { spot }, choices: [], draws })
        const largest = andarBahar.bets.find(({ key }) => key === spot)?.largestMultiple ?? 0
        if (played.kind !== 'ended') throw new Error('It ends at once')
        expect(played.totalMinor).toBeLessThanOrEqual(betMinor * BigInt(largest))
      }),
    )
  })

  test('divides every stake without a rest', () => {
    for (const levels of Object.values(andarBahar.betLevelsMinor)) {
      for (const level of levels) expect(level % 100n).toBe(0n)
    }
  })

  test('knows no choices', () => {
    const round = { betMinor: 1_000n, setup: { spot: 'andar' } as const, draws: seededDraws(1) }
    expect(andarBahar.readChoice({ take: true })).toBeNull()
    expect(andarBahar.play({ ...round, choices: [undefined as never] })).toEqual({
      kind: 'illegal',
    })
  })
})

test.each([
  [{ spot: 'bahar' }, { spot: 'bahar' }],
  [{ spot: '41-49', more: 1 }, { spot: '41-49' }],
  [{ spot: '1-6' }, null],
  [{ side: 'andar' }, null],
  ['andar', null],
  [null, null],
])('the setup %j is read as %j', (value, setup) => {
  expect(andarBahar.readSetup(value)).toEqual(setup)
})
