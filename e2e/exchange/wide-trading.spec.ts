import type { Page } from '@playwright/test'
import { expect, test } from '../front/test.ts'
import { bodyOf, openExchange, placed, price } from '../steps/bet-steps.ts'
import { openQuickly } from '../steps/quick-clock.ts'
import {
  bet,
  betBook,
  exposure,
  match,
  now,
  position,
  storm,
  stubExchange,
  tigers,
  unmatched,
} from '../stub/bets.ts'
import type { Answers } from '../stub/answer.ts'
import { callsOf } from '../stub/read-stub-call.ts'
import { turnover } from '../stub/records.ts'
import { violationsOf } from '../steps/violations-of.ts'

test.use({
  serviceWorkers: 'block',
  viewport: { width: 1280, height: 720 },
})

const dock = (page: Page) => page.getByRole('region', { name: 'Slip and open bets' })
const tree = (page: Page) => page.getByRole('tree', { name: 'Matches' })
const ladder = (page: Page) => page.getByRole('grid', { name: 'Ladder of Dhaka Tigers' })
const stake = (page: Page) => dock(page).getByLabel('Stake', { exact: true })

const trading = {
  matched: '2500.00',
  runners: [
    {
      selection_id: tigers,
      matched: '1500.00',
      last_odds: '1.98',
      prices: ['1.90', '2.10', '1.85', '1.98'].map((odds, minute) => ({
        at: new Date(now.getTime() + minute * 60_000).toISOString(),
        odds,
      })),
    },
    { selection_id: storm, matched: '1000.00', last_odds: null, prices: [] },
  ],
  sales: [
    { sale_id: '7', at: now.toISOString(), selection_id: tigers, odds: '1.98', stake: '700.00' },
  ],
} satisfies Answers['marketTrading']

const openMatch = async (page: Page, changed: Answers = {}) => {
  const calls = await openExchange(page, { marketTrading: trading, ...changed })
  await tree(page).getByRole('treeitem', { name: match.name }).click()
  await expect(price(page, 'Dhaka Tigers Back 96')).toBeVisible()
  return calls
}

const faultsOf = async (page: Page) => {
  return violationsOf(page)
}

test('[SIL-115] a price fills the slip beside it, and the bet stands in the dock without a scroll of the page', async ({
  page,
}) => {
  const bets = [bet('1')]
  const calls = await openExchange(
    page,
    betBook(bets, () => unmatched('2')),
  )
  const cell = price(page, 'Dhaka Tigers Back 1.98')
  await cell.click()
  await expect(stake(page)).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dock(page)).toContainText('Your slip is empty')
  await expect(cell).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('500')
  const place = dock(page).getByRole('button', { name: 'Place bet · ৳ 500 at risk' })
  await expect(place).toBeInViewport({ ratio: 1 })
  await place.click()
  await expect(dock(page)).toContainText('Waiting in the market')
  expect(bodyOf(placed(calls)[0]).bets[0]).toMatchObject({ odds: '1.98', stake: '500' })
  await dock(page)
    .getByRole('tab', { name: /Open bets/ })
    .click()
  await expect(dock(page).getByRole('article', { name: 'Dhaka Tigers' })).toHaveCount(2)
  const over = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  expect(await over()).toBe(0)
  expect(await faultsOf(page)).toEqual([])
})

test('only the panes of the trading screen scroll, also in a low window and without a line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 200 })
  await openMatch(page)
  const stands = () =>
    page.evaluate(() => {
      const { scrollHeight, scrollWidth } = document.documentElement
      const panes = [...document.querySelectorAll('*')].filter(
        (one) => getComputedStyle(one).overflowY === 'auto' && !one.classList.contains('rail'),
      )
      const sideways = panes.filter((one) => one.scrollWidth > one.clientWidth)
      return {
        down: scrollHeight - innerHeight,
        across: scrollWidth - innerWidth,
        sideways: sideways.length,
      }
    })
  const still = { down: 0, across: 0, sideways: 0 }
  expect(await stands()).toEqual(still)
  await price(page, 'Dhaka Tigers Back 1.98').click()
  await expect(stake(page)).toBeFocused()
  expect(await stands()).toEqual(still)
  await page.context().setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  expect(await stands()).toEqual(still)
  await page.context().setOffline(false)
})

test('a name that is longer than its column goes on in a second line', async ({ page }) => {
  const long = 'Chattogram Mariners United'
  await openMatch(page)
  const name = page.getByRole('button', { name: 'Prices and chart of Dhaka Tigers' })
  await name.evaluate((button, text) => {
    const [words] = button.children
    if (words !== undefined) words.textContent = text
  }, long)
  const hidden = await name.evaluate((button) => {
    const [words] = button.children
    return words === undefined ? null : words.scrollHeight - words.clientHeight
  })
  expect(hidden).toBe(0)
})

test('the tree is walked by keyboard, `/` finds a match in it, and Enter opens it', async ({
  page,
}) => {
  await openExchange(page, { marketTrading: trading })
  await page.keyboard.press('/')
  const field = page.getByRole('searchbox', { name: 'Find a match' })
  await expect(field).toBeFocused()
  await page.keyboard.type('nobody')
  await expect(page.getByText('No match is called that.')).toBeVisible()
  await field.fill('padma')
  await page.keyboard.press('Tab')
  const line = (name: RegExp) => tree(page).getByRole('treeitem', { name })
  await expect(line(/^Cricket 1/)).toBeFocused()
  await field.fill('')
  await line(/^Cricket 1/).press('ArrowLeft')
  await expect(line(/Padma Cup/)).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await expect(line(/^Padma Cup 1/)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/odds-view')
  await expect(line(/Sylhet Storm/)).toHaveAttribute('aria-selected', 'true')
})

test('a market shows its charts, what was matched, its last matches and its rules', async ({
  page,
}) => {
  await openMatch(page)
  const main = page.getByRole('main')
  await expect(
    main.getByRole('img', {
      name: 'How the price of Dhaka Tigers moved: First 1.90, highest 2.10, lowest 1.85, last 1.98.',
    }),
  ).toBeVisible()
  await expect(main).toContainText('Matched ৳ 2,500.00')
  await expect(price(page, '6 over runs Dhaka Yes 48')).toBeInViewport()
  await main.getByRole('tab', { name: 'Time and sales' }).click()
  await expect(main.getByRole('row').last()).toHaveText('18:00:00Dhaka Tigers1.98৳ 700')
  await main.getByRole('tab', { name: 'Rules' }).click()
  const rules = main.getByRole('tabpanel')
  await expect(rules).toContainText('Commission is 2% of what you win on the whole market')
  await expect(rules).toContainText('Stakes go from ৳ 10 to ৳ 5,00,000.')
  await expect(rules).toContainText('In play a bet waits 5 s.')
  await expect(rules).toContainText('A tie, and a match without a result, void the market')
  expect(await faultsOf(page)).toEqual([])
})

test('[SIL-115] the ladder bets by keyboard at the tick that is chosen, at once if asked, and cancels there', async ({
  page,
}) => {
  const bets = [unmatched('1', { odds: '2.10', average_odds: '2.10' })]
  const calls = await openMatch(page, {
    ...betBook(bets, ({ odds }) => unmatched('2', { odds: String(odds) })),
    cancelBets: { bets: [], refused: [] },
  })
  const name = page.getByRole('button', { name: 'Prices and chart of Dhaka Tigers' })
  await name.press('Enter')
  await expect(ladder(page)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('l')
  await expect(stake(page)).toBeFocused()
  await expect(dock(page).getByLabel('Odds', { exact: true })).toHaveValue('1.97')
  await dock(page).getByRole('tab', { name: 'Ladder' }).click()
  await dock(page).getByRole('checkbox', { name: 'One-click' }).check()
  await dock(page).getByLabel('Stake of each press').selectOption('500')
  await ladder(page).press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('b')
  await expect(page.getByText('Dhaka Tigers: ৳ 500 waits in the market at 1.99.')).toBeVisible()
  expect(bodyOf(placed(calls)[0]).bets[0]).toMatchObject({ side: 'back', odds: '1.99' })
  await ladder(page).getByRole('button', { name: 'Cancel your Back of ৳ 500 at 2.10' }).click()
  await expect
    .poll(() => callsOf(calls, 'cancelBets').map(({ body }) => body))
    .toEqual([{ bets: [{ bet_id: '1' }] }])
  await ladder(page).press('Escape')
  await expect(ladder(page)).toHaveCount(0)
  await expect(name).toBeFocused()
})

test('[LAW-30] a press on the ladder that bets at once has above it what it counts towards a bonus', async ({
  page,
}) => {
  const kept = turnover(1, { on_exchange: '10', bet_max: '500.00' })
  const calls = await openMatch(page, { showTurnovers: { turnover: [kept] } })
  await page.getByRole('button', { name: 'Prices and chart of Dhaka Tigers' }).press('Enter')
  await expect(ladder(page)).toBeFocused()
  const said = dock(page).getByRole('status').getByRole('listitem')
  await expect(said).toHaveCount(0)
  await dock(page).getByRole('checkbox', { name: 'One-click' }).check()
  await expect(said).toHaveText([
    'At most 10% of what the house takes of this bet counts towards your bonus.',
    'While your bonus is kept, at most ৳ 500 may be at risk on a market.',
  ])
  await expect(ladder(page)).toBeInViewport()
  expect(await faultsOf(page)).toEqual([])
  expect(placed(calls)).toEqual([])
})

test('[SIL-115] the cash-out of the match on the page stands before those of others', async ({
  page,
}) => {
  const other = position({
    event_id: '9002',
    event_name: 'Khulna v Barishal',
    market_id: '1.778',
    market_name: 'Winner',
  })
  const calls = await openExchange(page, {
    marketTrading: trading,
    openBets: { bets: [bet('1')] },
    exchangeExposure: exposure(other, position()),
  })
  await dock(page)
    .getByRole('tab', { name: /Open bets/ })
    .click()
  const cards = dock(page).getByRole('region', { name: /^Cash out:/ })
  await expect(cards.getByRole('heading')).toHaveText([
    'Winner · Khulna v Barishal',
    `Match Odds · ${match.name}`,
  ])
  await tree(page).getByRole('treeitem', { name: match.name }).click()
  await expect(cards.getByRole('heading')).toHaveText([
    `Match Odds · ${match.name}`,
    'Winner · Khulna v Barishal',
  ])
  expect(placed(calls)).toEqual([])
})

test('on a phone a runner’s name opens their prices and chart, and a price there the slip', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const calls = await stubExchange(page, { marketTrading: trading })
  await openQuickly(page, '/exchange', now)
  await page.getByRole('main').getByRole('link', { name: match.name }).click()
  const name = page.getByRole('button', { name: 'Prices and chart of Dhaka Tigers' })
  await expect(name).toBeVisible()
  expect(callsOf(calls, 'marketTrading')).toHaveLength(0)
  await name.click()
  const sheet = page.getByRole('dialog', { name: 'Dhaka Tigers' })
  await expect(sheet).toContainText('First1.90Lowest1.85Highest2.10Last1.98')
  await sheet.getByText('Rules and commission').click()
  await expect(sheet).toContainText('Two or more winners are a dead heat')
  await sheet.getByRole('button', { name: 'Dhaka Tigers Lay 2.00' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(page.getByRole('dialog').getByLabel('Stake', { exact: true })).toBeVisible()
})
