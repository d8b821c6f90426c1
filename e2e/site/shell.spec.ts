import { expect, test } from '../front/test.ts'
import { open, ready } from '../steps/quick-clock.ts'
import { generalSettings } from '../stub/records.ts'
import { stub, stubPlayer } from '../stub/site.ts'
import { store, stored } from '../stub/stored.ts'

test.use({ serviceWorkers: 'block' })

test.describe('bars and menu', () => {
  test('[NAV-45] [NAV-46] a player has the four places of the toolbar', async ({ page }) => {
    await stubPlayer(page)
    await open(page, '/')
    const bar = page.getByRole('navigation', { name: 'Main menu' })
    await expect(bar.getByRole('link')).toHaveText(['Home', 'Promotions', 'Deposit', 'My Account'])
    const targets = await bar
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(targets).toEqual(['/', '/promotions', '/deposit', '/account'])
  })

  test('[NAV-47] [NAV-48] a guest has language, login and sign-up', async ({ page }) => {
    await open(page, '/')
    const bar = page.getByRole('navigation', { name: 'Main menu' })
    await expect(bar.getByRole('combobox', { name: 'Language' })).toBeVisible()
    await expect(bar.getByRole('link', { name: 'Deposit' })).toHaveCount(0)
    await bar.getByRole('link', { name: 'Login' }).click()
    await expect(page).toHaveURL('/login')
    await open(page, '/')
    await bar.getByRole('link', { name: 'Sign up' }).click()
    await expect(page).toHaveURL('/signup')
  })

  test('[I18N-01] [I18N-02] [HOME-04] Bangla is offered, shown and kept', async ({ page }) => {
    await open(page, '/')
    const control = page.getByRole('banner').getByRole('combobox', { name: 'Language' })
    await expect(control.getByRole('option')).toHaveText(['English', /Bangla/])
    await control.selectOption('bn')
    await expect(page.getByRole('tab', { name: 'স্পোর্টস' })).toBeVisible()
    expect(await stored(page, 'language')).toBe('bn')
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
    await page.reload()
    await ready(page)
    await expect(page.getByRole('tab', { name: 'স্পোর্টস' })).toBeVisible()
  })

  test('[NAV-49] [NAV-50] [NAV-51] [NAV-56] the side menu lists its entries in order', async ({
    page,
  }) => {
    await open(page, '/')
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Main menu' })
    const entries = menu.locator('ul').first().locator(':scope > li > :is(a, button)')
    await expect(entries).toHaveText([
      'Home',
      'Sports',
      'Casino',
      'Slot',
      'Table',
      'Poker',
      'Crash',
      'Fishing',
      'Lottery',
      'Promotions',
      'Referral Program',
      'VIP',
      'Affiliate',
      '24/7 LiveChat',
      'Brand Ambassador',
    ])
    await menu.getByRole('button', { name: 'Sports' }).click()
    await expect(menu.locator('#menu-sports a')).toHaveText([
      'Exchange',
      'I-Sports',
      'E1Sports',
      'Horsebook',
      'Virtual',
      'Kabaddi',
      'Fantasy',
      'SBO Sports',
    ])
  })

  test('[NAV-52] [NAV-53] menu entries lead on and close the menu', async ({ page }) => {
    await stubPlayer(page)
    await open(page, '/')
    const menu = page.getByRole('dialog', { name: 'Main menu' })
    await page.getByRole('button', { name: 'Menu' }).click()
    await menu.getByRole('link', { name: 'Slot' }).click()
    await expect(page).toHaveURL(/\/games\?type=slot/)
    await expect(menu).toHaveCount(0)
    const links = { Promotions: '/promotions', 'Referral Program': '/refrrel-program', VIP: '/vip' }
    for (const [name, path] of Object.entries(links)) {
      await open(page, '/')
      await page.getByRole('button', { name: 'Menu' }).click()
      await expect(menu.getByRole('link', { name })).toHaveAttribute('href', path)
    }
  })

  test('[NAV-54] [SIL-022] Affiliate opens the login page of the affiliate sub-host', async ({
    page,
  }) => {
    await stub(page, { getGeneral: generalSettings() })
    await open(page, '/')
    await page.getByRole('button', { name: 'Menu' }).click()
    const link = page.getByRole('link', { name: 'Affiliate' })
    await expect(link).toHaveAttribute('href', /\/\/affiliate\.[^/]+\/login$/)
  })

  test('[NAV-54] [SIL-022] without an address of its own Affiliate opens a page of this site, which says what it is', async ({
    page,
    baseURL,
  }) => {
    await stub(page, { getGeneral: generalSettings({ affiliate_url: '' }) })
    await open(page, '/')
    await page.getByRole('button', { name: 'Menu' }).click()
    const link = page.getByRole('link', { name: 'Affiliate' })
    const address = `//affiliate.localhost:${new URL(baseURL ?? '').port}/login`
    await expect(link).toHaveAttribute('href', address)
    await open(page, `http:${address}`)
    await expect(page.getByRole('heading', { name: 'Affiliates' })).toBeVisible()
    await expect(page.getByText(/has not opened its affiliate programme/)).toBeVisible()
    await expect(page.locator('input')).toHaveCount(0)
    await page.getByRole('link', { name: 'Back to the site' }).click()
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()
  })

  test('[NAV-55] [HOME-02] [SIL-038] Help and LiveChat open the chat for a player', async ({
    page,
  }) => {
    await stubPlayer(page)
    await open(page, '/')
    await page.getByRole('button', { name: 'Help', exact: true }).click()
    await expect(page).toHaveURL('/chat')
    await open(page, '/')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: '24/7 LiveChat' }).click()
    await expect(page).toHaveURL('/chat')
  })

  test('[SIL-037] Brand Ambassador opens home at the ambassador block', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('link', { name: 'Brand Ambassador' }).click()
    await expect(page.getByRole('heading', { name: 'Brand Ambassador' })).toBeInViewport()
  })

  test('[APP-14] [APP-15] [SIL-027] the menu clock is GMT+6 and ticks each second', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      timezoneId: 'UTC',
      viewport: { width: 390, height: 844 },
    })
    const page = await context.newPage()
    await open(page, '/')
    await page.getByRole('button', { name: 'Menu' }).click()
    const clock = page.getByLabel('Site time').locator('time')
    await expect(page.getByLabel('Site time')).toContainText('(GMT+6)')
    const { shown, hour } = await clock.evaluate((time) => ({
      shown: time.textContent,
      hour: (new Date().getUTCHours() + 6) % 24,
    }))
    expect(Number(shown.slice(0, 2))).toBe(hour)
    await expect(clock).not.toHaveText(shown)
    await context.close()
  })

  test('[AUTH-84] [AUTH-85] [AUTH-86] [SIL-008] /player/logout forgets the six keys and goes home', async ({
    page,
  }) => {
    await stubPlayer(page)
    await store(page, { agent_code: 'A1', referral_code: 'R1', popup: '0', exchangeToken: 'X' })
    await stub(page, { logout: { message: 'ok' } })
    await page.goto('/player/logout')
    await expect(page).toHaveURL('/')
    for (const key of [
      'token',
      'balance',
      'remote_id',
      'username',
      'exchangeToken',
      'agent_code',
    ]) {
      expect([key, await stored(page, key)]).toEqual([key, null])
    }
    expect(await stored(page, 'referral_code')).toBe('R1')
    expect(await stored(page, 'popup')).toBe('0')
  })
})

test.describe('support button', () => {
  const contacts = [
    { row: 'CHAT-14', settings: { intercom: '' }, address: 'https://wa.me/8801711000000' },
    {
      row: 'CHAT-15',
      settings: { intercom: '', whatsapp: '' },
      address: 'https://tawk.to/chat/tw/7',
    },
  ]
  for (const { row, settings, address } of contacts) {
    test(`[${row}] the button opens ${address}`, async ({ page, context }) => {
      await context.route(/intercom\.help|wa\.me|tawk\.to/, (route) =>
        route.fulfill({ body: 'contact' }),
      )
      await stub(page, { getGeneral: generalSettings(settings) })
      await stub(page, { getSocialLink: { whatsapp: '', facebook: '', telegram: '' } })
      await open(page, '/')
      const opened = context.waitForEvent('page')
      await page.getByRole('button', { name: 'Open support chat' }).click()
      await expect.poll(async () => (await opened).url()).toBe(address)
    })
  }

  for (const [what, settings] of [
    ['alone', { whatsapp: '', tawk_id: '', live_chat: '' }],
    ['beside all others', {}],
  ] as const)
    test(`[CHAT-13] Intercom ${what} opens in a tab of its own, which has no hold on the site`, async ({
      page,
      context,
    }) => {
      await context.route('https://intercom.help/**', (route) =>
        route.fulfill({ body: 'Intercom' }),
      )
      await stub(page, { getGeneral: generalSettings({ intercom: 'ic-42', ...settings }) })
      await open(page, '/')
      const tabs = context.pages().length
      const opened = context.waitForEvent('page')
      await page.getByRole('button', { name: 'Open support chat' }).click()
      const intercom = await opened
      await expect(intercom).toHaveURL('https://intercom.help/ic-42')
      await expect(intercom.locator('body')).toHaveText('Intercom')
      expect(await intercom.evaluate(() => window.opener)).toBeNull()
      expect(context.pages()).toHaveLength(tabs + 1)
      await expect(page).toHaveURL('/')
    })

  test('[CHAT-11] [CHAT-12] 9 px is a tap, 11 px a drag that stays', async ({ page }) => {
    await stubPlayer(page)
    const none = { intercom: '', whatsapp: '', tawk_id: '', live_chat: '' }
    await stub(page, { getGeneral: generalSettings(none) })
    await stub(page, { getSocialLink: { whatsapp: '', facebook: '', telegram: '' } })
    await open(page, '/')
    const button = page.getByRole('button', { name: 'Open support chat' })
    const drag = async (by: number) => {
      const box = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      await page.mouse.move(box.x + 20, box.y + 20)
      await page.mouse.down()
      await page.mouse.move(box.x + 20 - by, box.y + 20)
      await page.mouse.up()
      return box.x
    }
    const before = await drag(11)
    await expect(page).toHaveURL('/')
    const after = (await button.boundingBox())?.x ?? 0
    expect(before - after).toBeCloseTo(11, 0)
    await drag(9)
    await expect(page).toHaveURL('/chat')
  })
})

test.describe('wide', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('[APP-20] wide / is the coming-soon block to a visitor, with the phone site in it', async ({
    page,
  }) => {
    await open(page, '/')
    await expect(page.getByRole('img', { name: /coming soon/i })).toHaveAttribute(
      'src',
      /coming-soon\.svg$/,
    )
    await expect(page.getByRole('tab')).toHaveCount(0)
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await page.getByRole('link', { name: 'Open the mobile site here' }).click()
    const phone = page.frameLocator('iframe')
    await expect(phone.getByRole('tab', { name: 'Sports' })).toBeVisible({ timeout: 10_000 })
  })

  test('[APP-18] [SIL-003] 768 px is mobile, 769 px is not, without a reload', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 })
    await open(page, '/')
    await expect(page.getByRole('tab', { name: 'Sports' })).toBeVisible()
    await page.setViewportSize({ width: 769, height: 900 })
    await expect(page.getByRole('tab')).toHaveCount(0)
    await expect(page.getByRole('img', { name: /coming soon/i })).toBeVisible()
  })
})
