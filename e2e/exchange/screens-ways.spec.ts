import { expect } from '@playwright/test'
import { exchangeSettings, test } from '../steps/exchange-visit.ts'
import { callsOf } from '../stub/read-stub-call.ts'
import { stubGuestSite } from '../stub/site.ts'
import { stored } from '../stub/stored.ts'
import { refused } from '../stub/answer.ts'

test('[NAV-25, NAV-26, NAV-28, NAV-31] a guest is sent to the log-in', async ({ page, odds }) => {
  await stubGuestSite(page, { getGeneral: exchangeSettings(odds) })
  const paths = ['/odds-view', '/exchange', '/exchange-inplay', '/exchange-sports']
  for (const path of [...paths, '/exchange-multi']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect(page).toHaveURL('/login')
  }
})

test('[SIL-065, POP-03] a blocked exchange shows its popup in place of the section, by address too', async ({
  page,
  visit,
}) => {
  await visit('/exchange-inplay', {
    marketBlock: { exchange_market: 0, cs_market: 1, status: 'inactive' },
  })
  await expect(page.getByRole('dialog', { name: 'Market Block' })).toBeVisible()
  await expect(page.getByRole('tab', { includeHidden: true })).toHaveCount(0)
})

test('[SIL-104] the Exchange entries of home and menu lead to the own exchange', async ({
  page,
  visit,
}) => {
  await visit('/')
  await page.getByRole('button', { name: 'Exchange', exact: true }).click()
  await expect(page).toHaveURL('/exchange')
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Main menu' })
  await menu.getByRole('button', { name: 'Sports' }).click()
  await menu.getByRole('link', { name: 'Exchange' }).click()
  await expect(page).toHaveURL('/exchange')
})

test('[GAME-22, GAME-23, SIL-104] an outside exchange opens in the game frame with the stored token', async ({
  page,
  odds,
  visit,
}) => {
  await page.addInitScript(() => localStorage.setItem('exchangeToken', 'X7'))
  const calls = await visit('/exchange', {
    getGeneral: exchangeSettings(odds, { exchange_url: 'http://outside.example.test/sports' }),
    playerLogin: { access_token: 'A1', url: 'http://outside.example.test/' },
  })
  await expect(page).toHaveURL('/gamerun')
  await expect(page.getByTitle('Exchange')).toHaveAttribute(
    'src',
    'http://outside.example.test/sports?token=X7',
  )
  const [call] = callsOf(calls, 'playerLogin')
  expect(call?.body).toEqual({ user_id: 'r-alice' })
  expect(await stored(page, 'exchangeToken')).toBe('X7')
})

test('[SIL-065, GAME-22] a block of the games leaves the way to an outside exchange open', async ({
  page,
  odds,
  visit,
}) => {
  await page.addInitScript(() => localStorage.setItem('exchangeToken', 'X7'))
  await visit('/exchange', {
    getGeneral: exchangeSettings(odds, { exchange_url: 'http://outside.example.test/sports' }),
    marketBlock: { exchange_market: 1, cs_market: 0, status: 'inactive' },
    playerLogin: refused('SECTION_BLOCKED', { message: 'Blocked.' }),
  })
  await expect(page.getByTitle('Exchange')).toHaveAttribute(
    'src',
    'http://outside.example.test/sports?token=X7',
  )
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[GAME-22, SIL-104] without a stored token the own exchange opens', async ({
  page,
  odds,
  visit,
}) => {
  await visit('/exchange', {
    getGeneral: exchangeSettings(odds, { exchange_url: 'http://outside.example.test/sports' }),
  })
  await expect(page.getByRole('heading', { level: 1, name: 'Exchange' })).toBeVisible()
  await expect(page).toHaveURL('/exchange')
})

test('[GAME-21, SIL-104] Lucky Sports opens in the game frame with the access token', async ({
  page,
  visit,
}) => {
  const calls = await visit('/', {
    playerLogin: { access_token: 'A1', url: 'http://outside.example.test/lucky' },
  })
  await page.getByRole('button', { name: 'Lucky Sports' }).click()
  await expect(page).toHaveURL('/gamerun')
  await expect(page.getByTitle('Lucky Sports')).toHaveAttribute(
    'src',
    'http://outside.example.test/lucky?access_token=A1',
  )
  expect(callsOf(calls, 'playerLogin')[0]?.body).toEqual({ user_id: 'r-alice' })
})

test('[GAME-16, API-21] what the sports partner refuses is said in the words of the server', async ({
  page,
  visit,
}) => {
  await visit('/', {
    playerLogin: refused('GAME_PROVIDER_DOWN', { message: 'Away.' }),
  })
  await page.getByRole('button', { name: 'Lucky Sports' }).click()
  await expect(page.getByText('Away.')).toBeVisible()
  await expect(page).toHaveURL('/')
})
