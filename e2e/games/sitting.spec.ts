import { expect, test } from '../front/test.ts'
import { openQuickly } from '../steps/quick-clock.ts'
import { game } from '../stub/records.ts'
import { stubSite } from '../stub/site.ts'

test.use({ serviceWorkers: 'block' })

const origin = 'https://games.example.test'
const MINUTE_MS = 60_000
const HALF_HOUR_MS = 30 * MINUTE_MS
const HOUR_MS = 2 * HALF_HOUR_MS

const answers = {
  getSystem: { systems: ['PADMA'], message: 'ok' },
  getProvider: { data: [], message: 'ok' },
  getGames: { games: [game('TIGER', 'Tiger Night')] },
  favouriteGames: { codes: [] },
  gameRun: { url: `${origin}/play?session=s1`, message: 'ok' },
}

const sitting = (net: string, agoMs: number) => ({
  began_at: new Date(Date.now() - agoMs).toISOString(),
  rounds: 9,
  bet: '90.00',
  win: '50.00',
  net,
  currency: 'BDT' as const,
})

test.beforeEach(async ({ page }) => {
  await page.route(`${origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Game</title>' }),
  )
})

for (const [net, agoMs, said] of [
  ['-40.00', HOUR_MS + 15 * MINUTE_MS, 'Playing 1 h 15 min · −৳ 40.00'],
  ['1250.50', 7 * MINUTE_MS, 'Playing 7 min · +৳ 1,250.50'],
] as const) {
  test(`a game's bar says how long one plays and where one stands: ${said}`, async ({ page }) => {
    await stubSite(page, { ...answers, getSitting: sitting(net, agoMs) })
    await openQuickly(page, '/games?type=slot&system=PADMA&title=Slots')
    await page.getByRole('main').getByRole('button', { name: 'Tiger Night', exact: true }).click()
    if (agoMs > HOUR_MS) await page.getByRole('button', { name: 'Keep playing' }).click()
    await expect(page.getByRole('main').locator('header')).toContainText(said)
  })
}

test('on the smallest phone in Bangla all of that can be read', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.addInitScript(() => localStorage.setItem('language', 'bn'))
  await stubSite(page, { ...answers, getSitting: sitting('-1250.50', 75 * MINUTE_MS) })
  await openQuickly(page, '/games?type=slot&system=PADMA&title=Slots')
  await page.getByRole('main').getByRole('button', { name: 'Tiger Night', exact: true }).click()
  await page.getByRole('button', { name: 'খেলা চালিয়ে যান' }).click()
  const bar = page.getByRole('main').locator('header')
  const line = bar.getByText('১ ঘণ্টা ১৫ মিনিট ধরে খেলছেন · −৳ 1,250.50')
  await expect(line).toBeVisible()
  const hidden = await line.evaluate((one) => [
    one.scrollWidth - one.clientWidth,
    one.scrollHeight - one.clientHeight,
  ])
  expect(hidden).toEqual([0, 0])
  await expect(bar).toHaveCSS('height', '48px')
})

test('[LAW-29] each full hour of play says so between rounds, and leads to a break', async ({
  page,
}) => {
  const agoMs = 2 * HOUR_MS + MINUTE_MS
  await stubSite(page, { ...answers, getSitting: sitting('-40.00', agoMs) })
  await openQuickly(page, '/games?type=slot&system=PADMA&title=Slots')
  const open = page.getByRole('main').getByRole('button', { name: 'Tiger Night', exact: true })
  await open.click()
  const told = page.getByRole('dialog', { name: 'You have been playing for 2 h' })
  await expect(told).toContainText('Wins less bets in this time: −৳ 40.00')
  await page.keyboard.press('Escape')
  await told.getByRole('button', { name: 'Keep playing' }).click()
  await expect(told).toBeHidden()
  await page.goBack()
  await open.click()
  await expect(page.locator('iframe')).toHaveCount(1)
  await expect(told).toBeHidden()
  await page.reload()
  await told.getByRole('button', { name: 'Take a break' }).click()
  await expect(page).toHaveURL('/play-limits')
})

test('[LAW-29] an open round is over before an hour of play is told', async ({ page }) => {
  await stubSite(page, { ...answers, getSitting: sitting('0.00', HOUR_MS - MINUTE_MS) })
  await openQuickly(page, '/games?type=slot&system=PADMA&title=Slots')
  await page.getByRole('main').getByRole('button', { name: 'Tiger Night', exact: true }).click()
  await expect(page.locator('iframe')).toHaveCount(1)
  const tell = (open: boolean) =>
    page.evaluate((news) => dispatchEvent(new MessageEvent('message', news)), {
      origin,
      data: { type: 'maidan:round', open },
    })
  await tell(true)
  await page.clock.runFor(2 * MINUTE_MS)
  const told = page.getByRole('dialog')
  await expect(told).toBeHidden()
  await tell(false)
  await expect(told).toContainText('You have been playing for 1 h')
})

test('before the first round nothing is said of time and money', async ({ page }) => {
  await stubSite(page, answers)
  await openQuickly(page, '/games?type=slot&system=PADMA&title=Slots')
  await page.getByRole('main').getByRole('button', { name: 'Tiger Night', exact: true }).click()
  await expect(page.locator('iframe')).toHaveCount(1)
  await expect(page.getByText(/^Playing/)).toHaveCount(0)
})

test('the wallet over a game goes down with a stake and does not tell the win of an open round', async ({
  page,
}) => {
  const wallet = { checking: '0.00', bonus: '0.00', currency: 'BDT' as const }
  let balance = '100.00'
  await stubSite(page, { ...answers, balance: () => ({ ...wallet, balance }) })
  await openQuickly(page, '/games?type=slot&system=PADMA&title=Slots')
  await page.getByRole('main').getByRole('button', { name: 'Tiger Night', exact: true }).click()
  const bar = page.getByRole('main').locator('header')
  await expect(bar).toContainText('৳ 100.00')
  const tell = (data: object) =>
    page.evaluate((news) => dispatchEvent(new MessageEvent('message', news)), { origin, data })
  await tell({ type: 'maidan:round', open: true })
  for (const now of ['90.00', '140.00']) {
    balance = now
    const heard = page.waitForResponse((answer) => answer.url().endsWith('/balance'))
    await tell({ type: 'maidan:balance' })
    await heard
    await expect(bar).toContainText('৳ 90.00')
  }
  await tell({ type: 'maidan:round', open: false })
  await expect(bar).toContainText('৳ 140.00')
})

test('where one stands does not tell the win of an open round either', async ({ page }) => {
  let net = '-10.00'
  await stubSite(page, { ...answers, getSitting: () => sitting(net, HALF_HOUR_MS) })
  await openQuickly(page, '/games?type=slot&system=PADMA&title=Slots')
  await page.getByRole('main').getByRole('button', { name: 'Tiger Night', exact: true }).click()
  const bar = page.getByRole('main').locator('header')
  await expect(bar).toContainText('−৳ 10.00')
  const tell = (data: object) =>
    page.evaluate((news) => dispatchEvent(new MessageEvent('message', news)), { origin, data })
  await tell({ type: 'maidan:round', open: true })
  for (const now of ['-30.00', '55.00']) {
    net = now
    const heard = page.waitForResponse((answer) => answer.url().endsWith('/get-sitting'))
    // Whoever comes back to the page has everything asked anew.
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
    await heard
    await expect(bar).toContainText('−৳ 30.00')
  }
  await tell({ type: 'maidan:round', open: false })
  await expect(bar).toContainText('+৳ 55.00')
})
