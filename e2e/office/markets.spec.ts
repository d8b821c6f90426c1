import { expect, test } from '../front/test.ts'
import type { Page } from '@playwright/test'
import {
  due,
  market,
  marketBet,
  marketPage,
  marketRecord,
  marketRequest,
  whatItPays,
} from '../stub/markets.ts'
import { refused } from '../stub/answer.ts'
import { callsOf } from '../stub/read-stub-call.ts'
import { listOf, openDesk, overview, stubStaff } from '../stub/staff.ts'
import { violationsOf } from '../steps/violations-of.ts'

test.use({ app: 'backoffice', viewport: { width: 1280, height: 800 }, hasTouch: false })

const me = 'staffOverview'

function table(page: Page) {
  return page.getByRole('table', { name: 'Markets' })
}

test('[SIL-115] the list says where each market stands, what is at risk and what is due', async ({
  page,
}) => {
  await stubStaff(page, {
    staffMarkets: listOf([
      market(1, { in_play: true, house_risk: '12345.50' }),
      market(2, { status: 'suspended', staff_suspended: true, kind: 'bookmaker' }),
      market(3, { ...due, kind: 'fancy', name: '6 over runs', result: '47', sport: 'cricket' }),
      market(4, { status: 'void', result: 'Void', request_waiting: true, sport: 'tennis' }),
    ]),
  })
  await openDesk(page, '/markets')
  const rows = table(page).getByRole('row')
  await expect(rows.nth(1)).toContainText('Open')
  await expect(rows.nth(1)).toContainText('In play')
  await expect(rows.nth(1)).toContainText('Match odds')
  await expect(rows.nth(1)).toContainText('৳ 12,345.50')
  await expect(rows.nth(2)).toContainText('Suspendedby staff')
  await expect(rows.nth(2)).toContainText('Bookmaker')
  await expect(rows.nth(3)).toContainText('Closed')
  await expect(rows.nth(3)).toContainText('47')
  await expect(rows.nth(3)).toContainText('31 min')
  await expect(rows.nth(4)).toContainText('Tennis')
  await expect(rows.nth(4)).toContainText('Second person')
})

test('[SIL-115] figures of the list stand under each other', async ({ page }) => {
  await stubStaff(page, {
    staffMarkets: listOf([
      market(1, { held: '9.00', house_risk: '111.11' }),
      market(2, { held: '1234567.50', house_risk: '88888.88' }),
    ]),
  })
  await openDesk(page, '/markets')
  for (const pair of [
    ['৳ 9.00', '৳ 12,34,567.50'],
    ['৳ 111.11', '৳ 88,888.88'],
  ]) {
    const boxes = await Promise.all(
      pair.map((amount) => table(page).getByText(amount, { exact: true }).last().boundingBox()),
    )
    const [first, second] = boxes.map((box) => (box === null ? 0 : box.x + box.width))
    expect(first).toBeGreaterThan(0)
    expect(Math.abs((first ?? 0) - (second ?? 0))).toBeLessThan(1)
  }
})

test('[SIL-115] filter, search and page go to the server; due and requests are counted', async ({
  page,
}) => {
  const counts: Record<string, number> = { open: 60, due: 2, requests: 1 }
  const calls = await stubStaff(page, {
    staffMarkets: ({ query }) => listOf([market(1)], counts[query['state'] ?? ''] ?? 0),
  })
  await openDesk(page, '/markets')
  const filter = page.getByRole('group', { name: 'Which markets' })
  await expect(filter.getByRole('button', { name: 'Due 2' })).toBeVisible()
  await expect(filter.getByRole('button', { name: 'Requests 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/page=2/)
  await filter.getByRole('button', { name: 'Due 2' }).click()
  await expect(page).toHaveURL(/state=due/)
  await expect(page).not.toHaveURL(/page=2/)
  await page.getByRole('search').getByRole('textbox').fill('lions')
  await expect
    .poll(() =>
      callsOf(calls, 'staffMarkets')
        .filter(({ query }) => query['search'] === 'lions')
        .at(-1),
    )
    .toMatchObject({ query: { state: 'due', page: '1' }, ofTheOffice: true })
})

test('[SIL-115] j, k, Enter and s work the list, and Escape comes back to the same row', async ({
  page,
}) => {
  const calls = await stubStaff(page, {
    staffMarkets: listOf([market(0), market(1), market(2)]),
    staffMarket: marketRecord(),
    staffSuspendMarket: market(1, { status: 'suspended', staff_suspended: true }),
  })
  await openDesk(page, '/markets?state=all')
  await expect(table(page).getByRole('row')).toHaveCount(4)
  for (const key of ['j', 'j', 'j', 'k', 's']) await page.keyboard.press(key)
  const dialog = page.getByRole('dialog', { name: 'Suspend this market?' })
  await expect(dialog).toContainText('Sylhet Tigers 1')
  await dialog.getByRole('button', { name: 'The feed is wrong or late' }).click()
  await expect(page.getByText('Match Odds is suspended.')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  expect(callsOf(calls, 'staffSuspendMarket').map(({ body }) => body)).toEqual([
    { suspended: true, reason: 'The feed is wrong or late' },
  ])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/markets\/one\?code=1\.201/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sylhet Tigers 1')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/markets?state=all')
  await expect(page.locator('tr[aria-current]')).toContainText('Sylhet Tigers 1')
})

test('[SIL-115] one market shows the house by outcome with a sign and reads its bets every 2 s', async ({
  page,
}) => {
  await page.clock.install()
  let bets = [marketBet(1)]
  await stubStaff(page, { staffMarket: () => marketRecord(market(1), { bets }) })
  await openDesk(page, marketPage)
  const outcomes = page.getByRole('table', { name: 'What each outcome brings the house' })
  await expect(outcomes.getByRole('row', { name: /Dhaka Lions/ })).toContainText('−৳ 1,200.00')
  await expect(outcomes.getByRole('row', { name: /Sylhet Tigers/ })).toContainText('+৳ 800.50')
  const rows = page.getByRole('table', { name: 'Last bets' }).getByRole('row')
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(1)).toContainText('Matched')
  bets = [marketBet(2, { side: 'lay', state: 'open', matched: '0.00' }), marketBet(1)]
  await page.clock.runFor(2_500)
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(1)).toContainText('Lay')
})

test('[SIL-115] an auditor looks but changes nothing; a trader sees markets and no payments', async ({
  page,
}) => {
  await stubStaff(page, {
    [me]: { ...overview, role: 'auditor' },
    staffMarkets: listOf([market(1)]),
    staffMarket: marketRecord(market(1, due), {
      requests: [marketRequest(5, { may_decide: false })],
    }),
  })
  await openDesk(page, marketPage)
  await expect(page.getByRole('table', { name: 'Last bets' })).toBeVisible()
  for (const name of ['Suspend', 'Preview', 'Agree', 'Settle by hand'])
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  await page.keyboard.press('s')
  await expect(page.getByText('may look at markets but not change them')).toBeVisible()
})

test('[SIL-115] a trader’s navigation has markets and no payments', async ({ page }) => {
  await stubStaff(page, {
    [me]: { ...overview, role: 'trader' },
    staffMarkets: ({ query }) => listOf([], query['state'] === 'due' ? 3 : 0),
    staffMarket: marketRecord(),
  })
  await openDesk(page, '/')
  const nav = page.getByRole('navigation', { name: 'Main menu' })
  await expect(nav.getByRole('link')).toHaveText([
    'Overview',
    'Markets',
    'House liability',
    'Approvals',
    'Promotions',
    'VIP levels',
  ])
  await expect(page.getByRole('banner')).toContainText('Trader')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Due: 3/ })
    .click()
  await expect(page).toHaveURL('/markets?state=due')
  await expect(page.getByText('No result is due')).toBeVisible()
  await page.goto(marketPage)
  await expect(page.getByRole('cell', { name: 'bob' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'bob' })).toHaveCount(0)
})

test('[SIL-115] an unknown market says so; a lost list can be asked for again', async ({
  page,
}) => {
  let fails = true
  await stubStaff(page, {
    staffMarkets: () => (fails ? refused('UNAVAILABLE') : listOf([])),
    staffMarket: refused('MARKET_NOT_FOUND'),
  })
  await openDesk(page, marketPage)
  await expect(page.getByText('There is no such market')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the markets' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  fails = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No market is open')).toBeVisible()
})

test('[I18N-02] the trading desk speaks Bangla', async ({ page }) => {
  await stubStaff(page, {
    staffMarkets: listOf([market(1, { ...due, request_waiting: true })]),
    staffMarket: marketRecord(market(1, due)),
    staffPreviewSettlement: { ...whatItPays, approval_reasons: ['void'] },
  })
  await openDesk(page, '/markets?state=due', 'bn')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('মার্কেট')
  await expect(page.getByRole('row').nth(1)).toContainText('দ্বিতীয় জন চাই')
  await page.getByRole('row').nth(1).getByRole('link').click()
  await page.getByRole('checkbox', { name: 'Dhaka Lions' }).check()
  await page.getByRole('button', { name: 'হিসাব দেখুন' }).click()
  await expect(page.getByRole('button', { name: 'অনুমোদন চান' })).toBeVisible()
})

for (const width of [1280, 390]) {
  for (const path of ['/markets', marketPage]) {
    test(`axe finds nothing on ${path} of the trading desk at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await stubStaff(page, {
        staffMarkets: listOf([
          market(1, { in_play: true }),
          market(2, { ...due, kind: 'fancy', request_waiting: true }),
          market(3, { status: 'suspended', staff_suspended: true, kind: 'bookmaker' }),
        ]),
        staffMarket: marketRecord(market(1, due), {
          bets: [marketBet(1), marketBet(2, { side: 'lay', state: 'delayed', matched: '0.00' })],
          requests: [
            marketRequest(5),
            marketRequest(4, { asked_by: 'alice', may_decide: false, mine: true }),
          ],
        }),
        staffPreviewSettlement: { ...whatItPays, approval_reasons: ['void'] },
      })
      await openDesk(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      if (path === marketPage) {
        await page.getByRole('button', { name: 'Add a void time' }).click()
        await expectNoViolations(page)
        await page.getByRole('button', { name: 'Remove void time 1' }).click()
        await page.getByRole('checkbox', { name: 'Dhaka Lions' }).check()
        await page.getByRole('button', { name: 'Preview' }).click()
        await expect(page.getByText('A request already waits.')).toBeVisible()
      }
      await expectNoViolations(page)
    })
  }
}

async function expectNoViolations(page: Page) {
  expect(await violationsOf(page)).toEqual([])
}

test('[SIL-115] against the real house: the demo trader sees the markets of the feed', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByLabel('Username').fill('trader1')
  await page.getByLabel('Password', { exact: true }).fill('Maidan2026')
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('navigation').getByRole('link', { name: 'Markets' }).click()
  await table(page).getByRole('row').nth(1).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 2, name: 'Settle', exact: true })).toBeVisible()
  await page.reload()
  await expect(
    page.getByRole('table', { name: 'What each outcome brings the house' }),
  ).toBeVisible()
})
