import type { Browser, Page } from '@playwright/test'
import { expect, test } from '../front/test.ts'
import { generate } from 'otplib'
import { backofficeUrl } from '../ports.ts'
import { callsOf } from '../stub/read-stub-call.ts'
import { approval, bob, openDesk, overview, stubStaff } from '../stub/staff.ts'
import { violationsOf } from '../steps/violations-of.ts'

const desktop = { baseURL: backofficeUrl, viewport: { width: 1280, height: 800 }, hasTouch: false }
test.use({ app: 'backoffice', viewport: desktop.viewport, hasTouch: false })

async function logIn(page: Page, username: string, path = '/') {
  await page.goto(path)
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill('Maidan2026')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
}

async function newPerson(browser: Browser): Promise<Page> {
  return (await browser.newContext(desktop)).newPage()
}

test('[LAW-24] an invited member enrols with code, password and authenticator', async ({
  page,
  browser,
}) => {
  const name = `tuhin${Date.now()}`
  await logIn(page, 'admin', '/staff')
  await page.getByRole('button', { name: 'Invite' }).click()
  const invitation = page.getByRole('dialog', { name: 'Invite to the staff' })
  await invitation.getByLabel('Username').fill(name)
  await expect(invitation).toContainText('a second admin has to agree')
  await invitation.getByLabel('Role').selectOption('auditor')
  await expect(invitation).toContainText('you invite alone')
  await invitation.getByLabel('Reason').fill('Yearly audit')
  await invitation.getByRole('button', { name: 'Invite' }).click()
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: name })
  await expect(card).toContainText('Has to enrol')
  await card.getByRole('button', { name: 'Show my part' }).click()
  const shown = page.getByRole('dialog')
  await expect(shown).toContainText('This is the whole code.')
  const code = await shown.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/).innerText()

  const invited = await newPerson(browser)
  await invited.goto('/enrol')
  await invited.getByLabel('Username').fill(name)
  await invited.getByLabel('Enrolment code').fill('0000-0000-0000')
  await invited.getByRole('button', { name: 'Next' }).click()
  await expect(invited.getByRole('alert')).toContainText('do not fit')
  await invited.getByLabel('Enrolment code').fill(code.toLowerCase())
  await invited.getByRole('button', { name: 'Next' }).click()
  await expect(invited.getByRole('img', { name: 'The key as a QR code' })).toBeVisible()
  const secret = (await invited.getByRole('code').innerText()).replaceAll(' ', '')
  await invited.getByLabel('New password', { exact: true }).fill('Kestrel47moss9')
  await invited.getByLabel('Repeat the password').fill('Kestrel47moss9')
  await invited.getByLabel('Authenticator code').fill(await generate({ secret }))
  await invited.getByRole('button', { name: 'Enrol and log in' }).click()
  await expect(invited.getByRole('navigation', { name: 'Main menu' })).toContainText('Audit')
  expect(await invited.evaluate(() => document.cookie)).toBe('')
})

test('[LAW-24] who would decide with others takes a second person', async ({ page }) => {
  await logIn(page, 'admin', '/staff')
  await page.getByRole('button', { name: 'Invite' }).click()
  const invitation = page.getByRole('dialog', { name: 'Invite to the staff' })
  await invitation.getByLabel('Role').selectOption('support')
  await expect(invitation).toContainText('a second admin has to agree')
  await invitation.getByLabel('Username').fill(`nila${Date.now()}`)
  await invitation.getByLabel('Reason').fill('Night shift')
  await invitation.getByRole('button', { name: 'Ask a second person' }).click()
  await expect(page.getByText('Asked. A second admin has to agree.')).toBeVisible()
})

test('[LAW-8] tabs of the office share one session, and all end with it', async ({ page }) => {
  await logIn(page, 'admin')
  const tab = await page.context().newPage()
  await tab.goto('/audit')
  await expect(tab.getByRole('heading', { name: 'Audit' })).toBeVisible()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByText('You are logged out.')).toBeVisible()
  await expect(tab).toHaveURL(/\/log-in/)
})

test('[LAW-28] what a role may not open says whose it is and asks the server nothing', async ({
  page,
}) => {
  const calls = await stubStaff(page, {
    staffOverview: { ...overview, role: 'trader' },
  })
  await openDesk(page, '/players')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Players is not for your role' })).toBeVisible()
  await expect(main).toContainText('logged in as Trader')
  await expect(main).toContainText('Admin, Cashier, Support, Auditor')
  expect(calls.map(({ name }) => name)).not.toContain('staffPlayers')
  await main.getByRole('link', { name: 'Markets' }).click()
  await expect(page).toHaveURL(/\/markets/)
})

test('[LAW-28] the security screen filters by kind and address', async ({ page, request }) => {
  const signs = { 'x-maidan-office': '1' }
  const data = { username: 'trader1', password: 'Maidan2026' }
  await request.post('/api/staff/login', { headers: signs, data })
  expect((await request.get('/api/staff/members', { headers: signs })).status()).toBe(403)
  await logIn(page, 'admin', '/security')
  await page.getByRole('combobox', { name: 'What' }).selectOption('staff_refused')
  await expect(page).toHaveURL(/kind=staff_refused/)
  const row = page.getByRole('row').filter({ hasText: 'staffMembers' }).first()
  await expect(row).toContainText('trader1')
  await page.getByRole('textbox', { name: 'Address, or its beginning' }).fill('203.0.113.')
  await expect(page.getByText('Nothing of this kind was tried')).toBeVisible()
})

test('[LAW-28] a broken audit is an alarm on the overview', async ({ page }) => {
  await stubStaff(page, { staffOverview: { ...overview, audit_broken_at: 17 } })
  await openDesk(page, '/')
  await expect(page.getByRole('alert')).toContainText('changed at line 17')
})

// Each language and each width once: what axe looks at hangs on the one or on the other.
for (const [width, language] of [
  [390, 'bn'],
  [1280, 'en'],
] as const)
  test(`axe finds nothing on the screens of staff, settings and security at ${width} px (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await logIn(page, 'admin')
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language)
    for (const path of ['/staff', '/account', '/security', '/settings', '/enrol']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect([path, await violationsOf(page)]).toEqual([path, []])
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
      expect([path, wide]).toEqual([path, false])
    }
  })

test('[LAW-24] the log-in code of a player is turned off only by the word of a second person', async ({
  page,
}) => {
  const calls = await stubStaff(page, {
    staffPlayer: { ...bob, second_factor: true },
    staffResetFactor: approval(9, { kind: 'player.factor.reset', subject: 'player:7', mine: true }),
  })
  await openDesk(page, '/players/7')
  await page.getByRole('button', { name: 'Turn off: Code at log-in' }).click()
  const dialog = page.getByRole('dialog', { name: 'Turn off the log-in code of bob?' })
  await dialog.getByRole('button', { name: 'Ask a second person' }).click()
  await expect(dialog).toContainText('Please give a reason.')
  await dialog.getByLabel('Reason').fill('Lost the phone')
  await dialog.getByRole('button', { name: 'Ask a second person' }).click()
  await expect(page.getByText('Sent to a second person')).toBeVisible()
  expect(callsOf(calls, 'staffResetFactor')[0]).toMatchObject({
    params: { id: '7' },
    body: { reason: 'Lost the phone' },
  })
})
