import { expect, test } from '../front/test.ts'
import { openQuickly } from '../steps/quick-clock.ts'
import { bet, exposure, match, now, position, stubExchange } from '../stub/bets.ts'
import { inTurn, wordless } from '../stub/answer.ts'
import { callsOf } from '../stub/read-stub-call.ts'
import type { StubCall } from '../stub/read-stub-call.ts'

test.use({ serviceWorkers: 'block' })

test('[EXCH-18, EXCH-19, EXCH-20, NAV-27, SIL-001, SIL-126] six items, each with its page, and the time in GMT+5:30', async ({
  page,
}) => {
  await stubExchange(page, {
    exchangeActivity: { activity: [] },
    profitLoss: { net: '0.00', commission: '0.00', markets: [] },
  })
  await openQuickly(page, '/exchange-account', now)
  const menu = page.getByRole('navigation', { name: 'Exchange Account' })
  const pages = {
    'My Profile': '/profile',
    'Balance Overview': '/exchange-account/balance',
    'My Bets': '/exchange-account/bets',
    'Bets History': '/exchange-account/history',
    'Profit & Loss': '/exchange-account/profit-loss',
    'Activity Log': '/exchange-account/activity',
  }
  await expect(menu.getByRole('link')).toHaveText(Object.keys(pages))
  await expect(page.getByText('GMT+5:30')).toBeVisible()
  await expect(page.getByRole('main').getByRole('time')).toHaveText(/^2026\/01\/15 17:30:\d\d$/)
  for (const [name, path] of Object.entries(pages)) {
    await menu.getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    if (path === '/profile') {
      await page.goBack()
      continue
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByText('No Data', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page).toHaveURL('/exchange-account')
  }
})

test('[SIL-126] the balance says market by market what is held and why', async ({ page }) => {
  const fancy = position({
    market_id: 'f:9001:5',
    market_name: '6 over runs',
    kind: 'fancy',
    liability: '900.00',
    explain: { kind: 'score_below', to: 40, loss: '900.00' },
    outcomes: [],
  })
  const exact = position({
    market_id: 'f:9001:6',
    market_name: 'Runs of the last batter',
    kind: 'fancy',
    explain: { kind: 'score_between', from: 157, to: 157, loss: '20.00' },
    outcomes: [],
  })
  await stubExchange(page, { exchangeExposure: exposure(position(), fancy, exact) })
  await openQuickly(page, '/exchange-account/balance', now)
  const main = page.getByRole('main')
  await expect(main).toContainText('Available to bet৳ 12,345.50')
  await expect(main).toContainText('Held for open bets৳ 100.00')
  const card = page.getByRole('region', { name: 'Match Odds' })
  await expect(card).toContainText('If Sylhet Storm wins you lose ৳ 100.')
  await expect(main).toContainText('If the score is exactly 157 you lose ৳ 20.')
  await card.getByText('What each result brings').click()
  await expect(card.getByRole('listitem')).toHaveText([
    'Dhaka Tigers+৳ 90.00',
    'Sylhet Storm−৳ 100.00',
  ])
  await expect(page.getByRole('region', { name: '6 over runs' })).toContainText(
    'If the score is below 40 you lose ৳ 900.',
  )
})

test('[SIL-126] the history is filtered and paged', async ({ page }) => {
  const ended = [
    bet('9', { result: 'won', net: '480.20' }),
    bet('7', { matched: '200.00', cancelled: '300.00', result: 'lost', net: '-200.00' }),
    bet('8', { matched: '0.00', lapsed: '500.00', lapse_code: 'TURNED_IN_PLAY' }),
  ]
  const calls = await stubExchange(page, {
    clearedBets: ({ query }: StubCall) => ({
      bets: query['result'] === 'won' ? ended.slice(0, 1) : ended,
      page: Number(query['page']),
      last_page: 2,
    }),
  })
  await openQuickly(page, '/exchange-account/history', now)
  const lines = page.getByRole('article')
  await expect(lines).toHaveCount(3)
  await expect(lines.first()).toContainText('Won+৳ 480.20')
  await expect(lines.nth(1)).toContainText('৳ 200 at 1.98৳ 200 of ৳ 500 matched')
  await expect(page.getByText('All times are in GMT+6')).toBeVisible()
  await expect(lines.last()).toContainText('It was not matched when the market turned in play.')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('2 / 2')).toBeVisible()
  await page.getByLabel('Result').selectOption('Won')
  await expect(lines).toHaveCount(1)
  await page.getByLabel('Sport', { exact: true }).selectOption('Cricket')
  await expect
    .poll(() => callsOf(calls, 'clearedBets').map(({ query }) => query))
    .toEqual([
      { page: '1' },
      { page: '2' },
      { page: '1', result: 'won' },
      { page: '1', result: 'won', sport: 'cricket' },
    ])
})

test('[SIL-126] profit and loss is told per day, sport and market, commission apart', async ({
  page,
}) => {
  const settled = (
    day: string,
    sport: string,
    market_name: string,
    net: string,
    rest: object = {},
  ) => ({
    day,
    sport,
    event_name: match.name,
    market_id: market_name,
    market_name,
    result: 'Dhaka Tigers',
    gross: net,
    commission: '0.00',
    net,
    settled_at: `${day}T11:00:00.000Z`,
    version: 1,
    replaced: false,
    ...rest,
  })
  const calls = await stubExchange(page, {
    profitLoss: {
      net: '330.00',
      commission: '9.80',
      markets: [
        settled('2026-01-15', 'cricket', 'Match Odds', '480.20', { version: 2 }),
        settled('2026-01-15', 'cricket', 'Match Odds', '-100.00', { replaced: true }),
        settled('2026-01-15', 'cricket', '6 over runs', '-100.20'),
        settled('2026-01-14', 'tennis', 'Set 1', '-50.00'),
      ],
    },
  })
  await openQuickly(page, '/exchange-account/profit-loss', now)
  const main = page.getByRole('main')
  await expect(main).toContainText('Net result+৳ 330.00')
  await expect(main).toContainText('Commission৳ 9.80')
  await expect(main).toContainText('Cricket+৳ 380.00')
  await expect(main).toContainText('Tennis−৳ 50.00')
  const day = page.getByRole('region', { name: '2026/01/15' })
  await expect(day.getByRole('heading')).toContainText('+৳ 380.00')
  await expect(day.getByRole('article')).toHaveCount(3)
  const versions = day.getByRole('article', { name: 'Match Odds' })
  await expect(versions.first()).toContainText('17:00:00')
  await expect(versions.first()).toContainText('Corrected result')
  await expect(versions.last()).toContainText('Replaced by a corrected result')
  const asked = expect.poll(() => callsOf(calls, 'profitLoss').map(({ query }) => query))
  await page.getByRole('tab', { name: '30 days' }).click()
  await asked.toEqual([{ days: '7' }, { days: '30' }])
  await page.getByLabel('Sport', { exact: true }).selectOption('Tennis')
  await asked.toEqual([{ days: '7' }, { days: '30' }, { days: '30', sport: 'tennis' }])
})

test('[SIL-126, APP-16] the activity log lists logins and bets in GMT+6', async ({ page }) => {
  await stubExchange(page, {
    exchangeActivity: {
      activity: [
        {
          kind: 'bet',
          at: now.toISOString(),
          side: 'lay',
          title: 'Match Odds',
          detail: 'Dhaka Tigers',
        },
        {
          kind: 'login',
          at: '2026-01-15T11:00:00.000Z',
          side: null,
          title: '103.4.145.2',
          detail: 'Chrome',
        },
      ],
    },
  })
  await openQuickly(page, '/exchange-account/activity', now)
  await expect(page.getByRole('article')).toHaveText([
    /Bet · 2026\/01\/15 18:00:00.*Match Odds.*Lay Dhaka Tigers$/,
    /Login · 2026\/01\/15 17:00:00.*103\.4\.145\.2.*Chrome/,
  ])
})

test('[EXCH-19, ERR-02] a page that failed to load can be tried again', async ({ page }) => {
  await stubExchange(page, {
    exchangeActivity: inTurn(wordless(500), { activity: [] }),
  })
  await openQuickly(page, '/exchange-account/activity', now)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No Data', { exact: true })).toBeVisible()
})
