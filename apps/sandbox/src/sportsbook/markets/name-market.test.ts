import { priceRunLines, setMarkets, SOCCER_MARKETS, tennisMarkets } from '@maidan/casino'
import { expect, test } from 'vitest'
import { nameOwnMarket, type NamedMarket } from './name-market.ts'

const match = {
  EventId: '501',
  Runners: [
    { SelectionId: 1, SelectionName: 'Dhaka', SelectionName_bn: 'ঢাকা' },
    { SelectionId: 2, SelectionName: 'Khulna', SelectionName_bn: 'খুলনা' },
  ],
}
const LINE = {
  id: '1-dhk-digit-6-0',
  title: '6 over last digit 0 Dhaka (36 legal balls)',
  title_bn: 'ঢাকা ৬ ওভারের রানের শেষ অঙ্ক ০ (বৈধ ৩৬ বল)',
  yes: 1,
  no: 1,
  yes_rate: 1,
  no_rate: 1,
  claim: 'last_digit',
  type: 4,
  suspended: 0,
  ball_running: 0,
} as const

const named = (market: NamedMarket) => nameOwnMarket({ market, odds: [] }, { match, lines: [LINE] })

test('every market and selection has a name in both languages, without a hole', () => {
  const all = [...SOCCER_MARKETS, ...tennisMarkets(2), ...tennisMarkets(3), ...setMarkets(1)]
  const names = all.flatMap((market) => {
    const { name, selections } = named(market)
    return [name, ...selections.map((selection) => selection.name)]
  })
  const bad = names.filter(
    ({ en, bn }) => !/^[^{}]+$/.test(en + bn) || /undefined|home|away| {2}/.test(en + bn),
  )
  expect(bad).toEqual([])
  expect(all.filter((market) => !/[\u0980-\u09ff]/.test(named(market).name.bn))).toEqual([])
})

test('no two selections of a market have the same name', () => {
  const same = [...SOCCER_MARKETS, ...tennisMarkets(3), ...setMarkets(1)].filter((market) => {
    const { selections } = named(market)
    return new Set(selections.map(({ name }) => name.en)).size < selections.length
  })
  expect(same).toEqual([])
})

test.each([
  ['doubleChance', 0, 'Dhaka or Draw', 'ঢাকা বা ড্র'],
  ['handicap_-1.5', 1, 'Khulna +1.5', 'খুলনা +1.5'],
  ['total_2.5', 0, 'Over 2.5', '2.5-এর বেশি'],
  ['correctScore', 1, '0–1', '0–1'],
  ['winningMargin', 2, 'Dhaka by 3 or more', 'ঢাকা, 3 বা বেশি গোলে'],
  ['exactGoals', 6, '6 or more', '6 বা বেশি'],
  ['resultAndTotal_2.5', 0, 'Dhaka and Over 2.5', 'ঢাকা ও 2.5-এর বেশি'],
])('the selection %s %i is called %s', (id, place, en, bn) => {
  const market = SOCCER_MARKETS.find((one) => one.id === id)
  expect(market && named(market).selections[place]?.name).toEqual({ en, bn })
})

test('the ten digits of one score lose the digit of the line that names them', () => {
  const digits = Array.from({ length: 10 }, (_, digit) => ({
    id: `1-dhk-digit-6-${digit}`,
    ofOneBall: false,
    claim: { kind: 'last_digit' as const, digit },
    yesRate: 850,
    noRate: 0,
  }))
  const [priced] = priceRunLines(digits)
  expect(priced && named(priced.market).name).toEqual({
    en: '6 over last digit Dhaka (36 legal balls)',
    bn: 'ঢাকা ৬ ওভারের রানের শেষ অঙ্ক (বৈধ ৩৬ বল)',
  })
})
