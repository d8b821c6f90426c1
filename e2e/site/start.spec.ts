import { expect, test } from '../front/test.ts'
import { hearAnswers, open, ready, stopClock, tickUntilAsked } from '../steps/quick-clock.ts'
import { funds, generalSettings } from '../stub/records.ts'
import { stub, stubPlayer, stubSite } from '../stub/site.ts'
import { stored } from '../stub/stored.ts'
import { foreign, refused } from '../stub/answer.ts'
import { callsOf } from '../stub/read-stub-call.ts'

test.use({ serviceWorkers: 'block' })

const startCalls = [
  '/api/logo',
  '/api/general',
  '/api/sliders',
  '/api/sociallink',
  '/api/payment-methods',
  '/api/promotion',
]
const playerCalls = [
  '/api/user/show',
  '/api/transaction/show',
  '/api/turnovers',
  '/api/market/block',
]

test.describe('splash', () => {
  test.use({ reducedMotion: 'no-preference' })

  test('[APP-01] [APP-02] [APP-03] [APP-04] covers the app for 2 s, fades for half a second, and then shows the route', async ({
    page,
  }) => {
    const splash = page.locator('#splash')
    const root = page.locator('#root')
    const passTo = async (ms: number) =>
      page.clock.runFor(ms - (await page.evaluate(() => Math.round(performance.now()))))
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1000)
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await expect(splash.locator('img')).toHaveAttribute('src', /splash-maidan\.svg$/)
    await expect(root.locator('*').first()).toBeAttached()
    await passTo(1950)
    await expect(splash).toHaveCSS('opacity', '1')
    await expect(root).toHaveCSS('visibility', 'hidden')
    await passTo(2050)
    await expect(splash).toHaveCSS('transition', /opacity 0\.5s/)
    await expect(splash).toHaveCSS('opacity', '0')
    await expect(root).toHaveCSS('visibility', 'hidden')
    await passTo(2600)
    await expect(splash).toHaveCount(0)
    await expect(root).toHaveCSS('visibility', 'visible')
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()
  })

  test('[APP-02] [APP-03] it leaves by its own clock: two seconds whole, then half a second fading', async ({
    page,
  }) => {
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1000)
    await page.goto('/')
    const splash = page.locator('#splash')
    const look = () =>
      splash.evaluate((element) => ({
        fades: element.classList.contains('leaving'),
        by: `${getComputedStyle(element).transitionProperty} ${getComputedStyle(element).transitionDuration}`,
        at: performance.now(),
      }))
    const { at } = await look()
    await page.clock.runFor(1999 - at)
    expect(await look()).toMatchObject({ fades: false })
    await page.clock.runFor(1)
    expect(await look()).toMatchObject({ fades: true, by: 'opacity 0.5s' })
    await page.clock.runFor(499)
    expect(await look()).toMatchObject({ fades: true })
    await page.clock.runFor(1)
    await expect(splash).toHaveCount(0)
  })

  test('[APP-05] the default picture stands in for the site picture', async ({ page }) => {
    await page.route('**/splash-maidan.svg', (route) => route.fulfill({ status: 404 }))
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.locator('#splash img')).toHaveAttribute('src', /splash-default\.svg$/)
  })

  test('[APP-06] without pictures three dots are shown', async ({ page }) => {
    await page.route('**/splash-*.svg', (route) => route.fulfill({ status: 404 }))
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.locator('#splash i')).toHaveCount(3)
    await expect(page.locator('#splash i').first()).toBeVisible()
  })
})

test.describe('start', () => {
  test('[APP-07] [APP-08] [APP-10] [API-01 to API-04] a guest makes the six start calls, without a token, and no player call', async ({
    page,
  }) => {
    const calls = new Map<string, string | undefined>()
    page.on('request', (request) =>
      calls.set(new URL(request.url()).pathname, request.headers()['authorization']),
    )
    await open(page, '/')
    for (const path of startCalls) expect([path, calls.has(path)]).toEqual([path, true])
    for (const path of startCalls) expect(calls.get(path)).toBeUndefined()
    for (const path of playerCalls) expect([path, calls.has(path)]).toEqual([path, false])
    expect(calls.has('/api/balance')).toBe(false)
  })

  test('[APP-09] [APP-31] a player makes his four calls with his token', async ({ page }) => {
    const tokens = new Map<string, string | undefined>()
    page.on('request', (request) =>
      tokens.set(new URL(request.url()).pathname, request.headers()['authorization']),
    )
    await stubPlayer(page)
    await open(page, '/')
    for (const path of playerCalls) {
      await expect.poll(() => tokens.get(path)).toBe('Bearer token-of-alice')
    }
    expect(tokens.get('/api/logo')).toBeUndefined()
    expect(tokens.get('/api/promotion')).toBe('Bearer token-of-alice')
  })

  test('[APP-25 to APP-28] the contact keys follow the settings', async ({ page }) => {
    await stub(page, { getGeneral: generalSettings() })
    await open(page, '/')
    await expect.poll(() => stored(page, 'whatsapp')).toBe('8801711000000')
    expect(await stored(page, 'liveChat')).toBe('lc-7')
    expect(await stored(page, 'intercom')).toBe('ic-7')
    expect(await stored(page, 'tawkId')).toBe('tw/7')
  })

  test('[APP-24] [APP-29] the balance is kept and asked again after 10 s', async ({ page }) => {
    let balance = '12345.50'
    const calls = await stubSite(page, { balance: () => funds(balance) })
    await open(page, '/')
    await expect.poll(() => stored(page, 'balance')).toBe('12345.50')
    await stopClock(page)
    const asked = () => callsOf(calls, 'balance').length
    await tickUntilAsked(page, asked)
    const before = asked()
    balance = '99.00'
    await page.clock.runFor(9000)
    await hearAnswers(page)
    expect(asked()).toBe(before)
    await page.clock.runFor(1250)
    await expect.poll(asked).toBe(before + 1)
    await expect.poll(() => stored(page, 'balance')).toBe('99.00')
  })

  test('[AUTH-87] [APP-30] a 401 of the balance call clears the storage and shows the guest home', async ({
    page,
  }) => {
    await stubPlayer(page, { balance: refused('NOT_LOGGED_IN') })
    await open(page, '/account')
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })

  test('[APP-11] [SIL-019] a closed site shows maintenance on home, for 0 and "0"', async ({
    page,
  }) => {
    await stub(page, { getGeneral: foreign({ ...generalSettings(), site_status: '0' }) })
    await open(page, '/')
    await expect(page.getByText("We're currently undergoing Maintenance!")).toBeVisible()
    await expect(page.getByRole('tab')).toHaveCount(0)
  })

  test('[APP-12] maintenance leaves /login alone', async ({ page }) => {
    await stub(page, { getGeneral: generalSettings({ site_status: 0 }) })
    await open(page, '/login')
    await expect(page.getByLabel('Username')).toBeVisible()
  })

  test('[APP-13] an open site shows home', async ({ page }) => {
    await stub(page, { getGeneral: generalSettings({ site_status: 1 }) })
    await open(page, '/')
    await expect(page.getByRole('tab', { name: 'Sports' })).toBeVisible()
    await expect(page.getByText('undergoing Maintenance')).toHaveCount(0)
  })

  test('[ERR-01] [SIL-117] a failed logo is logged in the documents’ words and leaves no picture', async ({
    page,
  }) => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await stub(page, { getLogo: refused('INTERNAL') })
    await open(page, '/')
    await expect.poll(() => logged.join('\n')).toContain('Failed to fetch promotions')
    await expect(page.locator('header img')).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('[ERR-02] failing sliders, links and records are only logged and leave the page usable', async ({
    page,
  }) => {
    const logged: string[] = []
    page.on('console', (message) => {
      // What the browser itself notes of a failed request is not the product's log.
      const isBrowsers = message.text().startsWith('Failed to load resource')
      if (message.type() === 'error' && !isBrowsers) logged.push(message.text())
    })
    const failing = ['sliders', 'links', 'transactions', 'turnovers'].map((of) => `No ${of} today`)
    const failed = (at: number) => refused('INTERNAL', { message: failing[at] ?? '' })
    await stubSite(page, {
      getSliders: failed(0),
      getSocialLink: failed(1),
      showTransactions: failed(2),
      showTurnovers: failed(3),
    })
    await open(page, '/')
    await page.getByRole('tab', { name: 'Casino' }).click()
    await expect(page.getByRole('tab', { name: 'Casino' })).toHaveAttribute('aria-selected', 'true')
    for (const text of failing)
      await expect.poll(() => logged.some((line) => line.includes(text)), text).toBe(true)
    await page.getByRole('link', { name: 'My Account' }).click()
    await page.getByRole('link', { name: 'Transaction Records' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transaction Records')
    await expect(page.getByText('This could not be loaded')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('[ERR-03] [SIL-118] a hanging script is reported after 120 s with a plain reload offer', async ({
    page,
  }) => {
    await page.clock.install()
    await open(page, '/agent_code?agent_code=').catch(() => undefined)
    await page.clock.runFor(3000)
    await ready(page)
    await page.route('**/assets/home-*.js', () => undefined)
    await page.getByRole('link', { name: 'Go to home' }).click()
    await page.clock.runFor(118_000)
    const report = page.getByText('This page did not load')
    await expect(report).toHaveCount(0)
    await page.clock.runFor(3000)
    await expect(report).toBeVisible()
    await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible()
  })

  test('[ERR-03] a part that comes late does not take the page with it, and comes once the line is back', async ({
    page,
  }) => {
    const late = '**/assets/update-note-*.js'
    await page.route(late, (route) => route.abort('internetdisconnected'))
    await open(page, '/')
    const lost = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/update-note-'),
    )
    await page.clock.runFor(6000)
    await lost
    await page.getByRole('tab', { name: 'Casino' }).click()
    await expect(page.getByText('This page did not load')).toHaveCount(0)
    await page.unroute(late)
    const come = page.waitForResponse(late)
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    expect((await come).ok()).toBe(true)
    await expect(page.getByRole('tab', { name: 'Casino' })).toHaveAttribute('aria-selected', 'true')
  })
})
