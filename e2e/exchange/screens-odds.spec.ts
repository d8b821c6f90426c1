import { expect } from '@playwright/test'
import { bookmaker, fancy, lines, matchOdds, runner } from '../steps/exchange-records.ts'
import { bar, block, prices, row, test } from '../steps/exchange-visit.ts'

test('[APP-19, EXCH-04, EXCH-26, NAV-25, SIL-112] an event opens with its own ids, and back returns', async ({
  page,
  visitEvent,
  asked,
}) => {
  await visitEvent()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alpha v Bravo')
  await expect.poll(() => asked('/api/match-odds/1.11')).toBeGreaterThan(0)
  await expect.poll(() => asked('/api/event/11')).toBeGreaterThan(0)
  const state = await page.evaluate(() => (history.state as { oddsView?: unknown }).oddsView)
  expect(state).toEqual({
    marketId: '1.11',
    eventId: '11',
    selectedSport: 'cricket',
    previousPath: '/exchange-inplay',
  })
  await expect(bar(page)).toBeVisible()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL('/exchange-inplay')
})

test('[SIL-112] without an event the odds view leads to in-play', async ({ page, visit }) => {
  await visit('/odds-view')
  await expect(page).toHaveURL('/exchange-inplay')
})

test('[EXCH-05, EXCH-06, DATA-04, DATA-08, SIL-022] stream and score stand in frames', async ({
  page,
  visitEvent,
}) => {
  await visitEvent()
  const stream = page.getByTitle('Live stream of Alpha v Bravo')
  await expect(stream).toHaveAttribute(
    'src',
    'http://stream.example.test/live/11?ip=203.0.113.7&lang=en',
  )
  const score = page.getByTitle('Score of Alpha v Bravo')
  await expect(score).toHaveAttribute('src', 'http://score.example.test/11')
  await page.getByRole('button', { name: 'Hide the stream' }).click()
  await expect(stream).toHaveCount(0)
})

test('[EXCH-07, DATA-02, ENT-30, SIL-115, SIL-125] match odds show the first item; a tap opens the bet slip', async ({
  page,
  odds,
  visitEvent,
}) => {
  const other = matchOdds({ runners: [runner(1, 'Other', 5, 6)] })
  odds.answers['/api/match-odds/1.11'] = [matchOdds(), other]
  await visitEvent()
  const market = block(page, 'Match Odds')
  await expect(market.getByText('In-Play', { exact: true })).toBeVisible()
  await expect(market.getByRole('listitem')).toHaveCount(2)
  await expect(prices(row(market, 'Alpha'))).toHaveText(['1.851.2K', '1.8756K'])
  await expect(prices(row(market, 'Bravo'))).toHaveText(['2.101.2K', '2.1456K'])
  await row(market, 'Bravo').getByRole('button', { name: 'Bravo Lay 2.14' }).click()
  const slip = page.getByRole('dialog')
  await expect(slip).toContainText('Bravo')
  await page.keyboard.press('Escape')
  await expect(slip).toHaveCount(0)
})

test('[EXCH-07] three prices a side where there is room', async ({ page, visitEvent }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await visitEvent()
  await expect(prices(row(block(page, 'Match Odds'), 'Alpha'))).toHaveText([
    '1.8330',
    '1.8420',
    '1.851.2K',
    '1.8756K',
    '1.8840',
    '1.8950',
  ])
})

test('[SIL-125, SIL-115] a market before its start has no badge, a suspended one takes no tap', async ({
  page,
  odds,
  visitEvent,
}) => {
  odds.answers['/api/match-odds/1.11'] = [matchOdds({ inplay: false, status: 'SUSPENDED' })]
  await visitEvent()
  const market = block(page, 'Match Odds')
  await expect(market.getByText('Suspend', { exact: true })).toBeVisible()
  await expect(market.getByText('In-Play')).toHaveCount(0)
  await expect(prices(row(market, 'Alpha')).first()).toBeDisabled()
})

test('[EXCH-08, EXCH-09, EXCH-10, ENT-31] bookmaker rows with their rates and overlays', async ({
  page,
  odds,
  visitEvent,
}) => {
  odds.answers['/api/event/11'] = lines(
    {},
    {
      '201': bookmaker('Alpha', 85, 87),
      '202': bookmaker('Bravo', 110, 114, { suspended: 1 }),
      '203': bookmaker('Draw', 300, 320, { ball_running: 1 }),
    },
  )
  await visitEvent()
  const market = block(page, 'BookMaker')
  await expect(row(market, 'Alpha').getByRole('button')).toHaveText(['85', '87'])
  await expect(row(market, 'Alpha')).not.toContainText(/Suspend|Ball Running/)
  await expect(row(market, 'Bravo').getByText('Suspend', { exact: true })).toBeVisible()
  await expect(row(market, 'Bravo').getByRole('button').first()).toBeDisabled()
  await expect(row(market, 'Draw').getByText('Ball Running', { exact: true })).toBeVisible()
  await row(market, 'Alpha').getByRole('button', { name: 'Alpha Lay 87' }).click()
  await expect(page.getByRole('dialog')).toContainText('Alpha')
})

test('[ENT-31] a bookmaker entry may hold its runners as a list', async ({
  page,
  odds,
  visitEvent,
}) => {
  odds.answers['/api/event/11'] = lines(
    {},
    { b1: { runners: [bookmaker('Alpha', 85, 87), bookmaker('Bravo', 110, 114)] } },
  )
  await visitEvent()
  await expect(block(page, 'BookMaker').getByRole('listitem')).toHaveCount(2)
})

test('[EXCH-11, EXCH-12, EXCH-13, EXCH-14, EXCH-15, EXCH-16, SIL-114] fancy rows under their tabs', async ({
  page,
  odds,
  visitEvent,
}) => {
  odds.answers['/api/event/11'] = lines({
    f2: fancy('Ten overs', { type: 2, no: 61, no_rate: 105, yes: 63, yes_rate: 95 }),
    f6: fancy('Next ball', { type: 6, suspended: 1 }),
    f3: fancy('Window', { gtype: '3', no: '41-50', yes: '41-50' }),
    f4: fancy('Last digit 7', { type: 4, no: '7', no_rate: 0, yes: '7', yes_rate: 850 }),
    f5: fancy('Parity', { type: 5, ball_running: 1, no: 'Odd', yes: 'Even' }),
    f0: fancy('No code'),
  })
  await visitEvent()
  const market = block(page, 'Fancy Bet')
  const rows = market.getByRole('tabpanel').getByRole('listitem')
  await expect(market.getByRole('tab')).toHaveText([
    'All',
    'Fancy',
    'Ball by Ball',
    'Khadda',
    'Lottery',
    'Odd/Even',
  ])
  await expect(rows).toHaveCount(6)
  await expect(row(market, 'Ten overs').getByRole('button')).toHaveText(['61105', '6395'])
  await expect(row(market, 'Next ball').getByText('Suspend', { exact: true })).toBeVisible()
  await expect(row(market, 'Parity').getByText('Ball Running', { exact: true })).toBeVisible()
  await expect(row(market, 'Ten overs')).not.toContainText(/Suspend|Ball Running/)
  for (const [tab, titles] of [
    ['Fancy', [/Ten overs/, /No code/]],
    ['Ball by Ball', [/Next ball/]],
    ['Khadda', [/Window/]],
    ['Lottery', [/Last digit 7/]],
    ['Odd/Even', [/Parity/]],
  ] as const) {
    await market.getByRole('tab', { name: tab, exact: true }).click()
    await expect(rows).toHaveText([...titles])
  }
  odds.answers['/api/event/11'] = lines({ f0: fancy('No code') })
  await expect(rows).toHaveCount(0)
  await expect(market.getByText('No fancy bets available')).toBeVisible()
  await expect(market.getByRole('tab')).toHaveCount(6)
})

test('[EXCH-11, EXCH-16] six tabs stand in their order, an event that has no line now says so', async ({
  page,
  odds,
  visitEvent,
}) => {
  await visitEvent()
  const market = block(page, 'Fancy Bet')
  await expect(market.getByText('No fancy bets available')).toBeVisible()
  await expect(market.getByRole('tab')).toHaveCount(6)
  odds.answers['/api/event/11'] = lines({ f3: fancy('Window', { type: 3 }) })
  await expect(market.getByText('Window')).toBeVisible()
})

test('[EXCH-11] an event whose sport has no fancies has no block of them', async ({
  page,
  odds,
  visit,
}) => {
  odds.answers['/api/match-odds/1.13'] = [matchOdds({ marketId: '1.13', eventId: '13' })]
  await visit('/exchange-inplay')
  await page.getByRole('link', { name: 'Echo v Foxtrot' }).click()
  await expect(row(block(page, 'Match Odds'), 'Alpha')).toContainText('1.85')
  await expect(block(page, 'Fancy Bet')).toHaveCount(0)
})

test('[EXCH-07, APP-17] the header of the odds view shows what is there to bet with and what is held', async ({
  page,
  visitEvent,
}) => {
  await visitEvent()
  const header = page.getByRole('banner')
  await expect(header).toContainText('৳ 12,345.50')
  await expect(header).toContainText('Held৳ 100.00')
})

test('[SIL-119] the exchange speaks Bangla with Latin odds', async ({ page, odds, visit }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'bn'))
  const alpha = { ...runner(101, 'Alpha', 1.85, 1.87), SelectionName_bn: 'আলফা' }
  odds.answers['/api/match-odds/1.11'] = [matchOdds({ runners: [alpha], status: 'SUSPENDED' })]
  await visit('/exchange-inplay')
  await page.getByRole('link', { name: 'Alpha v Bravo' }).click()
  const market = block(page, 'ম্যাচ অডস')
  await expect(prices(row(market, 'আলফা')).first()).toContainText('1.85')
  await expect(market.getByText('স্থগিত', { exact: true })).toBeVisible()
})
