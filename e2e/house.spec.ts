import type { CallAnswer, Calls } from '@maidan/contract'
import { expect, test } from './front/test.ts'
import { askOffice, enterAs, logInAs } from './house-steps.ts'
import { siteUrl } from './ports.ts'
import { open } from './quick-clock.ts'
import { store, stored } from './stub/stored.ts'

test.use({ serviceWorkers: 'block' })

test('[AUTH-18, AUTH-19] a wrong password is refused in the words of the house, the right one lets in', async ({
  page,
}) => {
  await open(page, '/login')
  await page.getByLabel('Username').fill('salma2026')
  for (const [password, alerts] of [
    ['Wrong2026x', ['Invalid username or password.']],
    ['Maidan2026', []],
  ] as const) {
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText([...alerts])
  }
  await expect(page).toHaveURL('/')
  expect(await stored(page, 'username')).toBe('salma2026')
})

test('[HOME-13, HOME-18] a category lists the providers of the house, and a guest is asked to log in', async ({
  page,
}) => {
  await open(page, '/')
  await page.getByRole('tab', { name: 'Slot' }).click()
  const providers = page.getByRole('tabpanel').getByRole('button')
  await expect(providers.first()).toBeVisible()
  await providers.first().click()
  await expect(page).toHaveURL('/login')
})

test('[NAV-04, GAME-04] a guest finds a game of the house by its name', async ({ page }) => {
  await open(page, '/games?type=slot')
  const games = page.getByRole('main').getByRole('listitem')
  await expect(games.filter({ hasText: 'River Gold' })).toHaveCount(1)
  expect(await games.count()).toBeGreaterThan(1)
  await page.getByLabel('Search games').fill('river gold')
  await expect(games).toHaveText([/River Gold/])
  await expect(page).toHaveURL('/games?type=slot')
})

test('[APP-33] the pictures of banners, games and methods are below the storage path and are there', async ({
  page,
}) => {
  await open(page, '/')
  await expect(page.getByRole('contentinfo')).toBeVisible({ timeout: 15_000 })
  const kinds = ['[data-slide] img', 'h2 + div img', 'footer img']
  for (const kind of kinds) {
    const picture = page.locator(kind).first()
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toHaveAttribute('src', /^\/storage\//)
    const width = () => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)
    await expect.poll(width).toBeGreaterThan(0)
  }
})

test('[API-08, PROF-01, PROF-04] a player reads their own record in the profile', async ({
  page,
}) => {
  const asked = page.waitForRequest(/\/api\/user\/show\?remote_id=/)
  await enterAs(page, 'rahim2026', '/profile')
  const main = page.getByRole('main')
  for (const text of ['rahim2026', 'Rahim Uddin', '1996-02-21', '01711223344'])
    await expect(main.getByText(text, { exact: true }).first()).toBeVisible()
  await expect(main.getByText('Verified', { exact: true }).first()).toBeVisible()
  expect((await asked).headers()['authorization']).toMatch(/^Bearer ./)
})

test('[API-06, API-07, PROMO-11] the details of a promotion lead to a deposit with it', async ({
  page,
}) => {
  await enterAs(page, 'rahim2026', '/promotions')
  const details = page.getByRole('button', { name: /^Details of/ }).first()
  const name = ((await details.getAttribute('aria-label')) ?? '').replace('Details of ', '')
  await details.click()
  const deposit = page.getByRole('dialog').getByRole('button', { name: 'Deposit with this bonus' })
  await deposit.click()
  await expect(page).toHaveURL('/deposit')
  const chosen = page.getByLabel('Promotion').locator('option:checked')
  await expect(chosen).toHaveText(name)
})

test('[API-35, CASH-37, CASH-39] the house offers an account to pay into, hidden until it is asked for', async ({
  page,
}) => {
  await enterAs(page, 'karim2026', '/deposit')
  await page.locator('label', { has: page.getByRole('radio', { name: 'bKash' }) }).click()
  await page.locator('label', { has: page.getByRole('radio', { name: 'Send Money' }) }).click()
  await page.getByLabel('Amount').fill('700')
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page).toHaveURL('/make-payment')
  await expect(page.getByText(/^01\*{7}\d\d$/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Show the whole number' }).click()
  await expect(page.getByText(/^01\d{9}$/).first()).toBeVisible()
})

test('[CHAT-02, CHAT-06, CHAT-07, CHAT-08] what a player writes is answered by the staff', async ({
  page,
  request,
}) => {
  const question = `Where is my bonus? ${Date.now()}`
  await enterAs(page, 'rahim2026', '/chat')
  await page.getByRole('button', { name: 'Start a chat' }).click()
  await expect(page).toHaveURL(/\/chat-box\/\d+/)
  await page.getByLabel('Write a message').fill(question)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText(question, { exact: true })).toBeVisible()
  const id = /\d+$/.exec(page.url())?.[0] ?? ''
  await askOffice<CallAnswer<Calls['staffAnswerChat']>>(request, 'admin2', {
    method: 'POST',
    path: `/api/staff/chats/${id}/messages`,
    data: { content: `It is on its way, ${question.slice(-5)}` },
  })
  await page.clock.runFor(11_000)
  await expect(page.getByText(`It is on its way, ${question.slice(-5)}`)).toBeVisible()
})

test('[AUTH-87, APP-30] a session that was ended elsewhere leads to the guest’s home', async ({
  page,
  request,
}) => {
  const { token, remote_id } = await logInAs(request, 'karim2026')
  await store(page, { token, remote_id, username: 'karim2026' })
  await open(page, '/profile')
  await expect(page.getByText('Karim Hossain')).toBeVisible()
  const headers = { authorization: `Bearer ${token}` }
  expect((await request.post(`${siteUrl}/api/logout`, { headers })).ok()).toBe(true)
  await page.clock.runFor(11_000)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  expect(await stored(page, 'token')).toBeNull()
})

test('[POP-01, POP-04] staff block the games of a player, who sees why nothing opens', async ({
  page,
  request,
}) => {
  const { data } = await askOffice<CallAnswer<Calls['staffPlayers']>>(request, 'admin2', {
    method: 'GET',
    path: '/api/staff/players?search=salma2026',
  })
  await askOffice<CallAnswer<Calls['staffBlockPlayer']>>(request, 'admin2', {
    method: 'POST',
    path: `/api/staff/players/${data[0]?.id}/block`,
    data: { section: 'games', blocked: true, reason: 'Asked for a break' },
  })
  await enterAs(page, 'salma2026', '/')
  await page.getByRole('button', { name: 'Kabaddi' }).click()
  await expect(page.getByRole('dialog', { name: 'Market Block' })).toBeVisible()
  await expect(page).toHaveURL('/')
})

for (const [path, heading] of [
  ['/transaction-record', 'Transaction Records'],
  ['/betting-record', 'Betting Records'],
  ['/inbox', 'Inbox'],
  ['/vip', 'My VIP'],
  ['/exchange-account/balance', 'Balance Overview'],
] as const)
  test(`${path} opens on what the house answers, without a failure`, async ({ page }) => {
    const failed: string[] = []
    page.on('response', (response) => {
      if (response.url().includes('/api/') && response.status() >= 400) failed.push(response.url())
    })
    await enterAs(page, 'rahim2026', path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.getByText('This could not be loaded')).toHaveCount(0)
    expect(failed).toEqual([])
  })
