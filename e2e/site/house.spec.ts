import {
  balance,
  login,
  marketBlock,
  showTransactions,
  showTurnovers,
  showUser,
  type CallAnswer,
  type Calls,
} from '@maidan/contract'
import type { Request } from '@playwright/test'
import { expect, test } from '../front/test.ts'
import { askOffice, enterAs, logInAs } from '../steps/house-steps.ts'
import { siteUrl } from '../ports.ts'
import { goToEnd } from '../steps/go-to-end.ts'
import { open } from '../steps/quick-clock.ts'
import { store, stored } from '../stub/stored.ts'

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
  await goToEnd(page)
  const kinds = ['[data-slide] img', 'h2 + div img', 'footer img']
  for (const kind of kinds) {
    const picture = page.locator(kind).first()
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toHaveAttribute('src', /^\/storage\//)
    const width = () => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)
    await expect.poll(width).toBeGreaterThan(0)
  }
})

test('whoever reads Bangla sees the names on tiles and cards in Bangla', async ({ page }) => {
  await store(page, { language: 'bn' })
  for (const [route, cards] of [
    ['/', page.locator('#home-category img')],
    ['/games?type=slot', page.getByRole('main').getByRole('listitem').locator('img')],
  ] as const) {
    await open(page, route)
    await expect(cards.first()).toHaveAttribute('src', /\.bn\.svg$/)
    for (const card of await cards.all()) {
      await expect(card).toHaveAttribute('src', /\.bn\.svg$/)
      await card.scrollIntoViewIfNeeded()
      const width = () => card.evaluate((one: HTMLImageElement) => one.naturalWidth)
      await expect.poll(width).toBeGreaterThan(0)
    }
  }
})

test('[PROF-01, PROF-04] a player reads their own record in the profile', async ({ page }) => {
  await enterAs(page, 'rahim2026', '/profile')
  const main = page.getByRole('main')
  for (const text of ['rahim2026', 'Rahim Uddin', '1996-02-21', '01711223344'])
    await expect(main.getByText(text, { exact: true }).first()).toBeVisible()
  await expect(main.getByText('Verified', { exact: true }).first()).toBeVisible()
})

test('[API-08 to API-12] right after the log-in the house is asked for all that is the player’s, with their token and id', async ({
  page,
}) => {
  const asked: Request[] = []
  page.on('request', (request) => asked.push(request))
  await open(page, '/login')
  await page.getByLabel('Username').fill('salma2026')
  await page.getByLabel('Password', { exact: true }).fill('Maidan2026')
  const answered = page.waitForResponse((response) => response.url().endsWith(login.path))
  asked.length = 0
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  const answer = await answered
  const { token, remote_id } = (await answer.json()) as CallAnswer<Calls['login']>
  for (const [call, sent] of [
    [showUser, { query: `?remote_id=${remote_id}`, body: null }],
    [showTransactions, { query: `?remote_id=${remote_id}`, body: null }],
    [showTurnovers, { query: `?remote_id=${remote_id}`, body: null }],
    [marketBlock, { query: '', body: null }],
    [balance, { query: '', body: null }],
  ] as const) {
    const find = () => asked.find((request) => new URL(request.url()).pathname === call.path)
    await expect.poll(find, call.name).toBeDefined()
    const request = find()
    expect(request?.method(), call.name).toBe(call.method)
    expect(new URL(request?.url() ?? '').search, call.name).toBe(sent.query)
    expect(request?.postData(), call.name).toBe(sent.body)
    expect(request?.headers()['authorization'], call.name).toBe(`Bearer ${token}`)
    expect((await request?.response())?.status(), call.name).toBe(200)
  }
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
