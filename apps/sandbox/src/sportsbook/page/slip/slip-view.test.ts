import { allTogether } from '@maidan/casino/multiple'
import { describe, expect, test } from 'vitest'
import type { BookFailure } from '../../book-api.ts'
import { moneyWriter } from '../../../games/page/hud/money-text.ts'
import type { Offer, SlipState } from './slip-state.ts'
import { slipView } from './slip-view.ts'

const money = moneyWriter('BDT')
const terms = {
  money,
  minMinor: 1_000n,
  maxMinor: 5_000_000n,
  balanceMinor: 50_000n,
  returnMaxMinor: 100_000_000n,
  inPlayDelayMs: 5_000,
  freeOddsMin: '1.50',
}
const offer = { odds: '1.85', inPlay: false, live: true, connected: true }
const leg = { eventId: '1', agreedOdds: '1.85', offer }
const offered = (but: Partial<Offer>) => ({
  legs: [{ ...leg, offer: { ...offer, ...but } }],
})
const ready: SlipState = {
  legs: [leg],
  sizes: allTogether(1),
  stake: { kind: 'amount', minor: 10_000n },
  free: null,
  phase: 'choosing',
  refusal: null,
}
const seen = (but: Partial<SlipState>) => {
  const { legs = ready.legs } = but
  return slipView({ ...ready, sizes: allTogether(legs.length), ...but }, terms)
}
const refused = (failure: Partial<BookFailure>) =>
  seen({ refusal: { message: '', code: 'BET_REFUSED', request_id: '', ...failure } }).note?.said
const staked = (minor: bigint) => seen({ stake: { kind: 'amount', minor } })

describe('a slip that can be placed', () => {
  test('says what the stake returns', () => {
    expect(seen({})).toMatchObject({
      note: null,
      hint: { bad: false, said: { key: 'limits' } },
      returns: { returnMinor: 18_500n, profitMinor: 8_500n },
      button: { said: { key: 'placeBet' }, enabled: true },
    })
  })

  test('says in play how long the bet waits', () => {
    const { note } = seen(offered({ inPlay: true }))
    expect(note?.said).toEqual({ key: 'inPlayNote', values: { seconds: 5 } })
  })

  test.each([
    ['1.80', 'oddsFell'],
    ['1.95', 'oddsRose'],
  ] as const)('asks to accept changed odds of %s', (odds, key) => {
    const { button, note } = seen(offered({ odds }))
    expect(button).toMatchObject({ said: { key: 'acceptAndBet', values: { odds } }, enabled: true })
    expect(note?.said).toEqual({ key, values: { was: '1.85', odds } })
  })
})

describe('a free bet in the place of a stake', () => {
  const free = { grantId: 'F1', stakeMinor: '90000', left: 2, expiresAt: '2026-11-30T00:00:00Z' }

  test('needs no stake and no balance, and returns its win alone', () => {
    expect(seen({ free, stake: { kind: 'empty' } })).toMatchObject({
      hint: { bad: false, said: { key: 'freeMeans', values: { odds: '1.50' } } },
      returns: { returnMinor: 76_500n, profitMinor: 76_500n },
      button: { said: { key: 'placeBet' }, enabled: true },
    })
  })

  test.each([
    ['1.49', false],
    ['1.50', true],
  ])('at odds of %s can be placed: %s', (odds, enabled) => {
    const { button, hint } = seen({ free, ...offered({ odds }) })
    expect([button.enabled, hint.bad]).toEqual([enabled, !enabled])
  })

  const together = (...odds: string[]) => ({
    legs: odds.map((each, nth) => ({
      eventId: String(nth),
      agreedOdds: each,
      offer: { ...offer, odds: each },
    })),
  })

  test('on several selections returns the win of all alone', () => {
    expect(seen({ free, ...together('2.00', '1.50') })).toMatchObject({
      hint: { bad: false, said: { key: 'freeMeans' } },
      returns: { returnMinor: 180_000n, profitMinor: 180_000n },
      button: { enabled: true },
    })
  })

  test.each([
    [['2.00', '1.49'], 'freeOddsLow'],
    [['40.00', '40.00'], 'freePaysMost'],
  ])('on %j cannot be placed: %s', (odds, key) => {
    const { button, hint } = seen({ free, ...together(...odds) })
    expect([button.enabled, hint.bad, hint.said.key]).toEqual([false, true, key])
  })

  test.each([
    ['GRANT_OVER', 'refusedFreeOver'],
    ['GRANT_NOT_FOUND', 'refusedFreeOver'],
    ['FREE_BET_MATCH', 'refusedFreeMatch'],
  ])('%s is said as %s', (code, key) => {
    expect(refused({ code })).toMatchObject({ key })
  })

  test('says the least odds of a refusal', () => {
    expect(refused({ code: 'FREE_BET_ODDS', oddsMin: '1.50' })).toMatchObject({
      key: 'refusedFreeOdds',
      values: { odds: '1.50' },
    })
  })
})

test('a slip that has been emptied is drawn once more, and nothing can be placed on it', () => {
  const { odds, button } = seen({ legs: [], stake: { kind: 'empty' } })
  expect([odds, button.enabled]).toEqual(['1.00', false])
})

describe('a slip that can not be placed', () => {
  test.each([
    [999n, 'stakeLow'],
    [5_000_001n, 'stakeHigh'],
    [50_001n, 'notEnough'],
  ] as const)('a stake of %d: %s', (minor, key) => {
    expect(staked(minor)).toMatchObject({
      hint: { said: { key }, bad: true },
      button: { enabled: false },
    })
  })

  test('without a stake', () => {
    expect(seen({ stake: { kind: 'empty' } })).toMatchObject({
      hint: { bad: false },
      returns: null,
      button: { enabled: false },
    })
    expect(seen({ stake: { kind: 'unreadable' } }).hint.said.key).toBe('stakeUnreadable')
  })

  test.each([
    [{ odds: null }, 'selectionClosed'],
    [{ live: false }, 'oddsPaused'],
    [{ connected: false }, 'offlineNote'],
  ] as const)('with the offer %j', (but, key) => {
    const { note, button } = seen(offered(but))
    expect([note?.said.key, button.enabled]).toEqual([key, false])
  })
})

describe('a bet on its way', () => {
  test.each([
    ['asking', true, 'waitingNote', 'waiting'],
    ['asking', false, 'placingNote', 'placing'],
    ['slow', false, 'slowNote', 'placing'],
  ] as const)('%s, in play %s', (phase, inPlay, noteKey, buttonKey) => {
    const { note, button } = seen({ phase, ...offered({ inPlay }) })
    expect(note?.said.key).toBe(noteKey)
    expect(button).toEqual({ said: { key: buttonKey }, enabled: false, busy: true })
  })

  test('can be asked for again when nothing was heard, even while the odds stand still', () => {
    const { note, button } = seen({ phase: 'lost', ...offered({ connected: false }) })
    expect([note?.said.key, button.said.key, button.enabled]).toEqual([
      'lostNote',
      'askAgain',
      true,
    ])
  })
})

describe('a refusal', () => {
  test('says why, and where the money is', () => {
    expect(refused({ code: 'NOT_ENOUGH_MONEY', balanceMinor: '5000' })).toMatchObject({
      key: 'refusedMoney',
      values: { balance: money(5_000n) },
    })
    const limits = { stakeMinMinor: '1000', stakeMaxMinor: '20000' }
    expect(refused({ code: 'STAKE_OUT_OF_LIMITS', ...limits })).toMatchObject({
      key: 'refusedLimits',
      values: { min: money(1_000n), max: money(20_000n) },
    })
    expect(refused({ code: 'PLAYER_BLOCKED' })?.key).toBe('refusedBlocked')
  })

  test('without its amounts, or of an unknown kind, is still told', () => {
    expect(refused({ code: 'NOT_ENOUGH_MONEY' })?.key).toBe('refusedBet')
    expect(refused({ code: 'SOMETHING_NEW' })?.key).toBe('refusedUnknown')
  })

  test('for worse odds stands until they are as agreed again', () => {
    const refusal = { message: '', code: 'ODDS_CHANGED', request_id: '', odds: '1.80' }
    const worse = seen({ refusal, ...offered({ odds: '1.80' }) })
    expect(worse.note?.said).toMatchObject({ key: 'refusedOdds', values: { odds: '1.80' } })
    expect(worse.button.said.key).toBe('acceptAndBet')
    expect(seen({ refusal }).note).toBeNull()
  })
})

describe('a multiple', () => {
  const legAt = (eventId: string, but: Partial<Offer> = {}, agreedOdds = '1.85') => ({
    eventId,
    agreedOdds,
    offer: { ...offer, ...but },
  })
  const joined = (...legs: SlipState['legs']) => seen({ legs })

  test('multiplies its odds, and pays the whole product', () => {
    const view = joined(legAt('1'), legAt('2'), legAt('3', { odds: '1.33' }, '1.33'))
    expect(view).toMatchObject({
      odds: '4.55',
      returns: { returnMinor: 45_519n },
      button: { said: { key: 'placeBet' }, enabled: true },
    })
  })

  test.each([
    ['two of one match', [legAt('1'), legAt('1')], 'sameMatch'],
    ['one that is closed', [legAt('1'), legAt('2', { odds: null })], 'legClosed'],
    [
      'odds that are too long',
      [legAt('1', { odds: '50.00' }), legAt('2', { odds: '20.50' })],
      'oddsTooLong',
    ],
  ] as const)('can not be placed with %s', (_, legs, key) => {
    const { note, button } = joined(...legs)
    expect([note?.said.key, button.enabled]).toEqual([key, false])
  })

  test('asks anew when any of its odds moved, also where they make up for each other', () => {
    const worse = joined(legAt('1', { odds: '1.80' }), legAt('2'))
    expect(worse.note?.said).toEqual({ key: 'oddsFell', values: { was: '3.42', odds: '3.33' } })
    const even = joined(legAt('1', { odds: '2.00' }, '1.00'), legAt('2', { odds: '1.00' }, '2.00'))
    expect([even.note?.said.key, even.button.said.key]).toEqual(['oddsShifted', 'acceptAndBet'])
  })

  test('bounds the stake by what one bet pays', () => {
    const legs = [legAt('1', { odds: '20.00' }, '20.00'), legAt('2', { odds: '50.00' }, '50.00')]
    const view = slipView(
      { ...ready, legs, sizes: allTogether(2), stake: { kind: 'amount', minor: 100_001n } },
      { ...terms, balanceMinor: 500_000n },
    )
    expect(view.hint).toEqual({
      said: { key: 'stakeHigh', values: { max: money(100_000n) } },
      bad: true,
    })
  })
})

describe('a system', () => {
  const legs = ['2.00', '3.00', '4.00'].map((odds, nth) => ({
    eventId: String(nth),
    agreedOdds: odds,
    offer: { ...offer, odds },
  }))
  const system = (minor: bigint, sizes = [2]) =>
    seen({ legs, sizes, stake: { kind: 'amount', minor } })

  test('costs its stake as often as it has bets, and says what it pays at best and at least', () => {
    expect(system(10_000n)).toMatchObject({
      returns: { returnMinor: 260_000n, profitMinor: 230_000n },
      system: { bets: 3, eachMinor: 10_000n, totalMinor: 30_000n, fewest: 2, leastMinor: 60_000n },
      hint: { bad: false },
      button: { said: { key: 'placeSystem', values: { bets: 3, amount: money(30_000n) } } },
    })
    expect(system(10_000n, [2, 3]).system).toMatchObject({ bets: 4, totalMinor: 40_000n })
  })

  test.each([
    [333n, 'stakeLow', { min: money(334n) }],
    [334n, 'limits', { min: money(334n), max: money(1_666_666n) }],
    [16_666n, 'limits', {}],
    [16_667n, 'notEnough', { balance: money(50_000n) }],
    [1_666_667n, 'stakeHigh', { max: money(1_666_666n) }],
  ])('of %d each is held against the bounds of all together: %s', (minor, key, values) => {
    const { hint, button } = system(minor)
    expect(hint.said).toMatchObject({ key, values })
    expect(button.enabled).toBe(!hint.bad)
  })

  test('of one bet says nothing of systems', () => {
    expect(seen({ legs }).system).toBeNull()
  })
})
